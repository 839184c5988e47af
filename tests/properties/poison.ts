// Keys and values that programs stumble over: names of prototypes and of React, odd text, numbers JSON can write and nobody expects.

/** Names that mean something to JavaScript or to React. */
export const poisonKeys: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'then',
  'toJSON',
  '$$typeof',
  'ref',
  'key',
  'children',
  'className',
  'style',
  'dangerouslySetInnerHTML',
  'onClick',
  '',
  ' ',
  '0',
  '-1',
  'a/b~c',
  'k'.repeat(10_000),
  '\uD800',
  '\u202Eevil',
  '\u0000',
];

/** A number as JSON writes it and no value of JavaScript can: put into the text as it is. */
const written = (number: string): string => `@@written:${number}@@`;

/** Puts numbers into a text in place of their marks. */
export const withWrittenNumbers = (json: string): string => json.replaceAll(/"@@written:([^@"]*)@@"/g, '$1');

/** Values nobody intends. */
export const poisonValues: readonly unknown[] = [
  'nul\u0000inside',
  '\u202Eright to left',
  '\uD800',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '${1}',
  'NaN',
  'undefined',
  'null',
  '2027-02-30',
  '0000-00-00T99:99',
  '+275760-09-13T00:00:00.001Z',
  'Europe/Atlantis',
  'zz-ZZ',
  'w'.repeat(5_000),
  '𝒘😀'.repeat(500),
  'x'.repeat(1_000_000),
  written('1e309'),
  written('-1e309'),
  written('-0'),
  written('1e-400'),
  Number.MAX_SAFE_INTEGER + 2,
  -2_147_483_649,
  0.1,
  { $$typeof: 'Symbol(react.element)', type: 'script', props: {}, key: null, ref: null },
  // oxlint-disable-next-line unicorn/no-thenable -- that is the poison.
  { then: 'not a promise' },
  { key: 'no.such.text' },
  { 'en-GB': null },
  { length: 4_294_967_295 },
  [[[[[]]]]],
];

/** Values of another type than the one that was there. */
export const otherTypes: readonly unknown[] = [
  null,
  0,
  -1,
  1.5,
  1e21,
  '',
  'text',
  true,
  false,
  [],
  {},
  [null],
  ['text'],
  [{}],
  { a: { b: [] } },
  [['nested'], [1]],
];
