// The reference as a whole: printed as committed, a page for everything, examples that hold, links that lead somewhere.
import { existsSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalog } from '../../component-registry/catalog.ts';
import { documentExample, documentSources } from '../../scripts/print-reference/documents.ts';
import { EVENT_FOLDER, eventWith } from '../../scripts/print-reference/example-event.ts';
import { examplePlacement } from '../../scripts/print-reference/example-placement.ts';
import { expectedPictures, referenceDrift } from '../../scripts/print-reference/index.ts';
import { referencePages } from '../../scripts/print-reference/reference.ts';
import { run } from '../../cli/commands/program.ts';
import { slugOf } from '../../server/docs/slug.ts';
import { validateFiles } from '../../server/validate.ts';
import { documents } from '../../src/model/documents/index.ts';
import { codes } from '../../src/checks/codes.ts';
import { projectFiles, textOf } from './files.ts';

const root = join(import.meta.dirname, '../..');
const catalog = await loadCatalog();
const pages = await referencePages();
const pictures = expectedPictures(Object.keys(catalog));

test('the committed reference is what the code prints, and each component has its pictures (npm run reference)', async () => {
  expect(await referenceDrift(join(root, 'docs/reference'), pages, pictures)).toEqual({ missing: [], changed: [], stale: [] });
});

test('missing, changed and obsolete files are reported', async () => {
  const [first, second] = pages as [(typeof pages)[0], (typeof pages)[0]];
  const others = pages.filter((page) => page !== first && page !== second);
  const changed = [{ ...second, text: `${second.text}\nMore.` }, ...others, { path: 'components/no/such.md', text: '' }];
  expect(await referenceDrift(join(root, 'docs/reference'), changed, pictures)).toEqual({
    missing: ['components/no/such.md'],
    changed: [second.path],
    stale: [first.path],
  });
});

test('pictures are small', () => {
  // A sheet is eight pictures.
  const most = (path: string): number => (path.startsWith('images/pages/') ? 120_000 : 25_600);
  const large = pictures.filter((path) => statSync(join(root, 'docs/reference', path)).size > most(path));
  expect(large).toEqual([]);
});

test('every component, document and command has its page or section', async () => {
  const textAt = (path: string): string => pages.find((page) => page.path === path)?.text ?? '';
  expect(Object.keys(catalog).filter((name) => !textAt(`components/${name}.md`).includes(`\`${name}\``))).toEqual([]);
  expect(Object.values(documents).filter(({ kind, file }) => !textAt(`documents/${kind}.md`).includes(`\`${file}\``))).toEqual([]);
  const help: string[] = [];
  await run(['--help'], { print: (text) => void help.push(text), say: () => {}, progress: () => {}, tone: (_, text) => text });
  const [, listed = ''] = help.join('\n').split('Commands:');
  const names = [...listed.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name!).filter((name) => name !== 'help');
  expect(names.length).toBeGreaterThan(7);
  expect(names.filter((name) => !textAt('command-line.md').includes(`\n## ${name}\n`))).toEqual([]);
});

test('every prop and every word of a component is on its page', () => {
  const lacking = Object.values(catalog).flatMap(({ name, component, props, texts, slots }) => {
    const { text } = pages.find((page) => page.path === `components/${name}.md`)!;
    const cells = [
      ...Object.keys(props.shape),
      ...Object.keys(texts).map((key) => `${component}.${key}`),
      ...Object.keys(slots).filter((slot) => slot !== '*'),
    ];
    return cells.filter((cell) => !text.includes(`| \`${cell}\` `)).map((cell) => `${name}: ${cell}`);
  });
  expect(lacking).toEqual([]);
});

/** What is reported about each file of an event, in words. */
async function findingsOf(
  { files, assets }: ReturnType<typeof eventWith>,
  severities: readonly string[],
): Promise<Record<string, string[]>> {
  const { findings } = await validateFiles(files, assets);
  const told = findings.filter(({ severity }) => severities.includes(severity));
  return Object.fromEntries(
    files.map(({ path }) => [
      path,
      told.filter(({ file }) => file === path).map(({ pointer, code, message }) => `${pointer} ${code}: ${message}`),
    ]),
  );
}

const placements = Object.values(catalog).map((entry) => [`Show-${entry.name.replace('/', '-')}`, examplePlacement(entry)] as const);
const ofComponents = await findingsOf(eventWith(placements), ['error', 'warning']);

test.each(placements)('the example of %s validates', (page) => {
  expect(ofComponents[`${EVENT_FOLDER}/pages/${page}.json`]).toEqual([]);
});

/** Place of the example of a document in the event of examples. */
function placeOf(source: (typeof documentSources)[number]): string {
  const example = documentExample(source) as Record<string, string | undefined>;
  const path = source.entry.file
    .replace('<PageName>', example['page'] ?? '')
    .replace('<layer>', example['layer'] ?? '')
    .replace('<set>.<language>', 'home.en-GB')
    .replace('<id>', 'one');
  return path.startsWith('<instance>/<event>/')
    ? path.replace('<instance>/<event>/', '')
    : `/${path.replace('<instance>', EVENT_FOLDER.split('/')[0]!)}`;
}

// All together: some documents name rows and placements of others.
const whole = eventWith([], {
  ...Object.fromEntries(documentSources.map((source) => [placeOf(source), documentExample(source)])),
  // The example of a survey is an evaluation; that of the charity challenge names another one.
  'surveys/challenge-rhythm.json': {
    schemaVersion: 1,
    evaluates: 'challenge',
    survey: { elements: [{ type: 'boolean', name: 'pulse', title: 'Is a pulse of 40 slow?', correctAnswer: true }] },
  },
});
const ofDocuments = await findingsOf(whole, ['error']);

test.each(documentSources)('the example of $entry.kind validates', (source) => {
  const place = placeOf(source);
  expect(ofDocuments[place.startsWith('/') ? place.slice(1) : `${EVENT_FOLDER}/${place}`]).toEqual([]);
});

const markdown = projectFiles().filter((path) => path.startsWith('docs/') && path.endsWith('.md'));
const anchors = new Map<string, Set<string>>();

/** Anchors of a page; two equal headings would share one. */
function anchorsOf(path: string): Set<string> {
  let found = anchors.get(path);
  if (!found) {
    const text = textOf(path).replaceAll(/^```[\s\S]*?^```/gm, '');
    anchors.set(path, (found = new Set([...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => slugOf(heading!)))));
  }
  return found;
}

test.each(['README.md', 'CONTRIBUTING.md', ...markdown])('every link of %s leads to a file and an anchor', (path) => {
  const text = textOf(path)
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/`[^`\n]*`/g, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g)].map(([, link, address]) => link ?? address ?? '');
  const broken = targets.filter((target) => {
    if (/^(https?|mailto):/.test(target)) return false;
    const [file = '', anchor] = target.split('#');
    const to = file === '' ? path : posix.normalize(posix.join(dirname(path), decodeURIComponent(file)));
    if (!existsSync(join(root, to))) return true;
    return anchor !== undefined && (!to.endsWith('.md') || !anchorsOf(to).has(anchor));
  });
  expect(broken).toEqual([]);
});

test.each(pages)('no two headings of $path share an anchor', ({ path, text }) => {
  const slugs = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => slugOf(heading!));
  expect(
    slugs.filter((slug, index) => slugs.indexOf(slug) !== index),
    path,
  ).toEqual([]);
});

test('every code a component page names is in the table of codes', () => {
  const named = pages.flatMap(({ text }) => [...text.matchAll(/codes\.md#([a-z-]+)/g)].map(([, code]) => code!));
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((code) => !Object.hasOwn(codes, code))).toEqual([]);
});
