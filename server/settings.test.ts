// Settings: defaults, and a sentence naming the variable for each mistake.
import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

test('nothing set', () => {
  expect(readSettings({}, [])).toEqual({
    port: 4173,
    host: '127.0.0.1',
    store: { folder: '.foyer' },
    startsAt: undefined,
    frameAncestors: [],
    trustProxy: false,
    logLevel: 'warn',
    preview: 'key',
    mail: { kind: 'off' },
    development: false,
    configuration: 'sample-configs',
  });
});

test('everything set', () => {
  const environment = {
    PORT: '0',
    HOST: '::1',
    DATABASE_URL: 'postgres://foyer@db/foyer',
    FOYER_CLOCK: '2027-05-03T08:30:00+02:00',
    FOYER_FRAME_ANCESTORS: ' https://a.example.org  https://*.example.org ',
    FOYER_TRUST_PROXY: 'loopback',
    FOYER_LOG: 'info',
    FOYER_SMTP: 'smtp://user:pass@mail.example.org:587',
    FOYER_MAIL_FROM: 'Heart <congress@example.org>',
    FOYER_PUBLIC_URL: 'https://congress.example.org/',
    FOYER_SIGN_IN_FAILURES: '200',
    FOYER_REUSE_PORT: '1',
    FOYER_LISTEN_FD: '3',
    FOYER_RENDER: 'browser',
    FOYER_EARLY_HINTS: '1',
    FOYER_DOCS: '0',
  };
  expect(readSettings(environment, ['--dev', '--config', 'mine', '--app', 'built'])).toEqual({
    port: 0,
    host: '::1',
    store: { url: 'postgres://foyer@db/foyer' },
    startsAt: Date.parse('2027-05-03T06:30:00Z'),
    frameAncestors: ['https://a.example.org', 'https://*.example.org'],
    trustProxy: 'loopback',
    logLevel: 'info',
    preview: 'development',
    renders: false,
    earlyHints: true,
    docs: false,
    mail: { kind: 'smtp', url: 'smtp://user:pass@mail.example.org:587', from: 'Heart <congress@example.org>' },
    publicUrl: 'https://congress.example.org',
    signInFailures: 200,
    sharesPort: true,
    listenOn: 3,
    development: true,
    configuration: 'mine',
    app: 'built',
  });
});

test('a clock without offset is UTC, whatever the machine’s zone', () => {
  expect(readSettings({ FOYER_CLOCK: '2027-05-03T08:30' }, []).startsAt).toBe(Date.parse('2027-05-03T08:30:00Z'));
});

test.each([
  [{ PORT: 'http' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: '80.5' }, 'PORT'],
  [{ FOYER_REUSE_PORT: 'yes' }, 'FOYER_REUSE_PORT'],
  [{ FOYER_LISTEN_FD: '2' }, 'FOYER_LISTEN_FD'],
  [{ FOYER_DOCS: 'on' }, 'FOYER_DOCS'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
  [{ FOYER_CLOCK: 'tomorrow' }, 'FOYER_CLOCK'],
  [{ FOYER_FRAME_ANCESTORS: 'https://a.example.org; script-src *' }, 'FOYER_FRAME_ANCESTORS'],
  [{ FOYER_LOG: 'loud' }, 'FOYER_LOG'],
  [{ FOYER_SERVICE_ACCOUNT: 'notes:short' }, 'FOYER_SERVICE_ACCOUNT'],
  [{ FOYER_SERVICE_ACCOUNT: 'a password without a name' }, 'FOYER_SERVICE_ACCOUNT'],
])('%j is refused', (environment, name) => {
  expect(() => readSettings(environment, [])).toThrow(SettingsError);
  expect(() => readSettings(environment, [])).toThrow(name);
});

test.each([
  ['open', [], 'open'],
  ['key', ['--dev'], 'key'],
  ['closed', ['--dev'], 'closed'],
  ['', [], 'key'],
  ['', ['--dev'], 'development'],
] as const)('FOYER_PREVIEW=%s with %j is %s', (text, args, preview) => {
  expect(readSettings({ FOYER_PREVIEW: text }, args).preview).toBe(preview);
});

test.each([
  ['local', /FOYER_PREVIEW=local is no more: behind a proxy .* the address printed at the start/],
  ['development', /FOYER_PREVIEW must be one of open, key, closed, not "development"/],
  ['yes', /FOYER_PREVIEW must be one of open, key, closed, not "yes"/],
])('FOYER_PREVIEW=%s is refused', (text, sentence) => {
  expect(() => readSettings({ FOYER_PREVIEW: text }, [])).toThrow(sentence);
});

test('an unknown argument is refused', () => {
  expect(() => readSettings({}, ['--prod'])).toThrow(/--dev, --config/);
});

test.each([
  ['server', true],
  ['browser', false],
  ['', undefined],
] as const)('FOYER_RENDER=%s', (text, renders) => {
  expect(readSettings({ FOYER_RENDER: text }, []).renders).toBe(renders);
});

test('FOYER_RENDER takes two words', () => {
  expect(() => readSettings({ FOYER_RENDER: 'yes' }, [])).toThrow('FOYER_RENDER must be server or browser, not "yes".');
});
