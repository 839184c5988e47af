// The table of documents, and what the smaller documents refuse.
import { expect, test } from 'vitest';
import { access } from './access.ts';
import { domains } from './domains.ts';
import { documents } from './index.ts';
import { texts } from './texts.ts';
import { theme } from './theme.ts';

test.each(Object.entries(documents))('%s names itself, its file and its version', (kind, entry) => {
  expect(entry.kind).toBe(kind);
  expect(entry.file).toMatch(/\.json$/);
  expect(entry.version).toBe(1);
  expect(entry.schema.safeParse({ schemaVersion: 'one' }).success).toBe(false);
});

test('a misspelt key of a policy opens nothing: the document is refused', () => {
  const policy = {
    Name: 'a',
    Type: 'Page',
    Identifier: 'LivePage',
    Effect: 'Deny',
    Requirements: [{ PrincipalField: 'UserLoggedIn', Values: ['true'] }],
  };
  expect(access.parse({ policies: [policy] }).policies[0]).toMatchObject({ ConditionType: 'All', Version: '1' });
  expect(access.safeParse({ policies: [{ ...policy, Requirments: [] }] }).success).toBe(false);
  expect(access.safeParse({ policies: [{ ...policy, Effect: 'deny' }] }).success).toBe(false);
  expect(
    access.safeParse({ policies: [{ ...policy, Requirements: [{ PrincipalField: 'FavouriteColour', Values: ['blue'] }] }] }).success,
  ).toBe(false);
});

test('a theme takes six-digit colours and bundled fonts only', () => {
  expect(theme.parse({ fonts: { heading: 'source-serif-4' } }).fonts).toEqual({ heading: 'source-serif-4', text: 'inter' });
  expect(theme.safeParse({ brand: 'red' }).success).toBe(false);
  expect(theme.safeParse({ accent: '' }).success).toBe(true);
  expect(theme.safeParse({ fonts: { heading: 'comic' } }).success).toBe(false);
});

test('a host is lower case and has no port; a set of texts holds texts alone', () => {
  const row = { instance: 'kardia', defaultEvent: 'kardia2027' };
  expect(domains.parse({ domains: [{ hostname: '*.example.org', ...row }] }).domains[0]!.defaultLanguage).toBe('en-GB');
  expect(domains.safeParse({ domains: [{ hostname: 'example.org:8080', ...row }] }).success).toBe(false);
  expect(texts.safeParse({ texts: { found: { one: 'one', other: 'many' } } }).success).toBe(false);
  expect(texts.parse({ texts: { found_one: 'one', found_other: 'many' } }).texts).toEqual({ found_one: 'one', found_other: 'many' });
});

test('a session row needs id and name, and keeps every other field', () => {
  const rows = documents['data-sessions'].schema.parse({ rows: [{ Id: 's1', Name: 'Opening', Mine: 1 }] });
  expect(rows).toMatchObject({ rows: [{ Id: 's1', Name: 'Opening', Mine: 1 }] });
  expect(documents['data-sessions'].schema.safeParse({ rows: [{ Id: 's1' }] }).success).toBe(false);
});
