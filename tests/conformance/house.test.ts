// House rules that no tool checks: names, lengths, first lines, and forbidden words.
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, textOf } from './files.ts';

const files = projectFiles();
const code = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
const logic = code.filter((path) => !/\.test\.tsx?$/.test(path));

/** Lists of words and values, no logic: they may be as long as what they list. */
const isTable = (path: string): boolean => path.startsWith('scripts/kardia/tables/');

test('enough files are seen to mean something', () => {
  expect(logic.length).toBeGreaterThan(200);
});

test('no file is longer than 250 lines; tables may be', () => {
  const long = [...code, ...files.filter((path) => path.endsWith('.css'))]
    .filter((path) => !isTable(path))
    .flatMap((path) => {
      const lines = textOf(path).trimEnd().split('\n').length;
      return lines > 250 ? [`${path}: ${lines} lines`] : [];
    });
  expect(long).toEqual([]);
});

/** What browsers answer by restyling much of the page at each change of it: the place or emptiness of an element within :has(), and a bare tag after it. */
const slowSelectors = [
  /:has\([^{}()]*:(?:nth|first|last|only)-[^{]*(?=\{)/g,
  /:has\([^{}()]*[+~] :empty[^{]*(?=\{)/g,
  /:has\((?:[^{}()]|\([^{}()]*\))*\)[^{},]*[ >+~] *(?:[a-z]+|\*)(?=[ :.[>+~])[^{]*(?=\{)/g,
];

test('no :has() makes the browser restyle the page', () => {
  const slow = files
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => slowSelectors.flatMap((slowOne) => textOf(path).match(slowOne) ?? []).map((rule) => `${path}: ${rule.trim()}`));
  expect(slow).toEqual([]);
});

// A width in px is the same for large letters: rows were as narrow as one letter at twice the size (WCAG 1.4.4). The grid of rooms measures itself in px, and so do the layers (A §9).
test('components ask how many letters there is room for', () => {
  const fixed = files
    .filter((path) => /^(component-registry|src\/ui)\/.*\.css$/.test(path) && !/\/session-list\/|\/styles\/layout\.css$/.test(path))
    .filter((path) => /@container [^{]{0,80}px\)/.test(textOf(path)));
  expect(fixed).toEqual([]);
});

test('the first line of every file says in one sentence what it is for', () => {
  const silent = logic.filter((path) => {
    const [first = '', second = ''] = textOf(path).split('\n');
    return !/^\/\/ \S.{8,}/.test(first.startsWith('#!') ? second : first);
  });
  expect(silent).toEqual([]);
});

test('names are kebab-case, and say what is in the file', () => {
  const wrong = files
    .filter((path) => /^(src|component-registry|server|cli|scripts|tests|bench)\//.test(path))
    .filter((path) => {
      const name = basename(path);
      // Page documents are named as the spec names their pages, text sets by their language.
      if (path.endsWith('.json') || path.endsWith('.xml')) return false;
      return !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(name) || /^(utils?|helpers?|common|misc|types)\./.test(name);
    });
  expect(wrong).toEqual([]);
});

/** Nothing of the machine it was written on, nothing unfinished. The words are put together so that this file is not found. */
const never = new RegExp(
  [
    ['/wo', 'rk/(main|shared|\\.)'],
    ['/Us', 'ers/'],
    ['/ro', 'ot/'],
    ['\\bTO', 'DO\\b'],
    ['\\bFIX', 'ME\\b'],
  ]
    .map((parts) => parts.join(''))
    .join('|'),
);

test('no file names the machine it was written on, or postpones work', () => {
  const found = files
    .filter((path) => path !== 'package-lock.json' && !/\.(png|jpg|webp|woff2?|pdf|mp4)$/.test(path))
    .flatMap((path) =>
      textOf(path)
        .split('\n')
        .flatMap((line, index) => (never.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 120)}`] : [])),
    );
  expect(found).toEqual([]);
});

test('what samples and code call by address is an example', () => {
  const hosts = files
    .filter((path) => path.startsWith('sample-configs/') && path.endsWith('.json'))
    .flatMap((path) =>
      [...textOf(path).matchAll(/https?:\/\/([^/"\s]+)/g)]
        .map(([, host = '']) => host)
        .filter((host) => !/(^|\.)example\.(org|com|net)$/.test(host))
        .map((host) => `${path}: ${host}`),
    );
  expect([...new Set(hosts)]).toEqual([]);
});
