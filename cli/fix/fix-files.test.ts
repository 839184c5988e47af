// Fixing: only what was intended changes, in any formatting, and fixing twice is fixing once — for the examples of every code and for mutations of them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validateFiles } from '../../server/validate.ts';
import type { ConfigurationFile } from '../../src/model/adapters/configuration-files.ts';
import { codes } from '../../src/checks/codes.ts';
import { exampleEvent } from '../../src/checks/codes/example.ts';
import { fixFiles } from './fix-files.ts';

const check = async (files: readonly ConfigurationFile[]) => (await validateFiles(files)).findings;
const fix = (files: readonly ConfigurationFile[]) => fixFiles(files, check, () => true);
const event = 'society/congress';
const folder = (files: Readonly<Record<string, unknown>>, indent: number | string = 0): ConfigurationFile[] =>
  Object.entries({ 'app.json': { schemaVersion: 1, event: exampleEvent }, ...files }).map(([path, content]) => ({
    path: path.startsWith('/') ? path.slice(1) : `${event}/${path}`,
    text: typeof content === 'string' ? content : JSON.stringify(content, null, indent),
  }));
const textOf = (files: readonly ConfigurationFile[], path: string) => files.find((file) => file.path === `${event}/${path}`)!.text;
const one = async (path: string, text: string): Promise<string> => textOf((await fix(folder({ [path]: text }))).files, path);

test('everything else of the file stays: blanks, line ends, order, escapes', async () => {
  expect(await one('header.json', '{\r\n\t"schemaVersion" : 1 ,\r\n\t"tileNavigatoin":true,\r\n\t"x\\u0041": [ 1,2 ]\r\n}')).toBe(
    '{\r\n\t"schemaVersion" : 1 ,\r\n\t"tileNavigation":true,\r\n\t"x\\u0041": [ 1,2 ]\r\n}',
  );
});

test('of a key written twice the last one stays', async () => {
  expect(await one('header.json', '{ "schemaVersion": 1, "background": "#112233", "tileNavigation": true, "background": "#445566" }')).toBe(
    '{ "schemaVersion": 1, "tileNavigation": true, "background": "#445566" }',
  );
});

test('an old page becomes a current one, with its placements as the runtime reads them', async () => {
  const old = {
    page: 'HomePage',
    grids: [{ id: 'main', components: [{ name: 'structure/headign', props: { text: 'A' }, gridAreas: '1 / 1 / 2 / 5' }] }],
  };
  const { files, fixed } = await fix(folder({ 'pages/HomePage.json': old }, 2));
  expect(JSON.parse(textOf(files, 'pages/HomePage.json'))).toEqual({
    schemaVersion: 1,
    page: 'HomePage',
    layers: {
      page: {
        grids: [{ id: 'main', placements: [{ name: 'structure/heading', props: { text: 'A' }, gridAreas: { base: '1 / 1 / 2 / 5' } }] }],
      },
    },
  });
  expect(fixed.map(({ finding }) => finding.code).sort()).toEqual(['old-version', 'unknown-component']);
});

test('a rename does not overwrite what is there already', async () => {
  const text = '{ "schemaVersion": 1, "tileNavigatoin": true, "tileNavigation": false }';
  expect(await one('header.json', text)).toBe(text);
  const gridAreas = { base: '1 / 1 / 2 / 3', mediun: '1 / 1 / 2 / 3', medium: '1 / 1 / 2 / 5' };
  const page = JSON.stringify({
    schemaVersion: 1,
    page: 'HomePage',
    layers: { page: { grids: [{ placements: [{ name: 'structure/divider', gridAreas }] }] } },
  });
  expect(await one('pages/HomePage.json', page)).toBe(page);
});

test('what is no JSON, and files nobody may write, stay as they are', async () => {
  const broken = '{ "schemaVersion": 1, "tileNavigatoin": true, }';
  expect(await one('header.json', broken)).toBe(broken);
  const files = folder({ 'header.json': { schemaVersion: 1, tileNavigatoin: true } });
  expect((await fixFiles(files, check, () => false)).files).toEqual(files);
});

const bad = Object.entries(codes).flatMap(([code, { bad: example, fixable }]) =>
  typeof example === 'string' ? [] : [{ code, files: example.files, fixable }],
);

test.each(bad.filter(({ fixable }) => fixable))(
  '$code is gone after fixing, nothing worse has come, and fixing again changes nothing',
  async ({ code, files }) => {
    const before = await check(folder(files));
    const { files: after, findings } = await fix(folder(files, 2));
    expect(findings.filter((found) => found.code === code && found.fix)).toEqual([]);
    expect(findings.filter(({ severity }) => severity === 'error').length).toBeLessThanOrEqual(
      before.filter(({ severity }) => severity === 'error').length,
    );
    expect((await fix(after)).files).toEqual(after);
  },
);

test('fix(fix(x)) = fix(x) for several faults at once, in any order and layout', async () => {
  await fc.assert(
    fc.asyncProperty(fc.subarray(bad, { minLength: 2, maxLength: 6 }), fc.constantFrom(0, 2, '\t'), async (some, indent) => {
      const files = folder(Object.assign({}, ...some.map((example) => example.files)) as Record<string, unknown>, indent);
      const once = (await fix(files)).files;
      for (const { text } of once) if (files.every((file) => file.text !== text)) JSON.parse(text);
      expect((await fix(once)).files).toEqual(once);
    }),
    { numRuns: 60 },
  );
});
