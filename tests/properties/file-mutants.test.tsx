// Whatever happens to any other file of an event, the page stays as far as it does not depend on it, and validate says what is wrong.
import { test } from 'vitest';
import { expectContained } from './mutants.ts';
import { HANGS } from '../support/seed.ts';
import { PAGE, readSpecimens } from './specimens.ts';

const specimens = readSpecimens();
const isPage = (path: string): boolean => path.includes('/pages/') && !path.endsWith('/EveryPage.json');

test(
  'a file beside the pages changed at random is contained',
  () => expectContained('files', 750, specimens, (path) => !isPage(path) && !path.endsWith(PAGE)),
  HANGS,
);
