// The rules against the shared case files: every strict case holds, and every reading is the one that was taken.
import { expect, test } from 'vitest';
import { caseFormats } from './formats.ts';
import { runCases } from './run-cases.ts';
import { hasShared, sharedPath } from '../support/shared.ts';

/** Where the cases of each format are; a folder may hold formats that are not run yet. */
const folders = ['product', 'time'];

test.skipIf(!hasShared).each(folders)('rule cases of ../shared/cases/%s', async (folder) => {
  const { files } = await runCases(sharedPath(`cases/${folder}`));
  const failed = files.flatMap(({ path, judged }) => judged.filter(({ problem }) => problem !== '').map((one) => ({ path, ...one })));
  expect(failed).toEqual([]);
  expect(files.flatMap(({ notes }) => notes)).toEqual([]);
});

test.skipIf(!hasShared)('every format has cases in ../shared', async () => {
  const runs = await Promise.all(folders.map((folder) => runCases(sharedPath(`cases/${folder}`))));
  const found = new Set(runs.flatMap(({ files }) => files.map(({ path }) => path.replace(/^.*\/|\.json$/g, ''))));
  expect([...caseFormats.keys()].filter((name) => !found.has(name))).toEqual([]);
});
