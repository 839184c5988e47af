// Secrets of documents are never sent, whatever was published: not in HTML, not in an answer.
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/index.ts';
import { instance } from '../../src/model/documents/instance.ts';
import type { Finding } from '../../src/model/finding.ts';
import { heart27, rival27 } from '../fixture/congress.ts';
import { NOW, temporaryFolder, testServer, type TestServer } from '../fixture/test-app.ts';
import { publishFolder } from '../store/publish-folder.ts';
import { validate } from '../validate.ts';
import { preparePublishedEvent } from './event.ts';

const MARKER = 'marker-3f9c2b';
const template = '<!doctype html><html><head><title>x</title></head><body></body></html>';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ template: async () => template });
});
afterAll(() => server.close());

type Json = { [key: string]: unknown };
const filesWith = (more: { instance: Json; app: Json }): Record<string, string> =>
  Object.fromEntries(
    [...heart27, ...rival27].map(({ path, text }) => {
      const added = path === 'demo/instance.json' ? more.instance : path === 'demo/heart27/app.json' ? more.app : undefined;
      return [path, added ? JSON.stringify({ ...(JSON.parse(text) as Json), ...added }) : text];
    }),
  );

const secretName = fc.constantFrom('clientSecret', 'client_secret', 'secret', 'smtpPassword', 'apiKey', 'private-key', 'sharedSecrets');
const address = fc.constantFrom(`https://user:${MARKER}@id.example.org/x`, `wss://${MARKER}@hub.example.org`);
const key = fc.constantFrom<Json>({ kty: 'RSA', n: 'n', e: 'AQAB', d: MARKER, p: MARKER }, { kty: 'oct', k: MARKER });
const secret: fc.Arbitrary<Json> = fc.oneof(
  fc.tuple(secretName, fc.constantFrom<unknown>(MARKER, [MARKER], { value: MARKER })).map(([name, value]) => ({ [name]: value })),
  key.map((one) => ({ keys: [one], key: one })),
  address.map((one) => ({ url: one, list: [one] })),
  fc.constant({ pem: `-----BEGIN PRIVATE KEY-----\n${MARKER}` }),
);
/** A secret somewhere below. */
const buried = fc.letrec<{ node: Json }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    secret,
    fc.tuple(fc.constantFrom('a', 'signIn', 'jwt', 'oauth2', 'list'), tie('node'), fc.boolean()).map(([name, inner, list]) => ({
      [name]: list ? [inner] : inner,
    })),
  ),
})).node;
/** A key of the document that holds an address with a password, a key with a secret, or one nobody knows. */
const instanceKeys = fc.dictionary(fc.constantFrom(...Object.keys(instance.shape)), fc.oneof(address, buried), { maxKeys: 6 });
const unknownKeys = fc.dictionary(fc.stringMatching(/^[a-z][A-Za-z]{4,12}Unknown$/), fc.constantFrom<unknown>(MARKER, { deep: [MARKER] }), {
  maxKeys: 3,
});

const common = {
  eventid: 'heart27',
  shortname: 'heart27',
  shortName: 'heart27',
  language: 'de-DE',
  setname: '*',
  sessionid: '1',
  version: '0',
};
const questions = [
  '/home/demo/heart27/de-DE',
  '/home/demo/heart27/de-DE?preview=attendee',
  ...Object.values(endpoints).flatMap(({ method, path }) =>
    method === 'GET' ? [`${path.replaceAll(/:\w+/g, '1')}?${new URLSearchParams(common).toString()}`] : [],
  ),
];

test('no secret of an instance or app document is in a byte of HTML or of an answer', async () => {
  let now = NOW;
  await fc.assert(
    fc.asyncProperty(instanceKeys, unknownKeys, buried, async (known, unknown, inApp) => {
      const folder = temporaryFolder(filesWith({ instance: { ...known, ...unknown }, app: inApp }));
      await publishFolder({ store: server.store, folder: folder.path, validate: () => [], now: (now += 1000) });
      folder.remove();
      for (const url of questions) {
        const { body, headers } = await server.app.inject({ url, headers: { accept: url.startsWith('/home') ? 'text/html' : '*/*' } });
        expect(`${url} ${JSON.stringify(headers)} ${body}`).not.toContain(MARKER);
      }
    }),
    { numRuns: 40 },
  );
});

const head = { id: 1, instance: 'demo', shortName: 'heart27', version: 1 };
const stored = (instanceDocument: object, app: object) => ({
  version: 1,
  publishedAt: '2027-01-01T00:00:00Z',
  instanceDocument: JSON.stringify(instanceDocument),
  rows: [{ setname: 'config_json', resourcename: 'app', resourcevalue: JSON.stringify(app) }],
  data: [],
});
const secrets = ({ findings }: { findings: readonly Finding[] }) => findings.filter(({ code }) => code === 'secret-in-document');

test('the log gets one line that names the places and not the secrets; a version without any gets none', () => {
  const event = preparePublishedEvent(head, stored({ oauth2: { clientSecret: MARKER, clientId: 'foyer' } }, { jwt: { secret: MARKER } }));
  expect(secrets(event).map(({ message }) => message)).toEqual([
    'secrets are not sent to anybody; take them out: demo/instance.json/oauth2/clientSecret, app.json/jwt/secret',
  ]);
  expect(event.instanceDocument).toEqual({ oauth2: { clientId: 'foyer' } });
  expect(secrets(preparePublishedEvent(head, stored({ name: 'Demo' }, {})))).toEqual([]);
});

test.each(['app', 'config_json'])('a secret in the settings is taken out of the row %s, and its neighbours stay', (resourcename) => {
  const [row] = stored({}, { jwt: { secret: MARKER, issuer: 'x' } }).rows;
  const { rows } = preparePublishedEvent(head, { ...stored({}, {}), rows: [{ ...row!, resourcename }] });
  expect(rows.map(({ resourcevalue }) => JSON.parse(resourcevalue) as unknown)).toEqual([{ jwt: { issuer: 'x' } }]);
});

test('the public half of a key pair still verifies tokens', () => {
  const event = preparePublishedEvent(
    head,
    stored({ signIn: { jwt: { keys: [{ kty: 'EC', crv: 'P-256', x: 'x', y: 'y', d: MARKER }] } } }, {}),
  );
  expect(event.instanceDocument).toEqual({ signIn: { jwt: { keys: [{ kty: 'EC', crv: 'P-256', x: 'x', y: 'y' }] } } });
});

test.each<[string, Json, string]>([
  ['demo/instance.json', { oauth2: { clientSecret: 's' } }, '/oauth2/clientSecret'],
  [
    'demo/instance.json',
    { signIn: { providers: [{ name: 'op', issuer: 'https://id.example.org', clientId: 'f', clientSecret: 's' }] } },
    '/signIn/providers/0/clientSecret',
  ],
  ['demo/instance.json', { jwt: { secret: 's' } }, '/jwt/secret'],
  ['demo/instance.json', { signIn: { jwt: { keys: [{ kty: 'oct', k: 's' }] } } }, '/signIn/jwt/keys/0/k'],
  ['demo/instance.json', { apiBaseUrl: 'https://user:pass@api.example.org' }, '/apiBaseUrl'],
  ['demo/heart27/app.json', { mail: { password: 's' } }, '/mail/password'],
])('%s with %j is refused, with place and advice', async (path, more, pointer) => {
  const files = Object.entries(filesWith(path.endsWith('app.json') ? { instance: {}, app: more } : { instance: more, app: {} })).map(
    ([name, text]) => ({ path: name, text }),
  );
  const found = (await validate(files)).filter(({ code }) => code === 'secret-in-document');
  expect(found.map(({ file, severity, pointer: at }) => [file, severity, at])).toEqual([[path, 'error', pointer]]);
  expect(found[0]!.message).toMatch(/environment variable/);
  expect(found[0]!.line).toBeGreaterThan(0);
  const folder = temporaryFolder(Object.fromEntries(files.map(({ path: name, text }) => [name, text])));
  const outcome = await publishFolder({ store: server.store, folder: folder.path, validate, now: NOW });
  folder.remove();
  expect(outcome.events.find(({ event }) => event === 'heart27')?.outcome).toBe('refused');
});

test('a public key, a client id, and words about passwords are no secrets', async () => {
  const more = {
    instance: {
      signIn: { jwt: { keys: [{ kty: 'EC', crv: 'P-256', x: 'x', y: 'y' }] } },
      oauth2: { clientId: 'foyer', userinfoUrl: 'https://id.example.org/u@v' },
    },
    app: { hidePassword: true, forgotPasswordUrl: 'https://example.org' },
  };
  const files = Object.entries(filesWith(more)).map(([path, text]) => ({ path, text }));
  expect((await validate(files)).filter(({ code }) => code === 'secret-in-document')).toEqual([]);
});
