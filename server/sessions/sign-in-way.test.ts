// Which method a visitor signs in by, and where the older methods lead.
import { expect, test } from 'vitest';
import { instance } from '../../src/model/documents/instance.ts';
import { olderAddress, olderSignOut } from './older-addresses.ts';
import type { SignInOptions } from './sign-in-options.ts';
import { signInWay } from './sign-in-way.ts';

const whole = instance.parse({
  schemaVersion: 1,
  identityUrl: 'https://id.example.org/',
  webformsUrl: 'https://forms.example.org',
  oauth2: { authorizeUrl: 'https://id.example.org/oauth/authorize?tenant=7', clientId: 'foyer' },
  signIn: {
    providers: [
      { name: 'society', issuer: 'https://a.example.org', clientId: 'x' },
      { name: 'guild', issuer: 'https://b.example.org', clientId: 'x' },
    ],
  },
});
const all: SignInOptions = {
  ...whole,
  sso: { url: '/api/token/external/login', provider: 'union', context: 'Event' },
  external: { isOn: true, loginUrl: 'https://login.example.org/in?a=1', logoutUrl: 'https://login.example.org/out' },
  ssoLogin: true,
  ssoReturnUrl: '',
};
const noProviders = { signIn: { ...whole.signIn, providers: [] } };
const noExternal = { external: { isOn: false, loginUrl: '', logoutUrl: '' } };
const noOauth = { oauth2: { ...whole.oauth2, authorizeUrl: '' } };
const noSso = { ssoLogin: false };
const noOwn = { signIn: { ...whole.signIn, ownAccounts: false } };

test.each<[string, Partial<SignInOptions>, string | undefined, object | undefined]>([
  ['an external login goes before all', {}, undefined, { kind: 'external' }],
  ['then single sign-on by the first provider', noExternal, undefined, { kind: 'oidc', name: 'society' }],
  ['or by the older service', { ...noExternal, ...noProviders }, undefined, { kind: 'sso' }],
  ['then OAuth', { ...noExternal, ...noSso }, undefined, { kind: 'oauth' }],
  ['OAuth needs an identity address', { ...noExternal, ...noSso, identityUrl: '' }, undefined, { kind: 'webforms' }],
  ['then web forms', { ...noExternal, ...noSso, ...noOauth }, undefined, { kind: 'webforms' }],
  ['then the own form', { ...noExternal, ...noSso, ...noOauth, webformsUrl: '' }, undefined, { kind: 'form' }],
  [
    'or the first provider where there are no own accounts',
    { ...noExternal, ...noSso, ...noOauth, ...noOwn, webformsUrl: '' },
    undefined,
    { kind: 'oidc', name: 'society' },
  ],
  ['what the visitor chose goes before', {}, 'guild', { kind: 'oidc', name: 'guild' }],
  ['the older service has a name too', {}, 'union', { kind: 'sso' }],
  ['the own form too', {}, 'own', { kind: 'form' }],
  ['where there are own accounts', noOwn, 'own', undefined],
  ['a name nobody knows', {}, 'nobody', undefined],
  ['an empty name is none', {}, '', { kind: 'external' }],
])('%s', (_, changes, asked, way) => {
  expect(signInWay({ ...all, ...changes }, asked)).toEqual(way);
});

const asking = {
  where: { instance: 'demo', event: 'heart27', language: 'de-DE' },
  state: 's',
  origin: 'https://event.example',
  auth: 'https://event.example/auth/x',
  returnUrl: 'https://event.example/home?a=1&b=2',
};
const back = encodeURIComponent(asking.returnUrl);
test.each<[Parameters<typeof olderAddress>[0], Partial<SignInOptions>, string]>([
  ['webforms', {}, `https://forms.example.org/Home/GetToken?returnUrl=${back}`],
  ['external', {}, `https://login.example.org/in?a=1&returnUrl=${back}`],
  [
    'oauth',
    {},
    'https://id.example.org/oauth/authorize?tenant=7&client_id=foyer&redirect_uri=https%3A%2F%2Fevent.example%2Fauth%2Fx&scope=Api%2FUser&response_type=token&state=s',
  ],
  [
    'sso',
    {},
    `https://id.example.org/api/token/external/login?shortname=heart27&language=de-DE&returnUrl=${back}&context=Event&provider=union`,
  ],
  [
    'sso',
    { ssoReturnUrl: 'https://evil.example/', sso: { url: 'in', provider: '', context: '' } },
    `https://id.example.org/in?shortname=heart27&language=de-DE&returnUrl=${back}`,
  ],
])('%s leads to its service', (way, changes, address) => {
  expect(olderAddress(way, { ...all, ...changes }, asking)).toBe(address);
});

test('sign-out: an external address, else the web forms, else none', () => {
  expect(olderSignOut(all, asking)).toBe('https://login.example.org/out');
  expect(olderSignOut({ ...all, ...noExternal }, asking)).toBe('https://forms.example.org/Main/Logout?eventName=heart27');
  expect(olderSignOut({ ...all, ...noExternal, webformsUrl: '' }, asking)).toBeUndefined();
});
