import { expect, test } from 'vitest';
import { editedRows } from './edit-rows.ts';

test.each([
  [
    'a row a line',
    '{\n  "rows": [\n    {"Id":"a"},\n    {"Id":"b"}\n  ]\n}\n',
    '{\n  "rows": [\n    {"Id":"a"},\n    {"Id":"B","N":1},\n    {"Id":"c"},\n    {"Id":"d"}\n  ]\n}\n',
  ],
  [
    'rows of several lines, of Windows',
    '{ "rows": [\r\n  {\r\n    "Id": "a" },\r\n  {\r\n    "Id": "b"\r\n  }\r\n] }',
    '{ "rows": [\r\n  {\r\n    "Id": "a" },\r\n  {\r\n    "Id": "B",\r\n    "N": 1\r\n  },\r\n  {\r\n    "Id": "c"\r\n  },\r\n  {\r\n    "Id": "d"\r\n  }\r\n] }',
  ],
  [
    'all of it in one line',
    '{"x":[1 , 2],"rows":[{"Id":"a"} ,{"Id":"b"}]}',
    '{"x":[1 , 2],"rows":[{"Id":"a"} ,{"Id":"B","N":1},\n    {"Id":"c"},\n    {"Id":"d"}]}',
  ],
])('%s', (_, text, expected) => {
  expect(editedRows(text, new Map([[1, { Id: 'B', N: 1 }]]), [{ Id: 'c' }, { Id: 'd' }])).toBe(expected);
  expect(editedRows(text, new Map(), [])).toBe(text);
});

test('into an empty list rows of several lines come, which are read and changed by hand', () => {
  expect(editedRows('{\n  "rows": []\n}\n', new Map(), [{ Id: 'c' }])).toBe('{\n  "rows": [\n    {\n      "Id": "c"\n    }\n  ]\n}\n');
});
