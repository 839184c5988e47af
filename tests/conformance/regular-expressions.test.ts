// No regular expression takes more than linear time on any text: one sentence of a stranger must not stop the server.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { check } from 'recheck';
import { expect, test } from 'vitest';
import { type Expression, regularExpressions, schemaPatterns } from './regular-expressions.ts';

/** Slower than linear by their form, and why no text can make them slow in their place. */
const allowed: Readonly<Record<string, string>> = {
  'src/checks/syntax.ts /"(?:[^"\\\\]|\\\\.)*"(\\s*:)?/g': 'asked only of text that JSON.parse has taken: every string is closed',
};

/** Files that put expressions together when they run, and of what. */
const builtIn: Readonly<Record<string, string>> = {
  'cli/import/formats/table/timed-line.ts': 'parts of a clock time without repetition, from the beginning of a line',
  'cli/import/reading/open-documents.ts': 'the name of an attribute, and a value of at most 500 signs',
  'cli/import/values/clock-words.ts': 'lists of words without repetition, and one sign before and behind them',
  'cli/import/values/rich-text.ts': 'a list of tag names, at the beginning of a text',
  'cli/import/values/safe-html.ts': 'one tag name of a list, and one sign after it',
  'cli/import/values/text-kinds.ts': 'a list of tag names; attributes hold no <, so that every tag is read once',
  'cli/import/values/written-clocks.ts': 'parts of a clock time without repetition, from the beginning to the end of at most 80 signs',
  'cli/import/values/written-dates.ts': 'three numbers with one sign between them, in at most 120 signs',
  'cli/import/vocabulary/people-named.ts': 'lists of words without repetition',
  'scripts/print-reference/command-line.ts': 'the name of a command',
  'src/compile/for-check.ts': 'patterns of schemas, which are checked here',
  'src/shift/mentions.ts': 'lists of words without repetition',
};

const nameOf = ({ path, source }: Expression): string => `${path} ${source}`;
const code = regularExpressions();
const written = code.filter(({ pattern }) => pattern !== undefined);

/** Without an unbounded repetition time is linear whatever the text. */
const repeats = ({ pattern = '' }: Expression): boolean => /[*+]|\{\d+,\}|\{\d*\d{2}\}/.test(pattern);

test('the expressions of the code are found', () => {
  expect(written.length).toBeGreaterThan(400);
  expect(schemaPatterns().length).toBeGreaterThan(20);
});

test('no expression is slower than linear', { timeout: 600_000 }, async () => {
  const slow: string[] = [];
  for (const expression of [...written, ...schemaPatterns()].filter(repeats)) {
    if (!(nameOf(expression) in allowed) && (await verdict(expression)) !== 'safe') slow.push(nameOf(expression));
  }
  keep();
  expect([...new Set(slow)]).toEqual([]);
});

test('an expression put together when the code runs is looked at by somebody', () => {
  const files = new Set(code.filter(({ pattern }) => pattern === undefined).map(({ path }) => path));
  expect([...files].sort()).toEqual(Object.keys(builtIn).sort());
});

test('what is allowed is there', () => {
  const there = new Set(code.map(nameOf));
  expect(Object.keys(allowed).filter((name) => !there.has(name))).toEqual([]);
});

/** Verdicts are kept between runs: an expression does not change its mind, and attacking hundreds of them takes seconds. */
const memory = join(import.meta.dirname, '../../node_modules/.cache/foyer/regular-expressions.json');
const known = new Map<string, string>(remembered());

function remembered(): [string, string][] {
  try {
    return JSON.parse(readFileSync(memory, 'utf8')) as [string, string][];
  } catch {
    return [];
  }
}

function keep(): void {
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify([...known]));
}

async function verdict({ source, pattern = '', flags }: Expression): Promise<string> {
  const found = known.get(source) ?? (await check(pattern, flags, { timeout: 60_000 })).status;
  // What was not decided in time is evaluated again.
  if (found !== 'unknown') known.set(source, found);
  return found;
}
