// Links in letters lead to a host the server is known by, whatever the call says (Host-header injection).
import { expect, test } from 'vitest';
import { mailLink, mailOrigin } from './mail-links.ts';

const domains = [
  { hostname: '*.heart.example.org', instance: 'Demo', defaultEvent: 'lung27', defaultLanguage: 'en-GB' },
  { hostname: 'society.example.org', instance: 'Demo', defaultEvent: 'lung27', defaultLanguage: 'en-GB' },
  { hostname: 'heart.example.org', instance: 'Demo', defaultEvent: 'heart27', defaultLanguage: 'en-GB' },
  { hostname: 'rival.example.org', instance: 'rival', defaultEvent: 'rival27', defaultLanguage: 'en-GB' },
];
const place = { publicUrl: '', domains, instance: 'demo', event: 'heart27', origin: 'https://evil.example.com', address: '203.0.113.9' };

test.each([
  ['a foreign host', {}, 'https://heart.example.org'],
  ['another instance’s domain', { origin: 'https://rival.example.org' }, 'https://heart.example.org'],
  ['a domain of the instance', { origin: 'http://society.example.org' }, 'https://society.example.org'],
  ['a port of the caller’s', { origin: 'https://society.example.org:8443' }, 'https://society.example.org'],
  ['a host below a wildcard', { origin: 'https://de.heart.example.org' }, 'https://de.heart.example.org'],
  ['a host that only ends alike', { origin: 'https://evilheart.example.org' }, 'https://heart.example.org'],
  ['no address at all', { origin: 'https://' }, 'https://heart.example.org'],
  ['this machine from afar', { origin: 'http://localhost:4173' }, 'https://heart.example.org'],
  ['this machine', { origin: 'http://127.0.0.1:4173', address: '127.0.0.1' }, 'http://127.0.0.1:4173'],
  ['a foreign host on this machine', { address: '127.0.0.1' }, 'https://heart.example.org'],
  ['an event without domain', { event: 'other27' }, 'https://society.example.org'],
  ['no domain', { domains: [] }, undefined],
  ['the setting', { publicUrl: 'https://public.example.org', origin: 'https://society.example.org' }, 'https://public.example.org'],
] as const)('%s', (_, changes, expected) => {
  expect(mailOrigin({ ...place, ...changes })).toBe(expected);
});

test('a link carries what is given', () => {
  const where = { instance: 'demo', event: 'heart27', language: 'en-GB' };
  expect(mailLink('https://heart.example.org', 'ResetPasswordPage', where, { userId: '7', code: 'a_b-c', returnUrl: '' })).toBe(
    'https://heart.example.org/resetpassword/demo/heart27/en-GB?userId=7&code=a_b-c',
  );
});
