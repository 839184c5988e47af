// The table of codes and the code agree: every code that is emitted is in it, every one in it is emitted, and its examples are true.
import { expect, test } from 'vitest';
import { codesReference } from '../../scripts/print-reference/codes.ts';
import { validateFiles } from '../../server/validate.ts';
import { codeAreas, codes } from '../../src/checks/codes.ts';
import { type Example, exampleEvent } from '../../src/checks/codes/example.ts';
import { projectFiles, textOf } from './files.ts';

const sources = projectFiles().filter(
  (path) => /^(src|server|cli)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith('src/checks/codes'),
);
const KEBAB = "'([a-z]+(?:-[a-z]+)+|draft)'";

/** How codes are given to findings: to `finding`, to the shorthands of a file, or looked up in a table of a file. */
const emitters: readonly (readonly [files: RegExp, pattern: RegExp])[] = [
  [/^(src|server|cli)\//, new RegExp(`\\bfinding\\(\\s*${KEBAB}`, 'g')],
  [/^src\/model\/document-problems\.ts$/, new RegExp(`(?:: |\\?\\? )${KEBAB}`, 'g')],
  [/^src\/renderer\//, new RegExp(`fault\\(\\s*${KEBAB}`, 'g')],
  [/^src\/model\/excess\.ts$/, new RegExp(`code: ${KEBAB}`, 'g')],
  [/^src\/model\/migrations\/migrate\.ts$/, new RegExp(`problem: ${KEBAB}`, 'g')],
  [/^src\/model\/validate\/accessibility\.ts$/, new RegExp(`warn\\(\\s*${KEBAB}`, 'g')],
  [/^src\/checks\/calls\.ts$/, new RegExp(`report\\(\\s*${KEBAB}`, 'g')],
  [/^src\/checks\/charity\.ts$/, new RegExp(`lacks\\(\\s*${KEBAB}`, 'g')],
  [/^server\/store\/read-folder\.ts$/, new RegExp(`refuse\\([^;]*?, ${KEBAB}`, 'g')],
  [/^server\/published\/data-rows\.ts$/, new RegExp(`problem\\(${KEBAB}`, 'g')],
  [/^cli\/import\//, new RegExp(`(?:\\.(?:warn|error|tell)|UnreadableFile|refuse|doubts\\.push|doubts: \\[)\\(?\\s*\\[?\\s*${KEBAB}`, 'g')],
  [/^cli\/import\/(reading|formats)\//, new RegExp(`(?:code: |refused\\(\\s*|(?:say|said)\\(\\s*'(?:info|warning)',\\s*)${KEBAB}`, 'g')],
  [/^cli\/import\/(report|import-programme)\.ts$/, new RegExp(`(?:'error', |code: )${KEBAB}`, 'g')],
];

const emitted = new Set(
  sources.flatMap((path) =>
    emitters.flatMap(([files, pattern]) => (files.test(path) ? [...textOf(path).matchAll(pattern)].map((match) => match[1]!) : [])),
  ),
);

test('every code the sources emit is in the table', () => {
  expect(emitted.size).toBeGreaterThan(60);
  expect([...emitted].filter((code) => !Object.hasOwn(codes, code)).sort()).toEqual([]);
});

test('every code of the table is emitted', () => {
  expect(
    Object.keys(codes)
      .filter((code) => !emitted.has(code))
      .sort(),
  ).toEqual([]);
});

test('the committed page of the reference is what the table prints', () => {
  expect(textOf('docs/reference/codes.md')).toBe(codesReference());
});

test('no code is in two areas, and each says something', () => {
  const names = codeAreas.flatMap((area) => Object.keys(area.codes));
  expect(new Set(names).size).toBe(names.length);
  for (const [code, { title, explanation }] of Object.entries(codes)) {
    expect(title.length, code).toBeGreaterThan(3);
    expect(explanation.length, code).toBeGreaterThan(20);
  }
});

const found = async (example: Example) => {
  const base = { 'app.json': { schemaVersion: 1, event: exampleEvent } };
  const files = Object.entries({ ...base, ...example.files }).map(([path, content]) => ({
    path: path.startsWith('/') ? path.slice(1) : `society/congress/${path}`,
    text: typeof content === 'string' ? content : JSON.stringify(content),
  }));
  const assets = example.assets?.map((path) => `society/congress/${path}`);
  return (await validateFiles(files, assets)).findings;
};
const runnable = Object.entries(codes).flatMap(([code, { bad, good, severity, fixable }]) =>
  typeof bad === 'string' || typeof good === 'string' ? [] : [{ code, bad, good, severity, fixable }],
);

test.each(runnable)('$code: the bad example has it', async ({ code, bad, severity, fixable }) => {
  const findings = await found(bad);
  const own = findings.filter((one) => one.code === code);
  expect(own.length, findings.map((one) => `${one.code} ${one.file}${one.pointer} ${one.message}`).join('\n')).toBeGreaterThan(0);
  if (code !== 'unknown-key') expect(own.map((one) => one.severity)).toContain(severity);
  if (fixable) expect(own.some((one) => one.fix?.length)).toBe(true);
  else expect(own.filter((one) => one.fix)).toEqual([]);
  // Nothing else is wrong with it, so that the example shows one thing.
  expect(findings.filter((one) => one.code !== code && one.severity !== 'info').map((one) => `${one.code} ${one.message}`)).toEqual([]);
});

test.each(runnable)('$code: the good example is silent', async ({ code, good }) => {
  const findings = await found(good);
  expect(findings.filter((one) => one.severity !== 'info' || one.code === code).map((one) => `${one.code} ${one.message}`)).toEqual([]);
});
