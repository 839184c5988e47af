// Proves that the hand-written documents of Kardia 2027 fit their schemas, lead somewhere, and have English and German texts throughout.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../component-registry/catalog.ts';
import { documents } from '../../src/model/documents/index.ts';
import { pageTable } from '../../src/pages/table.ts';
import { buildRows } from './build.ts';

const root = new URL('../../sample-configs/', import.meta.url);
const event = new URL('kardia/kardia2027/', root);

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const read = (path: string): { [key: string]: Json } => JSON.parse(readFileSync(new URL(path, root), 'utf8')) as { [key: string]: Json };
const pageFiles = readdirSync(new URL('pages/', event)).map((name) => `kardia/kardia2027/pages/${name}`);
const files: Record<string, string> = {
  'domains.json': 'domains',
  'kardia/instance.json': 'instance',
  'kardia/kardia2027/app.json': 'app',
  'kardia/kardia2027/access.json': 'access',
  'kardia/kardia2027/header.json': 'header',
  'kardia/kardia2027/footer.json': 'footer',
  'kardia/kardia2027/footer-model.json': 'footer-model',
  'kardia/kardia2027/theme.json': 'theme',
  ...Object.fromEntries(pageFiles.map((path) => [path, 'page'])),
};

/** Every value inside a document, with the keys that lead to it. */
function* nodes(value: Json, path: readonly string[] = []): Generator<{ value: Json; path: readonly string[] }> {
  yield { value, path };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) yield* nodes(child, [...path, key]);
}
const all = Object.keys(files).flatMap((path) => [...nodes(read(path))].map((node) => ({ ...node, path: [path, ...node.path] })));
const isObject = (value: Json): value is { [key: string]: Json } => typeof value === 'object' && value !== null && !Array.isArray(value);
const placements = all.filter(
  ({ value }) => isObject(value) && typeof value['name'] === 'string' && /^[a-z-]+\/[a-z-]+$/.test(value['name']),
);

describe('the documents of Kardia 2027', () => {
  it.each(Object.entries(files))('%s fits the %s schema', (path, kind) => {
    expect(documents[kind as keyof typeof documents].schema.safeParse(read(path)).error).toBeUndefined();
    const up = '../'.repeat(path.split('/').length);
    expect(read(path)['$schema']).toBe(`${up}schemas/documents/${kind}.schema.json`);
  });

  it('names only components that exist, with props they know', async () => {
    const catalog = await loadCatalog();
    const wrong = placements.flatMap(({ value, path }) => {
      const { name, props = {} } = value as { name: string; props?: Json };
      const entry = catalog[name];
      if (!entry) return [`${path.join('/')}: there is no ${name}`];
      const { error } = entry.props.strict().safeParse(props);
      return error ? [`${path.join('/')}: ${error.message}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('has every placement id once a page', () => {
    for (const file of pageFiles) {
      const ids = placements.filter(({ path }) => path[0] === file).map(({ value }) => (value as { id: string }).id);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        file,
      ).toEqual([]);
    }
  });

  it('links only to pages and assets that exist', () => {
    const pages = new Set([...pageTable.map(({ page }) => page), ...pageFiles.map((path) => path.replace(/^.*\/|\.json$/g, ''))]);
    for (const { value, path } of all) {
      if (typeof value !== 'string') continue;
      if (value.startsWith('page:')) expect(pages, path.join('/')).toContain(value.slice(5).split('#')[0]);
      if (value.startsWith('asset:')) expect(existsSync(new URL(`assets/${value.slice(6)}`, event)), value).toBe(true);
      for (const [, host] of value.matchAll(/(?:https?:\/\/|@)([a-z0-9.-]+\.[a-z]+)/g))
        expect(host, path.join('/')).toMatch(/(^|\.)example\.org$/);
    }
  });

  it('says everything in English and German, most in French, some in Turkish', () => {
    const texts = all.flatMap(({ value, path }) => (isObject(value) && 'en-GB' in value ? [{ languages: Object.keys(value), path }] : []));
    for (const { languages, path } of texts) expect(languages, path.join('/')).toEqual(expect.arrayContaining(['en-GB', 'de-DE']));
    const share = (language: string): number => texts.filter(({ languages }) => languages.includes(language)).length / texts.length;
    expect(share('fr-FR')).toBeGreaterThan(0.95);
    expect(share('tr-TR')).toBeGreaterThan(0.3);
    expect(share('tr-TR')).toBeLessThan(0.8);
  });

  it('has exactly one title at any moment of the home page', () => {
    const titles = placements
      .filter(({ path, value }) => {
        const { name, props } = value as { name: string; props?: { level?: number } };
        return path[0]?.endsWith('HomePage.json') && (name === 'structure/hero' || (name === 'structure/heading' && props?.level === 1));
      })
      .map(({ value }) => value as { startTime?: string; endTime?: string });
    const shown = (now: string): number => titles.filter(({ startTime = '', endTime = '9' }) => startTime <= now && now <= endTime).length;
    for (const now of [
      '2026-01-01T00:00',
      '2027-05-03T05:59:59',
      '2027-05-03T06:00',
      '2027-05-04T12:00',
      '2027-05-05T15:59:59',
      '2027-05-05T16:00',
      '2030-01-01T00:00',
    ]) {
      expect(shown(now), now).toBe(1);
    }
  });

  it('introduces only people who take part in the congress', () => {
    const known = new Set(buildRows().authors.map(({ Title, DisplayName }) => [Title, DisplayName].filter(Boolean).join(' ')));
    const named = placements.flatMap(({ value }) => {
      const { name, props } = value as { name: string; props?: { people?: { name: string }[] } };
      return name === 'structure/people' ? (props?.people ?? []).map((person) => person.name) : [];
    });
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});
