// Depth and keys are counted outside strings only, and any depth can be counted.
import { expect, test } from 'vitest';
import { excessOf, fileLimits, resourceLimits } from './excess.ts';

const { levels: MOST_LEVELS, keys: MOST_KEYS } = resourceLimits;

const nested = (depth: number, inner = ''): string => '['.repeat(depth) + inner + ']'.repeat(depth);

test.each<[string, string, string | undefined]>([
  ['as deep as may be', nested(MOST_LEVELS), undefined],
  ['one deeper', nested(MOST_LEVELS + 1), 'nested-too-deep'],
  ['a hundred thousand', nested(100_000), 'nested-too-deep'],
  ['objects', '{"a":'.repeat(1300) + '1' + '}'.repeat(1300), 'nested-too-deep'],
  ['many beside each other', `[${'[],'.repeat(10_000)}0]`, undefined],
  ['brackets in a text', JSON.stringify(nested(5000)), undefined],
  ['a text that ends with a backslash', `["${'x'.repeat(500)}\\\\",${nested(MOST_LEVELS)}]`, 'nested-too-deep'],
  ['a text with quotation marks', `["\\"${'['.repeat(5000)}\\""]`, undefined],
  ['as many keys as may be', `{${'"k":0,'.repeat(MOST_KEYS - 1)}"k":0}`, undefined],
  ['one more', `{${'"k":0,'.repeat(MOST_KEYS)}"k":0}`, 'too-many-keys'],
  ['a text that does not end', `"${'['.repeat(5000)}`, undefined],
  ['what follows the line of a text that does not end', `["${'['.repeat(10)}\n${'['.repeat(MOST_LEVELS)}`, 'nested-too-deep'],
])('%s', (_, text, excess) => {
  expect(excessOf(text)?.code).toBe(excess);
});

test('the place is the first bracket too much; keys of a file are not counted', () => {
  expect(excessOf('['.repeat(1_000_000))).toEqual({ code: 'nested-too-deep', at: MOST_LEVELS });
  expect(excessOf(`{${'"k":0,'.repeat(MOST_KEYS)}"k":0}`, fileLimits)).toBeUndefined();
});
