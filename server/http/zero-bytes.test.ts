// A zero byte is found wherever it stands, and named by its field.
import { expect, test } from 'vitest';
import { fieldWithZeroByte, zeroByte } from './zero-bytes.ts';

test.each([
  [{ a: 'b', c: 1, d: null, e: [{ f: 'g' }] }, undefined],
  [{ a: 'x\0' }, 'a'],
  [{ ok: 1, list: [1, null, { deep: ['\0'] }] }, 'list'],
  [{ list: [{ 'na\0me': 1 }] }, 'list'],
  [{ 'na\0me': 1 }, 'name'],
  ['x\0', ''],
  [['a', '\0'], '1'],
  [undefined, undefined],
  [7, undefined],
])('%j: %j', (values, field) => expect(fieldWithZeroByte(values)).toBe(field));

test('is refused with 400 and the field; a very deep body costs no stack', () => {
  expect(zeroByte({ note: '\0' })).toMatchObject({ status: 400, field: 'note' });
  let deep: unknown = '\0';
  for (let depth = 0; depth < 100_000; depth++) deep = [deep];
  expect(zeroByte({ deep })).toMatchObject({ field: 'deep' });
  expect(zeroByte({ note: 'Hello' })).toBeUndefined();
});
