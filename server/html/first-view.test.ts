// What the first view names to be fetched early: each address once, and never so many that they compete with what is seen first.
import { expect, test } from 'vitest';
import { request, requestOnPress, requestWith } from '../../src/contract/request.ts';
import { eventShortname } from '../../src/contract/core.ts';
import { heart27 } from '../fixture/congress.ts';
import { foldersNamed, openEvent } from '../open-event.ts';
import { firstViewOf } from './first-view.ts';
import { noChunks } from './manifest.ts';

const { published } = openEvent(heart27, foldersNamed(heart27, 'demo/heart27')[0]!);
const address = { page: 'HomePage', instance: 'demo', event: 'heart27', language: 'en-GB', params: {} };
/** Addresses named early for a page of so many components, each with a request of its own. */
function early(components: number): string[] {
  const view = firstViewOf({
    pageOf: () => ({
      key: 'HomePage',
      title: '',
      description: '',
      components: Array.from({ length: components }, (_, nth) => ({ name: `structure/c${nth}`, schemaVersion: 0, props: {} })),
    }),
    requestsOf: ({ name }) => [
      request(eventShortname, { shortName: name }),
      request(eventShortname, { shortName: 'all' }),
      requestOnPress(eventShortname, { shortName: 'pressed' }),
      requestWith(eventShortname, { shortName: 'sent' }, ['s-1']),
    ],
    chunksOf: noChunks,
    fontsOf: () => [],
  })(address, published, 0);
  return view.preloads.map(({ href }) => href);
}

test('the resources come first, and what two components ask for is named once', () => {
  const named = early(2);
  expect(named[0]).toContain('GetResources');
  expect(named.filter((href) => href.includes('shortName=all'))).toHaveLength(1);
  expect(named).toHaveLength(4);
  expect(named.join(' '), 'what follows a press, and what no browser loads before').not.toMatch(/pressed|sent/);
});

test('of a page that asks for much, twelve addresses are named', () => {
  expect(early(30)).toHaveLength(12);
  expect(early(30)[0]).toContain('GetResources');
});

test('of date locales the closest one is named, and none for English', () => {
  const locales = (language: string): string[] =>
    firstViewOf({
      pageOf: () => undefined,
      requestsOf: () => [],
      chunksOf: (name) =>
        ['dates', 'dates/pt', 'dates/pt-br', 'dates/de', 'dates/en-gb'].includes(name) ? [{ href: name, kind: 'script' }] : [],
      fontsOf: () => [],
    })({ ...address, language }, published, 0)
      .preloads.map(({ href }) => href)
      .filter((href) => href.startsWith('dates'));
  expect(['en-GB', 'de-DE', 'pt-BR', 'pt-PT', 'xx-XX'].map(locales)).toEqual([
    [],
    ['dates', 'dates/de'],
    ['dates', 'dates/pt-br'],
    ['dates', 'dates/pt'],
    ['dates'],
  ]);
});

test('where the event has no such page, what is shown instead is named, under the key of the address', () => {
  const { key, found, title, preloads } = firstViewOf({
    pageOf: () => ({ key: 'NotFoundPage', isMissing: true, title: 'Not found', description: '', components: [] }),
    requestsOf: () => [],
    chunksOf: (name) => (name === 'pages/NotFoundPage' ? [{ href: 'missing.css', kind: 'style' }] : []),
    fontsOf: () => [],
  })({ ...address, page: 'Nothing' }, published, 0);
  expect({ key, found, title }).toEqual({ key: 'Nothing', found: false, title: 'Not found' });
  expect(preloads).toContainEqual({ rel: 'stylesheet', href: 'missing.css' });
});
