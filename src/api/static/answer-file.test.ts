// Requests and file names: different requests have different files, and every name is safe on every file system.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerFile, safeName } from './answer-file.ts';

test.each([
  [
    '/api/Modules/PAGData',
    { eventid: 'kardia2027', language: 'en-GB', sessionid: 's-1' },
    '/api/modules/pagdata/eventid/kardia2027/language/en-_g_b/sessionid/s-1.json',
  ],
  [
    '/api/modules/GetResources',
    { eventshort: 'a_b', setname: '*', version: 3 },
    '/api/modules/getresources/eventshort/a__b/setname/~2a/version/3.json',
  ],
  ['/api/Modules/PAGSessionsV2', { eventid: 'x', from: '2027-05-03T08:00:00Z', limit: 120 }, '/api/modules/pagsessionsv2/eventid/x.json'],
  ['/api/App/SetSessionViewCount/', {}, '/api/app/setsessionviewcount.json'],
  [
    '/api/Exhibition/EventAdvertisement/:eventId/:language',
    { eventId: 'x', language: 'de-DE' },
    '/api/exhibition/eventadvertisement/eventid/x/language/de-_d_e.json',
  ],
  ['/version.json', {}, '/version.json'],
])('%s %j is %s', (path, params, file) => {
  expect(answerFile(path, params)).toBe(file);
});

test('the order of parameters and missing ones make no difference', () => {
  expect(answerFile('/a', { b: '1', a: '2', c: undefined })).toBe(answerFile('/a', { a: '2', b: '1' }));
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    '',
    '.',
    '..',
    '../../etc/passwd',
    'CON',
    'con',
    'nul',
    'a.',
    'A',
    'a',
    '_a',
    '__a',
    '~',
    '%2e%2e',
    'x'.repeat(500),
    'İ',
    'ı',
    'ß',
    '\u0000',
    'a b',
    'a+b',
    'a?b#c',
  ),
);

test('names are safe in an address and on every file system', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const name = safeName(text);
      expect(name).toMatch(/^[a-z0-9_~-]{1,120}$/);
      expect(name).not.toMatch(/^(con|nul|prn|aux|com\d|lpt\d)$/);
    }),
    { numRuns: 2000 },
  );
});

test('different texts have different names', () => {
  fc.assert(
    fc.property(hostile, hostile, (one, other) => {
      fc.pre(one.toWellFormed() !== other.toWellFormed());
      expect(safeName(one)).not.toBe(safeName(other));
    }),
    { numRuns: 3000 },
  );
});
