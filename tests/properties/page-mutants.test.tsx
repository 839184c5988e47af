// Whatever happens to the JSON of a page, its untouched placements stay, nobody sees a blank page, and validate says what is wrong.
import { expect, test } from 'vitest';
import { expectContained } from './mutants.ts';
import { HANGS } from '../support/seed.ts';
import { PAGE, readSpecimens } from './specimens.ts';

const specimens = readSpecimens();

test('enough different pages are changed to be representative', () => {
  expect(specimens.length).toBeGreaterThan(100);
});

test('a page changed at random is contained', () => expectContained('pages', 1050, specimens, (path) => path.endsWith(`/${PAGE}`)), HANGS);
