import { expect, test } from 'vitest';
import { loadCatalog } from '#registry/catalog.ts';
import { type Kind, documents } from '../../../src/model/documents/index.ts';
import type { PlacementInput } from '../../../src/model/documents/placement.ts';
import { noContent } from '../content.ts';
import { miniConfFolder } from '../fixtures/families.ts';
import { importProgramme } from '../import-programme.ts';
import { contentPages } from './content-pages.ts';
import { writeImport } from './write-import.ts';

const question = { section: 'Wicks', question: 'How long?', html: '<p>An hour.</p>' };
const { content } = importProgramme({ files: miniConfFolder() });
const asked = [question, { ...question, question: 'How bright?' }, { ...question, section: '' }];
const pages = contentPages({ ...content, questions: asked }, ['en-GB', 'de-DE']);
const every = (placements: readonly PlacementInput[] = []): PlacementInput[] =>
  placements.flatMap((one) => [one, ...Object.values(one.slots ?? {}).flatMap(every)]);
const placementsOf = (page: string) =>
  every(pages.find((one) => one.page === page)!.document.layers?.page?.grids?.flatMap(({ placements }) => placements ?? []));

test('a page for each kind of content, in the languages of the event; none for nothing', () => {
  expect(pages.map(({ page }) => page)).toEqual(['Questions', 'Committee', 'CodeOfConduct']);
  expect(pages[0]!.title).toEqual({ 'en-GB': 'Questions and answers', 'de-DE': 'Fragen und Antworten' });
  expect(contentPages(noContent(), ['en-GB'])).toEqual([]);
});

test('the components take these props, and ids are unique on their page', async () => {
  const catalog = await loadCatalog();
  for (const { page } of pages) {
    const placements = placementsOf(page);
    for (const { name, props = {} } of placements)
      expect(catalog[name]?.props.strict().safeParse(props).error?.issues ?? [], `${page} ${name}`).toEqual([]);
    expect(new Set(placements.map(({ id }) => id)).size).toBe(placements.length);
  }
});

test('an accordion for each group; two questions of one name have ids of their own', () => {
  const accordions = placementsOf('Questions').filter(({ name }) => name === 'structure/accordion');
  expect(accordions.map(({ props }) => (props as { heading?: string }).heading)).toEqual(['Wicks', undefined]);
  const ids = accordions.flatMap(({ props }) => (props as { items: { id: string }[] }).items.map(({ id }) => id));
  expect(ids).toEqual(['how-long', 'how-bright', 'how-long-2']);
});

test('an import writes the pages, links them in the menu and shows the sponsors on the home page', () => {
  const files = writeImport(importProgramme({ files: miniConfFolder() }), { instance: 'a', event: 'b' });
  const parsed = (path: string) =>
    JSON.parse(files.find((file) => file.path === `a/b/${path}`)!.text) as { $schema: string; menu?: { menuItems: { url: string }[] } };
  expect(parsed('header.json').menu!.menuItems.map(({ url }) => url)).toEqual([
    'page:HomePage',
    'page:PagSearchPage',
    'page:PagPresentationSearchPage',
    'page:PagFacultySearchPage',
    'page:IndustryLandingPage',
    'page:Questions',
    'page:Committee',
    'page:CodeOfConduct',
  ]);
  expect(JSON.stringify(parsed('pages/HomePage.json'))).toContain('exhibition/tier-grid');
  for (const { path, text } of files) {
    const value = JSON.parse(text) as { $schema?: string };
    const kind = /([^/]+)\.schema\.json$/.exec(value.$schema ?? '')?.[1] as Kind | undefined;
    if (kind) expect(documents[kind].schema.safeParse(value).error?.issues ?? [], path).toEqual([]);
  }
});
