// Which event an address belongs to that no page has.
import { expect, test } from 'vitest';
import { matchAddress, unknownAddress } from './match.ts';

test.each([
  ['/kardia/kardia2027/en-GB/nope', ['kardia', 'kardia2027', 'en-GB']],
  ['/nope/kardia/kardia2027/en-GB', ['kardia', 'kardia2027', 'en-GB']],
  ['/nope/kardia/kardia2027/de/deep/er', ['kardia', 'kardia2027', 'de']],
  ['/kardia/kardia2027/en-GB', ['kardia', 'kardia2027', 'en-GB']],
])('%s is inside an event', (path, [instance, event, language]) => {
  expect(matchAddress(path)).toBeUndefined();
  expect(unknownAddress(path)).toEqual({ page: 'NotFoundPage', instance, event, language, params: {} });
});

test.each(['/a/b/c/d/e/f', '/nope', '/', '/assets/kardia/kardia2027/1/logo.svg', '/kardia//en-GB'])('%s is not', (path) => {
  expect(unknownAddress(path)).toBeUndefined();
});
