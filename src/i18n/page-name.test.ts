// The name of a page: the organiser's first, and nothing that is no text.
import { expect, test } from 'vitest';
import type { RawDocument } from '../model/documents-of-rows.ts';
import { pageName } from './page-name.ts';

const languages = { language: 'de-DE', eventLanguages: ['en-GB', 'de-DE'] };
const modelWith = (PageTitles: unknown) => ({
  raw: new Map<string, RawDocument>([['app', { kind: 'app', name: 'app', value: { PageTitles }, sources: {}, origins: new WeakMap() }]]),
  texts: new Map([['pages.home', { text: 'Start', language: '' }]]),
});

test('the organiser’s name precedes the page’s own', () => {
  const model = modelWith({ HomePage: { 'en-GB': 'Lobby', 'de-DE': 'Foyer' } });
  expect(pageName('HomePage', { key: 'pages.home' }, model, languages)).toBe('Foyer');
  expect(pageName('Venue', { 'en-GB': 'Venue' }, model, languages)).toBe('Venue');
});

test.each([undefined, null, 'x', [], { HomePage: 5 }, { HomePage: null }, { HomePage: { 'de-DE': 5 } }, { HomePage: ' ' }])(
  'PageTitles %j leaves the page its own title',
  (titles) => {
    expect(pageName('HomePage', { key: 'pages.home' }, modelWith(titles), languages)).toBe('Start');
  },
);

test('names of the prototype chain are no names of pages', () => {
  expect(pageName('constructor', undefined, modelWith({}), languages)).toBe('');
});
