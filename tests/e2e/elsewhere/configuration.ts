// Events that sign in elsewhere, written for the services of one run: their addresses are known only then.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FORMS, type OlderServices } from './older-services.ts';

/** Instance and event of each way to sign in. */
export const ways = {
  /** Own accounts, and a provider among the links. */
  linked: { instance: 'society', event: 'linked27' },
  /** Leads to the provider automatically, once, and asks nothing. */
  automatic: { instance: 'guild', event: 'automatic27' },
  oauth: { instance: 'implicit', event: 'oauth27' },
  webforms: { instance: 'forms', event: 'forms27' },
} as const;

type Documents = Readonly<Record<keyof typeof ways, { instance: object; app: object }>>;

/** Writes the folder. */
export function writeConfiguration(folder: string, issuer: string, older: OlderServices): void {
  const claims = { tickets: 'congress_tickets' };
  const provider = { name: 'society', title: 'The society', issuer, clientId: 'foyer', claims };
  const pressed = { defaults: { forceLoginPage: true } };
  const documents: Documents = {
    linked: { instance: { signIn: { providers: [provider] } }, app: {} },
    automatic: {
      instance: { signIn: { providers: [{ ...provider, registerAtOnce: true }], ownAccounts: false } },
      app: { SSOLogin: true },
    },
    oauth: {
      instance: {
        identityUrl: older.address,
        oauth2: { authorizeUrl: `${older.address}/authorize`, userinfoUrl: `${older.address}/userinfo`, clientId: 'foyer' },
        signIn: { userinfo: { registerAtOnce: true, claims } },
      },
      app: pressed,
    },
    webforms: {
      instance: {
        webformsUrl: older.address,
        signIn: { jwt: { issuer: FORMS, algorithms: ['ES256'], keys: [older.key], claims, registerAtOnce: true } },
      },
      app: pressed,
    },
  };
  for (const [way, { instance, event }] of Object.entries(ways)) {
    const { instance: services, app } = documents[way as keyof Documents];
    write(join(folder, instance, 'instance.json'), { name: `${instance} (fictional)`, ...services });
    write(join(folder, instance, event, 'app.json'), {
      event: { name: event, timeZone: 'Europe/Berlin', languages: ['en-GB'] },
      ...app,
      defaults: { signInPages: ['helpdesk'], ...('defaults' in app ? (app.defaults as object) : {}) },
    });
  }
}

function write(path: string, document: object): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ schemaVersion: 1, ...document }));
}
