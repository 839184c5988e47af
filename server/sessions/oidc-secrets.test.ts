// Client secrets: each instance has its own, the name without an instance opens nothing, and none goes to a second issuer.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestProvider, testProvider } from './fixture/oidc-provider.ts';
import { createOidc, olderSecret, secretVariable } from './oidc.ts';

let providers: TestProvider[];
beforeAll(async () => {
  providers = await Promise.all([
    testProvider(['http://a.example/auth/callback'], []),
    testProvider(['http://a.example/auth/callback'], []),
  ]);
});
afterAll(() => Promise.all(providers.map((provider) => provider.close())));

const asked = { redirectUri: 'http://a.example/auth/callback', state: 's', nonce: 'n', challenge: 'c', language: 'en-GB' };
const of = (nth: number, instance: string, name: string) =>
  ({ instance, name, issuer: providers[nth]!.issuer, clientId: 'foyer', scope: 'openid', origins: [] }) as never;

function opened(environment: Record<string, string>) {
  const problems: string[] = [];
  const read: string[] = [];
  const secrets = (name: string) => (read.push(name), environment[name] ?? '');
  return { oidc: createOidc({ secrets, onProblem: (line) => problems.push(line) }), problems, read };
}

test('the secret of a provider is read by instance and provider', async () => {
  const { oidc, read } = opened({});
  await oidc.authorise(of(0, 'demo-x', 'op'), asked);
  expect(read[0]).toBe('FOYER_OIDC_DEMO_X_OP_SECRET');
  expect(secretVariable('Society', 'the-guild')).toBe('FOYER_OIDC_SOCIETY_THE_GUILD_SECRET');
});

test('the name without an instance is refused, and whoever runs the server reads how to name it', async () => {
  const { oidc, problems } = opened({ FOYER_OIDC_OP_SECRET: 's' });
  await expect(oidc.authorise(of(0, 'demo', 'op'), asked)).rejects.toMatchObject({ status: 502 });
  expect(problems).toEqual(['FOYER_OIDC_OP_SECRET is read no more: name it FOYER_OIDC_DEMO_OP_SECRET.']);
});

test('next to the name it must have, the older one is not reported', () => {
  const set = new Set(['FOYER_OIDC_OP_SECRET', 'FOYER_OIDC_DEMO_OP_SECRET']);
  const secrets = (variable: string) => (set.has(variable) ? 's' : '');
  expect([olderSecret(secrets, 'demo', 'op'), olderSecret(secrets, 'other', 'op') !== undefined]).toEqual([undefined, true]);
});

test('a secret stays with the issuer that had it first, however names are spelled', async () => {
  const { oidc, problems } = opened({ FOYER_OIDC_A_B_C_SECRET: 's' });
  await oidc.authorise(of(0, 'a', 'b-c'), asked);
  await expect(oidc.authorise(of(1, 'a', 'b-c'), asked)).rejects.toMatchObject({ status: 502 });
  await expect(oidc.authorise(of(1, 'a-b', 'c'), asked)).rejects.toMatchObject({ status: 502 });
  await oidc.authorise(of(0, 'a', 'b-c'), asked);
  expect(problems).toHaveLength(2);
});

test('two instances whose names make one variable do not share the secret, at the same issuer either', async () => {
  const { oidc, problems } = opened({ FOYER_OIDC_A_B_OP_SECRET: 's' });
  await oidc.authorise(of(0, 'a-b', 'op'), asked);
  await expect(oidc.authorise(of(0, 'a_b', 'op'), asked)).rejects.toMatchObject({ status: 502 });
  await oidc.authorise(of(0, 'A-B', 'op'), asked);
  expect(problems).toHaveLength(1);
});
