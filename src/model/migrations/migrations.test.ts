// Golden documents of older versions: input and output are in `golden/<kind>-<version>.json` and `.migrated.json`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsOf } from './index.ts';
import { migrate } from './migrate.ts';

const folder = join(import.meta.dirname, 'golden');
const read = (name: string): Record<string, unknown> => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, unknown>;
const inputs = readdirSync(folder).filter((name) => !name.includes('.migrated.'));

test.each(inputs)('%s becomes what is written beside it, and stays so when migrated again', (name) => {
  const steps = migrationsOf(name.replace(/-\d+\.json$/, ''));
  const input = read(name);
  const before = JSON.stringify(input);
  const { value } = migrate(input, steps);
  expect(value).toEqual(read(name.replace('.json', '.migrated.json')));
  expect(JSON.stringify(input), 'the original is not changed').toBe(before);
  expect(migrate(value, steps).value).toBe(value);
});

test('no placement is lost on the way', () => {
  const names = (value: unknown): string[] => JSON.stringify(value).match(/"name":"[^"]*"/g) ?? [];
  for (const name of inputs)
    expect(names(migrate(read(name), migrationsOf(name.replace(/-\d+\.json$/, ''))).value)).toEqual(names(read(name)));
});

test.each(['1', '', null, 1.5, -1, {}])('schemaVersion %j is not guessed at: no step runs', (schemaVersion) => {
  const document = { schemaVersion, grids: [] };
  const { value, problem } = migrate(document, migrationsOf('page'));
  // null is what many writers print for "absent".
  expect(problem).toBe(schemaVersion === null ? undefined : 'unreadable-version');
  if (problem) expect(value).toBe(document);
});

test('a newer version is kept as it is and reported', () => {
  const document = { schemaVersion: 99, layers: {} };
  expect(migrate(document, migrationsOf('page'))).toEqual({ value: document, from: 99, problem: 'newer-version' });
});
