// What a visitor's browser gets of the instance document: listed keys and nothing else.
import { oncePer } from '../../base/once-per.ts';
import type { Instance } from './instance.ts';
import { withoutSecrets } from '../secrets.ts';

/** Whom a key of the instance document is for; a new key has to say so here. */
const audience = {
  schemaVersion: 'server',
  $schema: 'server',
  name: 'server',
  environment: 'server',
  defaultEvent: 'server',
  apiBaseUrl: 'client',
  identityUrl: 'server',
  webformsUrl: 'server',
  oauth2: 'server',
  sso: 'server',
  signIn: 'server',
  vmx: 'server',
  mtv: 'server',
  surveyApi: 'server',
  signalrHub: 'client',
  dataInsight: 'client',
  sixConnix: 'server',
  certificate: 'client',
} as const satisfies Record<KnownKey, 'client' | 'server'>;

type KnownKey = keyof { [K in keyof Instance as string extends K ? never : K]: true };

/** The part of the document the app needs before its first request; keys nobody listed never leave the server. Worked out once a document. */
export const instanceForClient = oncePer((document: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> => {
  const kept = withoutSecrets(document) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(audience).flatMap(([key, whom]) => {
      const value = whom === 'client' && Object.hasOwn(kept, key) ? kept[key] : undefined;
      return typeof value === 'string' ? [[key, value]] : [];
    }),
  );
});
