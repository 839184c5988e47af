// The test run counts what really happened: reports with failures, files that do not load, stray errors, strangers in the bundle.
import { expect, test } from 'vitest';
import { filesOf, weigh } from '../steps/budget.ts';
import { journalOf, JOURNAL_FILE } from '../steps/journal.ts';
import { outcomeOf, runJournalled, soFar } from '../steps/journalled.ts';
import { limitOf } from '../steps/limits.ts';
import { pageLimits, weighPage } from '../steps/page-budget.ts';
import { endAll } from '../steps/run-command.ts';
import { skipLines } from '../steps/step.ts';

const lines = (...all: object[]): string => all.map((line) => `${JSON.stringify(line)}\n`).join('');
const begin = (name: string) => ({ at: 'begin', name });
const end = (name: string, state = 'passed', note = '') => ({ at: 'end', name, state, note });
const ended = (code: number, cutShort = false) => ({ code, output: 'said', cutShort });

test('a journal counts tests, and errors outside every test', () => {
  const text = lines(begin('a'), end('a'), begin('b'), end('b', 'failed', 'no'), { at: 'error', name: 'c.test.ts', note: 'does not load' });
  const outcome = outcomeOf(journalOf(text), ended(1));
  expect(outcome).toMatchObject({ passed: 1, failed: 2, output: 'said' });
});

test('a tool that ends badly has failed, whatever its journal says', () => {
  expect(outcomeOf(journalOf(lines(begin('a'), end('a'))), ended(1))).toMatchObject({ passed: 1, failed: 1 });
  expect(outcomeOf(journalOf(''), ended(0))).toMatchObject({ passed: 0, failed: 0 });
});

test('a run cut short keeps what it has, and names the test that was under way', () => {
  const text = `${lines(begin('a'), end('a'), begin('b'), end('b', 'failed', 'why'), begin('hangs'))}{"at":"end","na`;
  const outcome = outcomeOf(journalOf(text), ended(1, true));
  expect(outcome).toMatchObject({ passed: 1, failed: 2 });
  expect(outcome.note).toContain('hangs');
  expect(outcome.output).toContain('FAILED b\nwhy');
});

test('files that took long together are named, the longest first', () => {
  const took = (name: string, ms: number) => ({ ...end(name), ms });
  const text = lines(
    took('a.test.ts › one', 15_000),
    took('b.test.ts › one', 30_000),
    took('a.test.ts › two', 25_000),
    took('c.test.ts › one', 400),
  );
  expect(outcomeOf(journalOf(text), ended(0)).note).toBe('longest: a.test.ts 40 s, b.test.ts 30 s');
});

test('a tool that is ended before its time: what it wrote until then is read', async () => {
  const script = `require('node:fs').appendFileSync(process.env.${JOURNAL_FILE}, ${JSON.stringify(lines(begin('a'), end('a'), begin('hangs')))}); setInterval(() => {}, 1000);`;
  const run = runJournalled({ step: 'test', name: process.execPath, args: ['-e', script] }, performance.now() + 600_000);
  // The limit ends it in the same way.
  await expect.poll(() => soFar()[0]?.[1].note, { timeout: 20_000 }).toContain('hangs');
  endAll();
  const outcome = await run;
  expect(outcome).toMatchObject({ passed: 1, failed: 1 });
  expect(outcome.note).toContain('under way: hangs');
});

test('limits come from the environment, or grow with the machine', () => {
  expect(limitOf(undefined, 2)).toBe(2 * limitOf('', 1));
  expect(limitOf('900', 3)).toBe(900);
  expect(() => limitOf('soon', 1)).toThrow('FOYER_TEST_LIMIT');
});

test('what is left out is in one line a reason', () => {
  const postgres = Array.from({ length: 312 }, (_, index) => ({ name: `test ${index}`, note: 'need PostgreSQL' }));
  expect(skipLines([{ name: 'x', note: 'need ../shared' }, ...postgres])).toEqual(['312 need PostgreSQL', '1 need ../shared (x)']);
});

const manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'], css: ['index.css'] },
  '_shared.js': { file: 'shared.js', imports: ['index.html'] },
  'component-registry/media/video/view.tsx?component': { file: 'view.js', imports: ['_shared.js'] },
  '_idle-x1.js': { file: 'static/idle-x1.js' },
};
const read = (texts: Record<string, string>) => (path: string) => Buffer.from(texts[path] ?? '');

test('budget: the entry is all it imports, once', () => {
  expect(filesOf(manifest, 'index.html')).toEqual(['index.js', 'index.css', 'shared.js']);
});

test('budget: size and strangers are found, each component is listed', () => {
  const noise = Array.from({ length: 60_000 }, (_, place) => (place * 2_654_435_761).toString(36)).join('');
  expect(weigh(manifest, read({ 'index.js': 'ok' })).problems).toEqual([]);
  expect(weigh(manifest, read({ 'shared.js': noise })).problems).toEqual([expect.stringMatching(/^script of the entry: \d+/)]);
  expect(weigh(manifest, read({ 'static/idle-x1.js': noise })).problems).toEqual([expect.stringMatching(/^what an idle page loads: \d+/)]);
  expect(weigh(manifest, read({ 'shared.js': 'throw new ZodError()' })).problems).toEqual([expect.stringContaining('shared.js holds zod')]);
  expect(weigh(manifest, read({ 'view.js': 'new Function("x")' }))).toMatchObject({
    problems: [],
    lines: [expect.any(String), expect.stringContaining('media/video')],
  });
});

test('budget: a page is weighed with the entry, each file once, and its theme', () => {
  const page = { name: 'home', scripts: ['a.js', 'entry.js'], styles: ['a.css'], fonts: 2, theme: 'x' };
  const sizes = (each: number) => ({ files: (files: readonly string[]) => files.length * each, text: () => each });
  expect(weighPage(page, ['entry.js', 'entry.css'], sizes(10))).toEqual({
    problems: [],
    line: 'home: 2 scripts of 20 bytes, 3 styles of 30, 2 fonts',
  });
  const many = {
    ...page,
    scripts: Array.from({ length: 13 }, (_, number) => `${number}.js`),
    styles: ['a.css', 'b.css', 'c.css'],
    fonts: 3,
  };
  expect(weighPage(many, ['entry.css'], sizes(pageLimits.script)).problems).toEqual([
    'scripts of home: 13, at most 12',
    expect.stringMatching(/^script of home: /),
    'styles of home: 5, at most 3',
    expect.stringMatching(/^style of home: /),
    'fonts of home: 3, at most 2',
  ]);
});
