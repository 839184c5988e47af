// Every part of the shell is shown by a sample: each key of its documents, at any depth, is written in some event of sample-configs/.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonSchemaOf } from '../../src/compile/json-schema.ts';
import { appTopics } from '../../src/model/documents/app.ts';
import { type Kind, documents } from '../../src/model/documents/index.ts';

const samples = join(import.meta.dirname, '../../sample-configs');
const folders = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [join(path, entry.name)] : []));
const events = folders(samples).flatMap(folders);

/** The documents of a kind in all sample events. */
const written: Readonly<Partial<Record<Kind, (event: string) => string[]>>> = {
  app: (event) => [join(event, 'app.json')],
  header: (event) => [join(event, 'header.json')],
  'header-model': (event) => [join(event, 'header-model.json')],
  'footer-model': (event) => [join(event, 'footer-model.json')],
  carousel: (event) => [join(event, 'carousel.json')],
  advertisement: (event) => {
    const folder = join(event, 'advertisements');
    return existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : [];
  },
};

/** The topics of the app document that are the shell's. */
const shellTopics = ['Page shell', 'Banners', 'Notifications', 'Widgets', 'Consent and measurement', 'Overlays'] as const;
const shellKeys = new Set(shellTopics.flatMap((topic) => Object.keys(appTopics[topic])));

/** Set by the server alone; what is written there has no effect. */
const ofServer = new Set(['Authenticated', 'EventId']);

type Schema = { properties?: Record<string, unknown>; $ref?: string; $defs?: Record<string, unknown>; [part: string]: unknown };

/** Every key a schema describes with the keys around it, lists and alternatives looked into; a text is one value, and a menu is looked into once. */
function pathsOf(root: Schema): string[] {
  const found = new Set<string>();
  const walk = (part: unknown, path: string, open: readonly string[]): void => {
    if (Array.isArray(part)) for (const one of part) walk(one, path, open);
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return;
    const { $ref, properties, ...rest } = part as Schema;
    const name = $ref?.split('/').at(-1) ?? '';
    if (name !== '' && !open.includes(name) && !name.startsWith('Localised')) walk(root.$defs?.[name], path, [...open, name]);
    for (const [key, inner] of Object.entries(properties ?? {})) {
      const here = path === '' ? key : `${path}/${key}`;
      if (!key.startsWith('$') && key !== 'schemaVersion') found.add(here);
      walk(inner, here, open);
    }
    for (const kind of ['anyOf', 'oneOf', 'allOf', 'items']) walk(rest[kind], path, open);
  };
  walk(root, '', []);
  return [...found];
}

/** Every path that a document writes, in the same form. */
function writtenPaths(value: unknown, path = '', found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const one of value) writtenPaths(one, path, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      const here = path === '' ? key : `${path}/${key}`;
      found.add(here);
      writtenPaths(inner, here, found);
    }
  return found;
}

/** Menus have one shape wherever they stand: an item is shown when one of them shows it. */
const MENUS = /^(.*\/)?(menuItems|myCongressItems|customMenuItems|items|subMenu|bannerMenuItems|bannerMenuList)\//;
const inOneMenu = (path: string): string =>
  path.replace(MENUS, (_, _before, menu: string) => (menu.startsWith('banner') ? 'banner-item/' : 'item/'));

const all = new Map(
  Object.entries(written).map(([kind, filesOf]) => {
    const files = events.flatMap(filesOf).filter((file) => existsSync(file));
    return [kind, new Set(files.flatMap((file) => [...writtenPaths(JSON.parse(readFileSync(file, 'utf8')))]))];
  }),
);
const anywhere = new Set([...all.values()].flatMap((paths) => [...paths].map(inOneMenu)));

test.each(Object.keys(written) as Kind[])('every key of %s is written in a sample', (kind) => {
  const missing = pathsOf(jsonSchemaOf(documents[kind].schema) as Schema).filter((path) => {
    const [first = ''] = path.split('/');
    if ((kind === 'app' && !shellKeys.has(first)) || ofServer.has(first)) return false;
    return !all.get(kind)!.has(path) && !(MENUS.test(path) && anywhere.has(inOneMenu(path)));
  });
  expect(missing).toEqual([]);
});
