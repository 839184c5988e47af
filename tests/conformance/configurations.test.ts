// Every configuration in the repository: the default pages, the samples and the fixtures validate, and name schemas that exist.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readFolder } from '../../server/store/read-folder.ts';
import { validateFiles } from '../../server/validate.ts';
import { projectFiles, textOf } from './files.ts';

const root = join(import.meta.dirname, '../..');
/** Files in `assets` are published as they are. */
const documents = projectFiles().filter(
  (path) => /^(sample-configs|src\/pages\/defaults|tests\/e2e\/fixtures)\/.*\.json$/.test(path) && !path.includes('/assets/'),
);
const defaults = documents.filter((path) => path.startsWith('src/pages/defaults/'));

test('the default pages validate as pages of an event that says nothing else', async () => {
  const app = { path: 'demo/demo27/app.json', text: '{ "schemaVersion": 1, "event": { "name": "Demo" } }' };
  const pages = defaults.map((path) => ({ path: `demo/demo27/pages/${path.split('/').at(-1)!}`, text: textOf(path) }));
  const { findings, summary } = await validateFiles([app, ...pages]);
  expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
  expect(summary.placements).toBeGreaterThan(5);
});

/** The test bed shows what is wrong on purpose: rows that are missing, HTML that is taken out. */
const isTestBed = (file: string): boolean => file.startsWith('qa/');

test.each(['sample-configs', 'tests/e2e/fixtures/checked'])('%s validates without an error or a warning', async (folder) => {
  const { files, assets, findings: unreadable } = await readFolder(join(root, folder));
  const { findings, summary } = await validateFiles(
    files,
    assets.map(({ path }) => path),
  );
  const told = findings.filter(({ severity, file }) => severity === 'error' || (severity === 'warning' && !isTestBed(file)));
  expect([...unreadable, ...told]).toEqual([]);
  expect(summary.events).toBeGreaterThan(0);
});

test('every document names a schema that exists, the one for what it is', () => {
  const wrong = documents.flatMap((path) => {
    const { $schema } = JSON.parse(textOf(path)) as { $schema?: string };
    if ($schema === undefined) return [`${path}: no $schema`];
    return existsSync(join(root, dirname(path), $schema)) ? [] : [`${path}: there is no ${$schema}`];
  });
  expect(documents.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});
