// The contract as a whole: every endpoint of every area file is in the index, and has a handler on the server.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { routes } from '../../server/routes/areas.ts';
import { endpoints } from '../../src/contract/index.ts';

const folder = join(import.meta.dirname, '../../src/contract');

test('no endpoint is declared that the index or the server does not know', async () => {
  const modules = await Promise.all(
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map(async (file) => (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>),
  );
  const declared = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null && 'path' in value && 'reply' in value ? [name] : [],
    ),
  );
  expect(declared.length).toBeGreaterThan(15);
  expect(Object.keys(endpoints).toSorted()).toEqual(declared.toSorted());
  expect(routes.map(({ name }) => name).toSorted()).toEqual(declared.toSorted());
});
