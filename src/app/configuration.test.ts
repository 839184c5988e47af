// The platform's pages below those of an event: one at a time, overridden by the event, in one model.
import { expect, test } from 'vitest';
import type { ResourceRow } from '../contract/core.ts';
import { eventPage } from '../pages/event-page.ts';
import { testEvent } from '../../tests/support/render-view.tsx';
import { pageChecks } from './checks.ts';
import { localise } from '../i18n/localise.ts';
import { type EventConfiguration, configurationOf, foundPage } from './configuration.ts';
import { loadTexts } from './load-texts.ts';

const page = (value: object): ResourceRow => ({
  setname: 'config_json',
  resourcename: 'pages/news',
  resourcevalue: JSON.stringify({ schemaVersion: 1, page: 'news', ...value }),
});
const grid = (id: string) => ({ layers: { page: { grids: [{ id, placements: [{ id: `own-${id}`, name: 'structure/divider' }] }] } } });
const newsOf = async (rows: readonly ResourceRow[]) => {
  const configuration = configurationOf({ ...testEvent, Languages: ['en-GB', 'de-DE'] }, rows);
  await foundPage(configuration, 'news');
  const built = eventPage(configuration.model, 'news', pageChecks);
  return {
    configuration,
    ids: [...built!.nodes.values()].flatMap(({ id, layer }) => (layer === 'page' ? [id] : [])),
    title: built!.title,
  };
};

const nameIn = (language: string, { model }: EventConfiguration): string =>
  localise({ key: 'pages.news' }, { language, eventLanguages: [] }, model.texts);

test('a page the event does not define is loaded on demand, with its name in the language', async () => {
  const { model } = configurationOf(testEvent, []);
  expect([...model.raw.keys()]).toEqual(['pages/EveryPage', 'pages/NotFoundPage']);
  const { ids, title, configuration } = await newsOf([]);
  expect(ids).toEqual(['title', 'onward']);
  expect(title).toEqual({ key: 'pages.news' });
  expect(nameIn('nl-NL', configuration)).toBe('News');
  await loadTexts(['pages'], { language: 'de-DE', eventLanguages: [] });
  expect(nameIn('de-DE', configuration)).toBe('Neuigkeiten');
});

test('a page of the event replaces it, or is added to it', async () => {
  expect((await newsOf([page(grid('news'))])).ids).toEqual(['own-news']);
  expect((await newsOf([page({ mode: 'extend', ...grid('more') })])).ids).toEqual(['title', 'onward', 'own-more']);
  expect((await newsOf([page({ mode: 'extend', ...grid('news') })])).ids).toEqual(['own-news']);
  // A page that stays keeps its name.
  expect((await newsOf([page(grid('news'))])).title).toEqual({ key: 'pages.news' });
});

test('a text of the event replaces the name', async () => {
  const { configuration } = await newsOf([{ setname: 'pages', resourcename: 'news', resourcevalue: 'Presse', language: 'de-DE' }]);
  expect(nameIn('de-DE', configuration)).toBe('Presse');
});

test('the model stays the same, whether requested once, twice, or for an unknown page', async () => {
  const configuration = configurationOf(testEvent, []);
  const { model } = configuration;
  await Promise.all([foundPage(configuration, 'jobs'), foundPage(configuration, 'jobs'), foundPage(configuration, 'Nowhere')]);
  expect(configuration.model).toBe(model);
  expect([...model.raw.keys()].sort()).toEqual(['pages/EveryPage', 'pages/NotFoundPage', 'pages/jobs']);
  expect(model.findings).toEqual([]);
});
