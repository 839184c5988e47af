import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

test('JSON is its value, null included', () => {
  expect(parseJson('{"a":[1,null]}')).toEqual({ a: [1, null] });
  expect(parseJson('null')).toBeNull();
});

test('what is no JSON is undefined', () => {
  for (const text of ['', 'undefined', '{"a":}', '\uFEFF{}', '[1,]']) expect(parseJson(text)).toBeUndefined();
});
