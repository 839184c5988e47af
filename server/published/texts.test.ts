// Texts by language: fallbacks, the event over its instance, keys and plural forms.
import { expect, test } from 'vitest';
import type { ResourceRow } from '../../src/contract/core.ts';
import { pickText, servedLanguage } from './language.ts';
import { readTexts } from './texts.ts';

const row = (key: string, language: string, resourcevalue: string): ResourceRow => {
  const [setname = '', resourcename = ''] = key.split('.');
  return { setname, resourcename, resourcevalue, language };
};

test.each([
  [{ 'de-DE': 'a', 'en-GB': 'b' }, 'de-DE', ['en-GB'], 'a'],
  [{ 'de-AT': 'a', 'en-GB': 'b' }, 'de-DE', ['en-GB'], 'a'],
  [{ 'fr-FR': 'a', 'en-GB': 'b' }, 'de-DE', ['fr-FR'], 'a'],
  [{ 'fr-FR': 'a', 'en-US': 'b' }, 'de-DE', ['tr-TR'], 'b'],
  [{ 'fr-FR': 'a' }, 'de-DE', ['tr-TR'], 'a'],
  [{ 'de-DE': '', 'en-GB': 'b' }, 'de-DE', ['de-DE'], 'b'],
  [{ 'de-DE': '' }, 'de-DE', ['de-DE'], undefined],
])('%j in %s of an event in %j is %j', (texts, asked, languages, expected) => {
  expect(pickText(texts, asked, languages)).toBe(expected);
});

test.each([
  [undefined, 'en-GB'],
  ['', 'en-GB'],
  ['de', 'de-DE'],
  ['DE-de', 'de-DE'],
  ['en-US', 'en-GB'],
  ['tr-TR', 'en-GB'],
  ['constructor', 'en-GB'],
])('an event in en-GB and de-DE answers %j in %s', (asked, expected) => {
  expect(servedLanguage(asked, ['en-GB', 'de-DE'])).toBe(expected);
});

const texts = readTexts(
  [
    row('home.title', 'en-GB', 'Instance'),
    row('home.title', 'de-DE', 'Titel'),
    row('home.only', 'en-GB', 'Only English'),
    row('home.foreign', 'de-DE', 'Nur Deutsch'),
    row('home.nothing', 'fr-FR', 'Rien'),
    row('home.empty', 'de-DE', ''),
    row('home.empty', 'en-GB', 'Not empty'),
    row('home.count_other', 'en-GB', '{{count}} sessions'),
    row('home.title', 'en-GB', 'Event'),
    { setname: 'config_json', resourcename: 'app', resourcevalue: '{}' },
  ],
  ['en-GB', 'de-DE'],
);

test('each key occurs once, in the best language, the event’s over the instance’s', () => {
  expect(texts.rowsIn('de-DE').map(({ resourcename, language, resourcevalue }) => [resourcename, language, resourcevalue])).toEqual([
    ['title', 'de-DE', 'Titel'],
    ['only', 'en-GB', 'Only English'],
    ['foreign', 'de-DE', 'Nur Deutsch'],
    ['nothing', 'fr-FR', 'Rien'],
    ['empty', 'en-GB', 'Not empty'],
    ['count_other', 'en-GB', '{{count}} sessions'],
  ]);
  expect(texts.rowsIn('en-GB')[0]?.resourcevalue).toBe('Event');
});

test.each([
  ['plain', 'plain'],
  [{ 'en-GB': 'Hall', 'de-DE': 'Saal' }, 'Saal'],
  [{ key: 'home.title' }, 'Titel'],
  [{ key: 'home.count' }, '{{count}} sessions'],
  [{ key: 'home.missing' }, ''],
  [{ 'de-DE': 42 }, ''],
  [null, ''],
  [undefined, ''],
  [7, ''],
])('%j reads %j in German', (text, expected) => {
  expect(texts.resolve(text, 'de-DE')).toBe(expected);
});

test('a key that no language of the visitor has is there in another one, and a key of the platform in the platform’s', () => {
  expect(texts.resolve({ key: 'home.nothing' }, 'en-GB')).toBe('Rien');
  const own = readTexts([row('pages.home', 'fr-FR', 'Bienvenue')], ['en-GB', 'de-DE', 'fr-FR']);
  expect(['en-GB', 'de-DE', 'fr-FR'].map((language) => own.resolve({ key: 'pages.home' }, language))).toEqual([
    'Home',
    'Startseite',
    'Bienvenue',
  ]);
});
