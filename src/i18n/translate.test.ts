// Texts by key: the event's over the platform's, language by language, with plural forms and places.
import { expect, test } from 'vitest';
import type { EventTexts } from '../model/event.ts';
import { localise } from './localise.ts';
import { addPlatformTexts } from './platform-texts.ts';
import { translate, type TextValues } from './translate.ts';

addPlatformTexts('en-GB', 'test.list', { search: 'Search', found_one: '{{count}} hit', found_other: '{{count}} hits', only: 'English' });
addPlatformTexts('de-DE', 'test', {
  'list.search': 'Suchen',
  'list.found_one': '{{count}} Treffer',
  'list.found_other': '{{count}} Treffer',
});

const german = { language: 'de-DE', eventLanguages: ['en-GB', 'fr-FR'] };
const textsOf = (texts: Record<string, readonly [language: string, text: string]> = {}): EventTexts =>
  new Map(Object.entries(texts).map(([key, [language, text]]) => [key, { language, text }]));
const say = (key: string, values: TextValues = {}, texts = textsOf(), languages = german): string =>
  translate(key, values, languages, texts);

test('the platform uses the language of the visitor, else English; nobody knows an unknown key', () => {
  expect(say('test.list.search')).toBe('Suchen');
  expect(say('test.list.search', {}, textsOf(), { language: 'de-AT', eventLanguages: [] })).toBe('Suchen');
  expect(say('test.list.search', {}, textsOf(), { language: 'pl-PL', eventLanguages: ['pl-PL', 'de-DE'] })).toBe('Suchen');
  expect(say('test.list.search', {}, textsOf(), { language: 'pl-PL', eventLanguages: ['pl-PL'] })).toBe('Search');
  expect(say('test.list.only')).toBe('English');
  expect(['test.list.none', 'constructor', '__proto__'].map((key) => say(key))).toEqual(['', '', '']);
});

test('a text of the event replaces that of the platform in its own language', () => {
  const texts = textsOf({ 'test.list.search': ['de-AT', 'Finden'], 'test.list.only': ['fr-FR', 'Anglais'] });
  expect(say('test.list.search', {}, texts)).toBe('Finden');
  expect(say('test.list.only', {}, texts)).toBe('English');
  expect(say('test.list.search', {}, textsOf({ 'test.list.search': ['en-GB', 'Find'] }))).toBe('Suchen');
  expect(say('test.list.search', {}, textsOf({ 'test.list.search': ['de-DE', ''] }))).toBe('Suchen');
});

test('of a text with a number the event replaces all forms or none', () => {
  const texts = textsOf({ 'test.list.found': ['de-DE', '{{count}}-mal'] });
  expect([0, 1, 7].map((count) => say('test.list.found', { count }, texts))).toEqual(['0-mal', '1-mal', '7-mal']);
});

test('texts that come later are there as soon as they came', () => {
  const texts = textsOf();
  expect(say('test.late.word', {}, texts)).toBe('');
  addPlatformTexts('en-GB', 'test.late', { word: 'Late' });
  expect(say('test.late.word', {}, texts)).toBe('Late');
});

test('plural forms by the rules of the language; nothing may have a text of its own', () => {
  const forms = (language: string, ...texts: [string, string][]) =>
    textsOf(Object.fromEntries(texts.map(([form, text]) => [`x.n_${form}`, [language, text] as const])));
  const turkish = forms('tr-TR', ['zero', 'Oturum yok'], ['one', '{{count}} oturum'], ['other', '{{count}} oturum']);
  expect(say('x.n', { count: 0 }, turkish, { language: 'tr-TR', eventLanguages: [] })).toBe('Oturum yok');
  const arabic = forms('ar-EG', ['zero', '-'], ['one', 'one'], ['two', 'two'], ['few', 'few'], ['many', 'many'], ['other', 'other']);
  expect([0, 1, 2, 5, 11, 100].map((count) => say('x.n', { count }, arabic, { language: 'ar-EG', eventLanguages: [] }))).toEqual([
    '-',
    'one',
    'two',
    'few',
    'many',
    'other',
  ]);
});

test('places are filled once, numbers as the language writes them; an unknown place stays as written', () => {
  const text = (written: string, values: TextValues): string => say('x.y', values, textsOf({ 'x.y': ['de-DE', written] }));
  expect(text('{{count}} von {{total}} in {{room}}', { count: 1007, total: '2' })).toBe('1.007 von 2 in {{room}}');
  expect(text('{{constructor}} {name}', { name: 'x' })).toBe('{{constructor}} {name}');
  expect(text('{{a}}{{b}}', { a: '{{b}}', b: '<b>$t(x.y)</b>' })).toBe('{{b}}<b>$t(x.y)</b>');
  expect(text('{{language}} {{lng}} {{context}}', { language: 'A', lng: 'B', context: 'C' })).toBe('A B C');
});

test('a text is plain, by language, or a key; a key without a text gives nothing', () => {
  const texts = textsOf({ 'home.title': ['de-DE', 'Start'] });
  expect(localise('Opening', german, texts)).toBe('Opening');
  expect(localise({ 'en-GB': 'Opening', 'de-DE': 'Eröffnung' }, german, texts)).toBe('Eröffnung');
  expect(localise({ 'en-GB': 'Opening', 'de-DE': '' }, german, texts)).toBe('Opening');
  expect(localise({ key: 'home.title' }, german, texts)).toBe('Start');
  expect(localise({ key: 'home.none' }, german, texts)).toBe('');
  expect(localise(undefined, german, texts)).toBe('');
});

test('what an event wrote under the former key of a text counts; under the present one first', () => {
  const german = { language: 'de-DE', eventLanguages: ['de-DE'] };
  const shown = (written: Record<string, string>): string =>
    translate(
      'programme.session-detail.notFound',
      {},
      german,
      new Map(Object.entries(written).map(([key, text]) => [key, { text, language: '' }])),
    );
  expect(shown({ 'programme.session-detail.missing': 'Weg' })).toBe('Weg');
  expect(shown({ 'programme.session-detail.missing': 'Weg', 'programme.session-detail.notFound': 'Fort' })).toBe('Fort');
});
