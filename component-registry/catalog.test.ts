// The catalog, read from a folder made for the test: what it finds, what it leaves alone, what it refuses.
import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadCatalog } from './catalog.ts';

const project = join(import.meta.dirname, '..');
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'catalog-'));
  // A component's imports resolve as they do in the project.
  for (const part of ['node_modules', 'src', 'package.json']) await symlink(join(project, part), join(root, part));
});
afterEach(() => rm(root, { recursive: true }));

const propsFile = `import * as z from 'zod';
import { optional } from '#fields';
export const about = { title: 'Quote', description: 'What somebody said.' };
export const props = z.object({ text: optional(z.string(), '', { title: 'Text', description: 'The words.', example: 'Well.' }) });
`;

async function write(files: Record<string, string>): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, 'registry', path)), { recursive: true });
    await writeFile(join(root, 'registry', path), text);
  }
  return join(root, 'registry');
}

test('a component is a folder with a view; everything it says is read', async () => {
  const catalog = await loadCatalog(
    await write({
      'demo/quote/view.tsx': '',
      'demo/quote/props.ts': `${propsFile}export const slots = { default: { title: 'Content', description: 'Anything.', max: 2 } };`,
      'demo/quote/migrations.ts': 'export const migrations = [(props) => props];',
      'demo/quote/texts/en-GB.json': '{ "said": "said", "times_one": "once", "times_other": "often" }',
      'demo/quote/data.ts': 'export const data = (props, context) => [context.event];',
      'demo/quote/sample.json': '[{ "id": "plain", "name": "demo/quote", "props": { "text": "Yes" } }]',
      'another/thing/view.tsx': '',
      'another/thing/props.ts': propsFile,
    }),
  );
  expect(Object.keys(catalog)).toEqual(['another/thing', 'demo/quote']);
  expect(catalog['demo/quote']).toMatchObject({
    domain: 'demo',
    component: 'quote',
    about: { title: 'Quote' },
    version: 1,
    slots: { default: { max: 2 } },
    samples: [{ id: 'plain' }],
    texts: { said: 'said', times_one: 'once', times_other: 'often' },
  });
  expect(catalog['demo/quote']!.props.parse({})).toEqual({ text: '' });
  expect(catalog['demo/quote']!.data!({} as never, { event: 'k27' } as never)).toEqual(['k27']);
  expect(catalog['another/thing']).toMatchObject({ version: 0, slots: {}, samples: [], texts: {} });
  expect(catalog['another/thing']).not.toHaveProperty('data');
});

test('folders without a view, and files of a domain, are left alone', async () => {
  expect(
    await loadCatalog(await write({ 'demo/parts/props.ts': 'export const nothing = 1;', 'demo/order.ts': '', 'registry.ts': '' })),
  ).toEqual({});
});

test.each([
  ['no props.ts', { 'demo/quote/view.tsx': '' }, 'component-registry/demo/quote: there is a view.tsx but no props.ts'],
  ['no about', { 'demo/quote/view.tsx': '', 'demo/quote/props.ts': propsFile.replace('about', 'abuot') }, 'props.ts must export `about`'],
  [
    'props of another kind',
    { 'demo/quote/view.tsx': '', 'demo/quote/props.ts': propsFile.replace(/z\.object.*/, 'z.string();') },
    'props.ts must export `props`, a zod object',
  ],
  [
    'samples that are no list',
    { 'demo/quote/view.tsx': '', 'demo/quote/props.ts': propsFile, 'demo/quote/sample.json': '{}' },
    'sample.json must be an array',
  ],
  [
    'samples that are no JSON',
    { 'demo/quote/view.tsx': '', 'demo/quote/props.ts': propsFile, 'demo/quote/sample.json': '[' },
    'sample.json is not JSON',
  ],
  [
    'a sample of something else',
    { 'demo/quote/view.tsx': '', 'demo/quote/props.ts': propsFile, 'demo/quote/sample.json': '[{ "name": "demo/other" }]' },
    'must place demo/quote itself, not "demo/other"',
  ],
  [
    'data that is no function',
    { 'demo/quote/view.tsx': '', 'demo/quote/props.ts': propsFile, 'demo/quote/data.ts': 'export const data = 1;' },
    'data.ts must export a function',
  ],
] as const)('%s: a clear error that names the folder', async (_what, files, message) => {
  await expect(loadCatalog(await write(files))).rejects.toThrow(message);
});
