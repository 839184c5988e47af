// The platform's pages below those of an event: one at a time, overridden by the event, in one model.
import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { ResourceRow } from '../contract/core.ts';
import { filesToRows } from '../model/adapters/files-to-rows.ts';
import { eventPage, eventPages } from '../pages/event-page.ts';
import { rowsOfPage } from '../pages/page-part.ts';
import { testEvent } from '../../tests/support/render-view.tsx';
import { allChecks } from './page-checks.ts';
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
  const configuration = configurationOf({ ...testEvent, Languages: ['en-GB', 'de-DE'] }, rows, allChecks);
  await foundPage(configuration, 'news');
  const built = eventPage(configuration.model, 'news', allChecks);
  return {
    configuration,
    ids: [...built!.nodes.values()].flatMap(({ id, layer }) => (layer === 'page' ? [id] : [])),
    title: built!.title,
  };
};

const nameIn = (language: string, { model }: EventConfiguration): string =>
  localise({ key: 'pages.news' }, { language, eventLanguages: [] }, model.texts);

test('a page the event does not define is loaded on demand, with its name in the language', async () => {
  const { model } = configurationOf(testEvent, [], allChecks);
  expect([...model.raw.keys()]).toEqual(['pages/EveryPage', 'pages/NotFoundPage']);
  const { ids, title, configuration } = await newsOf([]);
  expect(ids).toEqual(['list']);
  expect(title).toEqual({ key: 'pages.news' });
  expect(nameIn('nl-NL', configuration)).toBe('News');
  await loadTexts(['pages'], { language: 'de-DE', eventLanguages: [] });
  expect(nameIn('de-DE', configuration)).toBe('Neuigkeiten');
});

test('a page of the event replaces it, or is added to it', async () => {
  expect((await newsOf([page(grid('news'))])).ids).toEqual(['own-news']);
  expect((await newsOf([page({ mode: 'extend', ...grid('more') })])).ids).toEqual(['list', 'own-more']);
  expect((await newsOf([page({ mode: 'extend', ...grid('news') })])).ids).toEqual(['own-news']);
  // A page that stays keeps its name.
  expect((await newsOf([page(grid('news'))])).title).toEqual({ key: 'pages.news' });
});

test('a text of the event replaces the name', async () => {
  const { configuration } = await newsOf([{ setname: 'pages', resourcename: 'news', resourcevalue: 'Presse', language: 'de-DE' }]);
  expect(nameIn('de-DE', configuration)).toBe('Presse');
});

test('the model stays the same, whether requested once, twice, or for an unknown page', async () => {
  const configuration = configurationOf(testEvent, [], allChecks);
  const { model } = configuration;
  await Promise.all([foundPage(configuration, 'jobs'), foundPage(configuration, 'jobs'), foundPage(configuration, 'Nowhere')]);
  expect(configuration.model).toBe(model);
  expect([...model.raw.keys()].sort()).toEqual(['pages/EveryPage', 'pages/NotFoundPage', 'pages/jobs']);
  expect(model.findings).toEqual([]);
});

const sampleRows = (instance: string, event: string): ResourceRow[] =>
  filesToRows(
    globSync(`sample-configs/${instance}/{*.json,texts/*.json,${event}/**/*.json}`)
      .sort()
      .map((path) => ({ path: path.slice('sample-configs/'.length), text: readFileSync(path, 'utf8') })),
    { instance, event },
  ).rows;

const samples = [
  ['kardia', 'kardia2027'],
  ['release', 'foyer'],
  ['qa', 'qaservicechecks'],
] as const;

test.each(samples)('%s/%s: one page is whole at once, and with the rest the configuration is that of all rows', async (...folder) => {
  const all = [...sampleRows(...folder), page({ ...grid('older'), title: 'News' }), page({ mode: 'extend', ...grid('newer') })];
  const pages = eventPages(configurationOf(testEvent, all, allChecks).model);
  expect(pages.length).toBeGreaterThan(0);
  for (const name of [...pages, 'PagSearchPage']) {
    const askWhole = vi.fn(async () => all);
    const [part, whole] = [
      configurationOf(testEvent, rowsOfPage(all, name), allChecks, askWhole),
      configurationOf(testEvent, all, allChecks),
    ];
    const { model } = part;
    await Promise.all([foundPage(part, name), foundPage(whole, name)]);
    expect(askWhole, `${name} comes alone`).not.toHaveBeenCalled();
    expect([...part.leftOut].sort()).toEqual(pages.filter((other) => other !== name && other !== 'NotFoundPage'));
    expect(eventPage(model, name, allChecks), name).toEqual(eventPage(whole.model, name, allChecks));
    const titles = ({ model: { raw } }: EventConfiguration) => [...raw.values()].map(({ value }) => value['title']);
    expect(titles(part), 'every page is named').toEqual(titles(whole));
    await part.rest();
    expect(part.model, 'the model grows').toBe(model);
    expect({ ...part, rest: 0 }).toEqual({ ...whole, rest: 0 });
  }
});

test('a page that was left out waits for the rest, which is asked for once, and again if it did not come', async () => {
  const all = [page(grid('news')), { ...page(grid('jobs')), resourcename: 'pages/jobs' }];
  const askWhole = vi.fn(async () => all).mockRejectedValueOnce(new Error('away'));
  const configuration = configurationOf(testEvent, rowsOfPage(all, 'HomePage'), allChecks, askWhole);
  await expect(foundPage(configuration, 'news')).rejects.toThrow('away');
  await Promise.all([foundPage(configuration, 'news'), foundPage(configuration, 'jobs'), configuration.rest()]);
  await configuration.rest();
  expect(askWhole).toHaveBeenCalledTimes(2);
  for (const name of ['news', 'jobs']) expect([...eventPage(configuration.model, name, allChecks)!.nodes.keys()]).toContain(`own-${name}`);
});

test('configurations of one answer have the same texts, and are otherwise their own', () => {
  const rows: ResourceRow[] = [{ setname: 'site', resourcename: 'welcome', resourcevalue: 'Welcome' }];
  const [one, other] = [configurationOf(testEvent, rows, allChecks), configurationOf(testEvent, rows, allChecks)];
  expect(one.model.texts.get('site.welcome')?.text).toBe('Welcome');
  expect(other.model.texts).toBe(one.model.texts);
  expect(other.model.raw).not.toBe(one.model.raw);
  expect(configurationOf(testEvent, [...rows], allChecks).model.texts).not.toBe(one.model.texts);
});
