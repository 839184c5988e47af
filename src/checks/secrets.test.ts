// What counts as a secret, at any place, and what is left of a document without its secrets.
import { expect, test } from 'vitest';
import { instanceForClient } from '../model/documents/instance-for-client.ts';
import { secretsIn, withoutSecrets } from '../model/secrets.ts';
import { secretFindings } from './secrets.ts';

const withPassword = 'https://user:word@id.example.org/';

test('a secret is removed from a list as from an object, and its neighbours stay', () => {
  const written = { hosts: ['https://a.example.org', withPassword, 'https://b.example.org'], one: withPassword, name: 'x' };
  expect(withoutSecrets(written)).toEqual({ hosts: ['https://a.example.org', 'https://b.example.org'], name: 'x' });
  expect(secretsIn(written).map(({ pointer }) => pointer)).toEqual(['/hosts/1', '/one']);
});

test('secrets are known by the end of their name, one or several, however it is spelled', () => {
  for (const name of ['clientSecret', 'client_secrets', 'shared-keys', 'SMTP Passwords', 'apiKeys', 'credentials'])
    expect([withoutSecrets({ [name]: ['word'], name: 'x' }), secretsIn({ [name]: ['word'] }).length], name).toEqual([{ name: 'x' }, 1]);
  expect(withoutSecrets({ secretary: 'Mira', passwordHint: true })).toEqual({ secretary: 'Mira', passwordHint: true });
});

test('the browser gets the addresses of an instance that it calls, and nothing that the server keeps for itself', () => {
  const hub = 'https://hub.example.org';
  const written = { apiBaseUrl: hub, signalrHub: hub, identityUrl: hub, webformsUrl: hub, name: 'demo', own: hub };
  expect(instanceForClient(written)).toEqual({ apiBaseUrl: hub, signalrHub: hub });
  expect(instanceForClient({ apiBaseUrl: withPassword, signalrHub: [hub] })).toEqual({});
});

test.each(['instance', 'app', 'domains'])('validate calls a secret in a document of the kind %s an error', (kind) => {
  expect(secretFindings('a.json', kind, { rows: [{ password: 'word' }] })).toMatchObject([
    { code: 'secret-in-document', severity: 'error', pointer: '/rows/0/password' },
  ]);
});
