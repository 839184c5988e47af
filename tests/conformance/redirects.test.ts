// Every Location header is written in one place, where what leaves the site is stopped.
import { expect, test } from 'vitest';
import { projectFiles, textOf } from './files.ts';

/** The one place. */
const HOME = 'server/http/redirect.ts';
/** A reply that redirects, a header set by its name, a status that leads elsewhere written by hand. */
const direct = /\.redirect\(|header\w*\(\s*['"`]location['"`]|writeHead\(\s*30\d|HTTP\/1\.1 30\d/i;

test('no file of the server redirects automatically', () => {
  const files = projectFiles().filter((path) => /^server\/.*\.ts$/.test(path) && !/\.test\.ts$|\/fixture\//.test(path));
  expect(files).toContain(HOME);
  const found = files.filter((path) => path !== HOME && direct.test(textOf(path)));
  expect(found).toEqual([]);
  expect(direct.test(textOf(HOME))).toBe(true);
});
