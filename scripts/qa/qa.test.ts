// Proves that the committed service checks are what the generator makes, in three languages throughout.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildFiles } from './build.ts';
import { longTitle, unbroken } from './words.ts';

const root = join(import.meta.dirname, '../../sample-configs');
const files = buildFiles();
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

it.each(Object.keys(files))('%s is what the generator makes', (path) => {
  expect(existsSync(join(root, path)) && read(path), 'run: node scripts/qa/generate.ts').toBe(files[path]);
});

it('has no page the generator does not make', () => {
  const pages = readdirSync(join(root, 'qa/qaservicechecks/pages')).map((name) => `qa/qaservicechecks/pages/${name}`);
  expect(pages.filter((path) => !(path in files))).toEqual([]);
});

it('says in English, German and Arabic what it says in one of them', () => {
  const incomplete = Object.entries(files).flatMap(([path, text]) => {
    const found: string[] = [];
    JSON.parse(text, (_, value: unknown) => {
      if (typeof value === 'object' && value !== null && 'en-GB' in value && !('de-DE' in value && 'ar-EG' in value))
        found.push(JSON.stringify(value));
      return value;
    });
    return found.map((words) => `${path}: ${words.slice(0, 80)}`);
  });
  expect(incomplete).toEqual([]);
});

it('links only to fictional hosts', () => {
  for (const [path, text] of Object.entries(files))
    for (const [, host] of text.matchAll(/(?:https?:\/\/|@)([a-z0-9.-]+\.[a-z]+)/g)) expect(host, path).toMatch(/(^|\.)example\.org$/);
});

it('puts layouts to the test with texts of the length they say', () => {
  expect(longTitle).toHaveLength(300);
  expect(unbroken).toMatch(/^\S{100}$/);
});
