// foyer validate: every mistake with its place, the part of a folder that is named, and how it ends.
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Finding } from '../../src/model/finding.ts';
import { app, folderOf, foyer, page } from './fixture/recorded.ts';

const heading = (id: string, props: object = { text: 'Hello' }, more: object = {}) => ({ id, name: 'structure/heading', props, ...more });

/** Two events in order, one of which inherits a page of its instance. */
const sound = () =>
  folderOf({
    'society/instance.json': { schemaVersion: 1, defaultEvent: 'spring' },
    'society/pages/Imprint.json': page('Imprint', [heading('title')]),
    'society/spring/app.json': app('Spring'),
    'society/autumn/app.json': app('Autumn'),
  });

/** `file:line:column severity code` of each finding, without its words. */
const places = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => /^\S+:\d+:\d+ (?:error|warning) [\w-]+/.exec(line)?.[0] ?? []);

test('a folder without mistakes ends with 0 and its counts', async () => {
  const { code, out, err } = await foyer('validate', sound());
  expect(code).toBe(0);
  expect(out).toEqual([expect.stringMatching(/^No findings in 2 events with \d+ placements; 1 note, told with --notes$/)]);
  expect(err).toEqual([]);
});

const broken = () =>
  folderOf({
    'society/spring/app.json': `{
  "schemaVersion": 1,
  "event": { "name": "Spring", "timeZone": "Europe/Berlin", "startDate": "2027-05-03", "endDate": "2027-05-05", "languages": ["en-GB"] },
  "sesionTimer": {}
}`,
    'society/spring/header.json': '{\n  "schemaVersion": 1,\n  "menu": { "menuItems": [] },\n}\n',
    'society/spring/access.json': '',
    'society/spring/Theme.json': '{}',
    'society/spring/pages/HomePage.json': `{ "schemaVersion": 1, "page": "HomePage", "layers": { "page": { "grids": [ { "id": "main", "placements": [
  { "id": "one", "name": "Structure/Heading", "props": { "text": "Wrong case" } },
  { "id": "two", "name": "structure/headin", "props": { "text": "Slip of the finger" } },
  { "id": "three", "name": "structure/heading", "props": { "text": "Twice" } },
  { "id": "three", "name": "structure/heading", "props": { "text": "Twice", "txt": "unknown" } },
  { "id": "four", "name": "structure/heading", "props": {} },
  { "id": "five", "name": "structure/button-link", "props": { "text": "Nowhere", "url": "page:Nowhere" } }
] } ] } } }`,
  });

test('several mistakes: each once, with file, line and column, and the folder ends with 1', async () => {
  const { code, out } = await foyer('validate', broken());
  expect(code).toBe(1);
  expect(places(out)).toEqual([
    'society/spring/Theme.json:1:1 warning unknown-file',
    'society/spring/access.json:1:1 error json-syntax',
    'society/spring/app.json:4:3 warning unknown-key',
    'society/spring/header.json:4:1 error json-syntax',
    'society/spring/pages/HomePage.json:2:18 error unknown-component',
    'society/spring/pages/HomePage.json:3:18 error unknown-component',
    'society/spring/pages/HomePage.json:5:5 error duplicate-id',
    'society/spring/pages/HomePage.json:5:77 warning unknown-prop',
    'society/spring/pages/HomePage.json:6:48 error missing-key',
    'society/spring/pages/HomePage.json:7:82 error unknown-page',
  ]);
  expect(out.find((line) => line.includes('structure/headin '))).toMatch(/\(did you mean structure\/heading\?\)$/);
  expect(out.at(-1)).toMatch(/^7 errors, 3 warnings in 1 event with \d+ placements$/);
});

test('as JSON: the same findings, the summary, and nothing else on stdout', async () => {
  const folder = broken();
  const { code, out } = await foyer('validate', folder, '--format', 'json');
  const { findings, summary } = JSON.parse(out.join('\n')) as { findings: Finding[]; summary: unknown };
  expect(code).toBe(1);
  expect(findings.map(({ file, line, column, severity, code: word }) => `${file}:${line}:${column} ${severity} ${word}`)).toEqual(
    places((await foyer('validate', folder)).out),
  );
  expect(findings.find(({ code: word }) => word === 'unknown-component')).toEqual({
    file: 'society/spring/pages/HomePage.json',
    line: 2,
    column: 18,
    pointer: '/layers/page/grids/0/placements/0/name',
    code: 'unknown-component',
    severity: 'error',
    message: 'there is no component Structure/Heading',
    suggestion: 'structure/heading',
    fix: [{ pointer: '/layers/page/grids/0/placements/0/name', set: 'structure/heading' }],
  });
  expect(summary).toEqual({ errors: 7, warnings: 3, notes: expect.any(Number), events: 1, placements: expect.any(Number) });
});

test('warnings alone end with 0', async () => {
  const folder = folderOf({ 'society/spring/app.json': app('Spring'), 'society/spring/notes.json': '{}' });
  const { code, out } = await foyer('validate', folder);
  expect([code, places(out)]).toEqual([0, ['society/spring/notes.json:1:1 warning unknown-file']]);
});

test('an event folder: its root is found and reported, its instance is read, its neighbours are not', async () => {
  const folder = sound();
  for (const event of ['spring', 'autumn']) symlinkSync('/etc/hosts', join(folder, `society/${event}/link.json`));
  const { code, out, err } = await foyer('validate', join(folder, 'society/spring'));
  expect(err).toEqual([`Checking event society/spring of ${folder}, with what it inherits.`]);
  expect([code, places(out)]).toEqual([1, ['society/spring/link.json:1:1 error symbolic-link']]);
  expect(out.at(-1)).toContain('in 1 event');
});

test('an instance folder: all its events, no other instance', async () => {
  const folder = sound();
  const { out, err } = await foyer('validate', join(folder, 'society'));
  expect(err).toEqual([`Checking instance society of ${folder}.`]);
  expect(out.at(-1)).toContain('in 2 events');
});

test('an instance with an app document to inherit is no event', async () => {
  const folder = folderOf({ 'society/app.json': app('Society'), 'society/spring/app.json': app('Spring') });
  const whole = await foyer('validate', folder);
  expect([whole.err, whole.out.at(-1)]).toEqual([[], expect.stringContaining('in 1 event')]);
  expect((await foyer('validate', join(folder, 'society'))).err).toEqual([`Checking instance society of ${folder}.`]);
});

test('an instance without events yet is known by its instance.json, a root by its domains.json', async () => {
  const folder = folderOf({
    'society/instance.json': { schemaVersion: 1 },
    'domains.json': { domains: [] },
    'stray/app.json': app('Stray'),
  });
  expect((await foyer('validate', join(folder, 'society'))).err).toEqual([`Checking instance society of ${folder}.`]);
  expect((await foyer('validate', folder)).err).toEqual([]);
});

test('a folder without events is an error with a place', async () => {
  const { code, out } = await foyer('validate', folderOf());
  expect([code, places(out)]).toEqual([1, ['.:1:1 error no-event']]);
});

test('a file that is nested a thousand levels deep is a finding, not a failure', async () => {
  const folder = folderOf({ 'society/spring/app.json': app('Spring'), 'society/spring/header.json': '['.repeat(5000) + ']'.repeat(5000) });
  const { code, out } = await foyer('validate', folder);
  expect([code, places(out)]).toEqual([1, ['society/spring/header.json:1:201 error nested-too-deep']]);
});

test('names in a file cannot steer the terminal', async () => {
  const folder = folderOf({ 'society/spring/app.json': { ...app('Spring'), '\u001B[2Jgone\u202E': 1 } });
  const { out } = await foyer('validate', folder);
  expect(out.join('\n')).toContain('\\u001b[2Jgone\\u202e');
  expect(out.join('\n')).not.toContain('\u001B');
});

test('what is no folder is a wrong call', async () => {
  const folder = sound();
  const missing = await foyer('validate', join(folder, 'nowhere'));
  expect([missing.code, missing.out, missing.err]).toEqual([2, [], [`foyer: There is no folder ${join(folder, 'nowhere')}.`]]);
  const file = await foyer('validate', join(folder, 'society/instance.json'));
  expect([file.code, file.err[0]]).toEqual([2, expect.stringContaining('is a file; name the folder it is in')]);
});

test('a relative path means the same as an absolute one', async () => {
  const folder = sound();
  const { err } = await foyer('validate', join(folder, 'society/spring/../../../', basename(folder), 'society/spring/.'));
  expect(err).toEqual([`Checking event society/spring of ${join(dirname(folder), basename(folder))}, with what it inherits.`]);
});

test('notes are reported on request', async () => {
  const { out } = await foyer('validate', sound(), '--notes');
  expect(out).toEqual([
    expect.stringContaining('society/pages/Imprint.json:1:1 info orphan-page'),
    expect.stringMatching(/^No findings in 2 events with \d+ placements$/),
  ]);
});

test('--fix fixes what needs no decision, says so, and leaves every other byte; a second time there is nothing to do', async () => {
  const folder = broken();
  const file = join(folder, 'society/spring/pages/HomePage.json');
  const [before, header] = [readFileSync(file, 'utf8'), readFileSync(join(folder, 'society/spring/header.json'), 'utf8')];
  const dry = await foyer('validate', folder, '--fix', '--dry-run');
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(dry.out[0]).toContain(
    'society/spring/pages/HomePage.json:2:18 would fix unknown-component "Structure/Heading" → "structure/heading"',
  );
  const { out, code } = await foyer('validate', folder, '--fix');
  expect(code).toBe(1);
  expect(readFileSync(file, 'utf8')).toBe(
    before
      .replace('Structure/Heading', 'structure/heading')
      .replace('"structure/headin"', '"structure/heading"')
      .replace(
        '"three", "name": "structure/heading", "props": { "text": "Twice", "txt"',
        '"three-2", "name": "structure/heading", "props": { "text": "Twice", "txt"',
      ),
  );
  expect(out.filter((line) => line.includes(' fixed ')).length).toBeGreaterThan(2);
  expect(readFileSync(join(folder, 'society/spring/header.json'), 'utf8'), 'not JSON: not touched').toBe(header);
  const again = await foyer('validate', folder, '--fix');
  expect(again.out.filter((line) => line.includes(' fixed '))).toEqual([]);
});

test('--fix of an event leaves what its instance wrote; a byte order mark stays', async () => {
  const folder = folderOf({ 'society/spring/app.json': app('Spring'), 'society/header.json': { schemaVersion: 1, tileNavigatoin: true } });
  const file = join(folder, 'society/spring/theme.json');
  writeFileSync(file, '\uFEFF{ "schemaVersion": 1, "barnd": "#112233" }\r\n');
  const { out } = await foyer('validate', join(folder, 'society/spring'), '--fix');
  expect(readFileSync(file, 'utf8')).toBe('\uFEFF{ "schemaVersion": 1, "brand": "#112233" }\r\n');
  expect(readFileSync(join(folder, 'society/header.json'), 'utf8')).toContain('tileNavigatoin');
  expect(out.some((line) => line.includes('society/header.json:3:3 warning unknown-key'))).toBe(true);
});

test('--dry-run without --fix is a wrong call', async () => {
  expect((await foyer('validate', sound(), '--dry-run')).code).toBe(2);
});

type Sarif = {
  version: string;
  $schema: string;
  runs: {
    tool: { driver: { name: string; rules: { id: string; help?: { text: string } }[] } };
    results: {
      ruleId: string;
      ruleIndex: number;
      level: string;
      message: { text: string };
      locations: { physicalLocation: { artifactLocation: { uri: string }; region: { startLine: number; startColumn: number } } }[];
      fixes?: { artifactChanges: { replacements: { deletedRegion: object; insertedContent?: { text: string } }[] }[] }[];
    }[];
  }[];
};

test('as SARIF 2.1.0: rules with words, places from 1, relative addresses, fixes where there are some', async () => {
  const { out, code } = await foyer('validate', broken(), '--format', 'sarif');
  const log = JSON.parse(out.join('\n')) as Sarif;
  expect([code, log.version, log.runs.length]).toEqual([1, '2.1.0', 1]);
  const { tool, results } = log.runs[0]!;
  expect(tool.driver.name).toBe('foyer');
  expect(new Set(tool.driver.rules.map(({ id }) => id)).size).toBe(tool.driver.rules.length);
  expect(tool.driver.rules.find(({ id }) => id === 'orphan-page')).toMatchObject({ deprecatedIds: ['page-without-way'] });
  expect(results).toHaveLength(10);
  for (const { ruleId, ruleIndex, level, message, locations } of results) {
    expect(tool.driver.rules[ruleIndex]).toMatchObject({ id: ruleId, help: { text: expect.stringMatching(/.{20}/) } });
    expect(['error', 'warning', 'note']).toContain(level);
    expect(message.text).not.toBe('');
    const { artifactLocation, region } = locations[0]!.physicalLocation;
    expect(artifactLocation.uri).toMatch(/^society\/spring\/[\w/.]+$/);
    expect(Math.min(region.startLine, region.startColumn)).toBeGreaterThanOrEqual(1);
  }
  expect(results.find(({ ruleId }) => ruleId === 'unknown-component')!.fixes![0]!.artifactChanges[0]!.replacements).toEqual([
    { deletedRegion: { startLine: 2, startColumn: 26, endLine: 2, endColumn: 45 }, insertedContent: { text: '"structure/heading"' } },
  ]);
});
