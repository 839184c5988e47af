// Documents are checked once a version, each by its own name, and nobody can change what the others get.
import * as z from 'zod';
import { expect, test } from 'vitest';
import { readDocuments } from './documents.ts';

const schema = z.object({ title: z.string().default('none'), days: z.array(z.string()).default([]) });
const row = (resourcename: string, value: object) => ({
  setname: 'config_json',
  resourcename,
  resourcevalue: JSON.stringify(value),
  resourcelanguage: '',
});

test('a document is read once and stays as it is; documents of one schema are told apart, and a missing one has the defaults', () => {
  const { read } = readDocuments([row('app', { title: 'A', days: ['Monday'] }), row('theme', { title: 'B' })], []);
  const app = read('app', schema);
  expect([app.title, read('theme', schema).title, read('other', schema).title, read('another', schema).days]).toEqual([
    'A',
    'B',
    'none',
    [],
  ]);
  expect(read('app', schema)).toBe(app);
  expect(() => app.days.push('Tuesday')).toThrow(TypeError);
});
