// How a server is started: environment variables and arguments, read once, with a clear sentence for each mistake.
import { parseArgs } from 'node:util';
import { parseTime } from '../src/clock/zone.ts';
import { type PreviewSetting, previewSettings } from './access/preview-host.ts';
import { isFrameAncestor } from './http/security-headers.ts';
import type { MailSettings } from './mail/open-post.ts';
import { readMail, readPublicUrl } from './mail/mail-settings.ts';
import type { ServiceAccount } from './people/service-account.ts';
import type { StoreLocation } from './store/store.ts';

export type Settings = {
  /** TCP port, 0 for any free one. `PORT`, default 4173. */
  port: number;
  /** Address to listen on. `HOST`, default 127.0.0.1 (this machine only). */
  host: string;
  /** `FOYER_REUSE_PORT=1`: another server may listen on the same port at the same time, so that the next one starts before this one ends (SO_REUSEPORT). */
  sharesPort?: boolean;
  /** `FOYER_LISTEN_FD`: number of an open file, a socket that whoever starts the server has bound; `PORT` and `HOST` then mean nothing. */
  listenOn?: number | undefined;
  /** `DATABASE_URL` (PostgreSQL), else the folder `FOYER_DATA`, default `.foyer`. */
  store: StoreLocation;
  /** `FOYER_CLOCK`: instant (ms since 1970) at which the server starts to live; missing: the machine's time. */
  startsAt: number | undefined;
  /** `FOYER_FRAME_ANCESTORS`: origins that may frame the pages, separated by blanks. */
  frameAncestors: readonly string[];
  /** `FOYER_TRUST_PROXY`: addresses of proxies that are believed, separated by commas (`loopback` works); missing: none. */
  trustProxy: string | false;
  /** `FOYER_LOG`: fatal, error, warn (default), info, debug, trace or silent. */
  logLevel: string;
  /** `FOYER_SMTP` (`smtp://user:password@host:587`) with `FOYER_MAIL_FROM`, or `FOYER_MAIL=mailbox` (with --dev unless SMTP is set); else mail is off. */
  mail?: MailSettings;
  /** `FOYER_PUBLIC_URL`: origin of links in letters; missing: the event's domain. */
  publicUrl?: string | undefined;
  /** `FOYER_SIGN_IN_FAILURES`: accounts on which sign-ins from one network may fail in a minute; missing: 100. */
  signInFailures?: number | undefined;
  /** `FOYER_PUSH_LOCAL=1`: devices may name a push service on this machine, over http too; for tests alone. */
  pushesLocally?: boolean;
  /** `FOYER_PAYMENTS=test`: registrations can be paid with a provider that charges nobody, for tests and demonstrations; missing: at once is not paid. */
  testPayments?: boolean;
  /** `FOYER_SERVICE_ACCOUNT` (`name:password`): account of other servers; missing: none. */
  serviceAccount?: ServiceAccount | undefined;
  /** `FOYER_PREVIEW`: open, key (default) or closed: who may preview in addition to super users and holders of a link; if omitted with --dev this machine, too. */
  preview?: PreviewSetting;
  /** `FOYER_RENDER`: `server` (default) renders pages before they are sent; `browser` leaves it to the app. Missing: as `server`, where the build can. Not with --dev. */
  renders?: boolean;
  /** `FOYER_EARLY_HINTS=1`: styles and fonts of a page are named ahead of it (status 103). Off by default: not every proxy passes it on. */
  earlyHints?: true;
  /** `FOYER_DOCS`: `1` serves the documentation of Foyer at `/docs`, `0` does not; missing: with the samples and with --dev. */
  docs?: boolean;
  /** `FOYER_OIDC_<INSTANCE>_<PROVIDER>_SECRET` and `FOYER_JWT_<INSTANCE>_KEY`: secrets shared with identity providers, by variable, and `FOYER_QNA_<HOST>_SECRET` with question-and-answer tools; empty for none. */
  secrets?: ((variable: string) => string) | undefined;
  /** `--mock <dir>`, with --dev: the app over the files of an exported site, without store and API (A §7). */
  mock?: string;
  /** `--dev`: Vite in front, the configuration folder is watched. */
  development: boolean;
  /** `--config <dir>`: folder published on first start (and watched in development), default `sample-configs`. */
  configuration: string;
  /** `--app <dir>`: folder of the built app; missing: `dist`. */
  app?: string;
};

/** A mistake in the environment or the arguments; the message is for whoever starts the server. */
export class SettingsError extends Error {}

const mistake = (message: string): never => {
  throw new SettingsError(message);
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the settings. Throws SettingsError naming the variable at fault. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>, args: readonly string[]): Settings {
  const { dev, config, app, mock } = readArguments(args);
  if (mock !== undefined && !dev) throw new SettingsError('--mock belongs to --dev: npm run dev -- --mock <folder>.');
  const value = (name: string): string => environment[name]?.trim() ?? '';
  return {
    port: readPort(value('PORT')),
    host: value('HOST') || '127.0.0.1',
    ...(readSwitch('FOYER_REUSE_PORT', value('FOYER_REUSE_PORT')) && { sharesPort: true }),
    listenOn: readFileNumber(value('FOYER_LISTEN_FD')),
    store: readStore(value('DATABASE_URL'), value('FOYER_DATA')),
    startsAt: readInstant(value('FOYER_CLOCK')),
    frameAncestors: value('FOYER_FRAME_ANCESTORS').split(/\s+/).filter(Boolean).map(checkOrigin),
    trustProxy: value('FOYER_TRUST_PROXY') || false,
    logLevel: readLogLevel(value('FOYER_LOG')),
    mail: readMail({ smtp: value('FOYER_SMTP'), from: value('FOYER_MAIL_FROM'), kind: value('FOYER_MAIL') }, dev, mistake),
    publicUrl: readPublicUrl(value('FOYER_PUBLIC_URL'), mistake),
    signInFailures: readCount('FOYER_SIGN_IN_FAILURES', value('FOYER_SIGN_IN_FAILURES')),
    ...(readSwitch('FOYER_EARLY_HINTS', value('FOYER_EARLY_HINTS')) && { earlyHints: true }),
    ...(readSwitch('FOYER_PUSH_LOCAL', value('FOYER_PUSH_LOCAL')) && { pushesLocally: true }),
    ...(readPayments(value('FOYER_PAYMENTS')) && { testPayments: true }),
    serviceAccount: readServiceAccount(value('FOYER_SERVICE_ACCOUNT')),
    preview: readPreview(value('FOYER_PREVIEW'), dev),
    ...readRender(value('FOYER_RENDER')),
    ...(value('FOYER_DOCS') !== '' && { docs: readSwitch('FOYER_DOCS', value('FOYER_DOCS')) }),
    secrets: secretsOf(environment),
    development: dev,
    configuration: config,
    ...(app !== undefined && { app }),
    ...(mock !== undefined && { mock }),
  };
}

function readArguments(args: readonly string[]): { dev: boolean; config: string; app?: string | undefined; mock?: string | undefined } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        dev: { type: 'boolean', default: false },
        config: { type: 'string', default: 'sample-configs' },
        app: { type: 'string' },
        mock: { type: 'string' },
      },
    });
    return values;
  } catch (error) {
    throw new SettingsError(
      `${error instanceof Error ? error.message : String(error)}. Known: --dev, --config <dir>, --app <dir>, --mock <dir>.`,
    );
  }
}

function readPort(text: string): number {
  if (text === '') return 4173;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SettingsError(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
}

function readSwitch(name: string, text: string): boolean {
  if (!['', '0', '1'].includes(text)) throw new SettingsError(`${name} must be 1 or 0, not "${text}".`);
  return text === '1';
}

function readPayments(text: string): boolean {
  if (!['', 'test'].includes(text)) throw new SettingsError(`FOYER_PAYMENTS must be test, not "${text}".`);
  return text === 'test';
}

/** Below 3 are the streams every process has. */
function readFileNumber(text: string): number | undefined {
  if (text === '') return undefined;
  if (!/^[1-9]\d{0,3}$/.test(text) || Number(text) < 3)
    throw new SettingsError(`FOYER_LISTEN_FD must be the number of an open file, 3 or more, not "${text}".`);
  return Number(text);
}

function readStore(url: string, folder: string): StoreLocation {
  if (url === '') return { folder: folder || '.foyer' };
  if (!/^postgres(ql)?:\/\//.test(url)) throw new SettingsError('DATABASE_URL must be the address of a PostgreSQL database, postgres://…');
  return { url };
}

/** A time without offset is read as UTC: the same value must mean the same instant on every machine. */
function readInstant(text: string): number | undefined {
  if (text === '') return undefined;
  const time = parseTime(text);
  if (!time) throw new SettingsError(`FOYER_CLOCK must be an ISO 8601 instant, for example 2027-05-03T08:30:00+02:00, not "${text}".`);
  return time.kind === 'instant' ? time.instant : time.wall;
}

function checkOrigin(text: string): string {
  if (!isFrameAncestor(text))
    throw new SettingsError(`FOYER_FRAME_ANCESTORS holds "${text}", which is no origin such as https://society.example.org.`);
  return text;
}

function readCount(name: string, text: string): number | undefined {
  if (text === '') return undefined;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new SettingsError(`${name} must be a number from 1 to 999999, not "${text}".`);
  return Number(text);
}

function readPreview(text: string, development: boolean): PreviewSetting {
  if (text === '') return development ? 'development' : 'key';
  const setting = previewSettings.find((one) => one === text);
  if (setting) return setting;
  if (text === 'local')
    throw new SettingsError(
      'FOYER_PREVIEW=local is no more: behind a proxy on the same machine everybody is local. Leave it out, and open previews with the address printed at the start; or set open, key or closed.',
    );
  throw new SettingsError(`FOYER_PREVIEW must be one of ${previewSettings.join(', ')}, not "${text}".`);
}

const renderers = ['server', 'browser'] as const;

function readRender(text: string): Pick<Settings, 'renders'> {
  if (text === '') return {};
  const found = renderers.find((one) => one === text);
  if (!found) throw new SettingsError(`FOYER_RENDER must be ${renderers.join(' or ')}, not "${text}".`);
  return { renders: found === 'server' };
}

function readLogLevel(text: string): string {
  if (text === '') return 'warn';
  if (!logLevels.includes(text)) throw new SettingsError(`FOYER_LOG must be one of ${logLevels.join(', ')}, not "${text}".`);
  return text;
}

/** A short password could be guessed from outside; the message never repeats it. */
function readServiceAccount(text: string): ServiceAccount | undefined {
  if (text === '') return undefined;
  const colon = text.indexOf(':');
  const account = { name: text.slice(0, colon), password: text.slice(colon + 1) };
  if (colon < 1 || account.password.length < 16)
    throw new SettingsError('FOYER_SERVICE_ACCOUNT must be name:password, with a password of 16 characters or more.');
  return account;
}

/** Takes the secrets of providers out of the environment, so that nothing else is asked for by name. */
function secretsOf(environment: Readonly<Record<string, string | undefined>>): Settings['secrets'] {
  const found = new Map(
    Object.entries(environment).flatMap(([name, value]) =>
      /^FOYER_(OIDC_\w+_SECRET|JWT_\w+_KEY|QNA_\w+_SECRET)$/.test(name) && value ? [[name, value.trim()] as const] : [],
    ),
  );
  return found.size === 0 ? undefined : (variable) => found.get(variable) ?? '';
}
