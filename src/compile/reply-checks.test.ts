// The checks of the contract's replies as the browser has them: joined by area, they judge as each of them alone.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areas } from '../contract/index.ts';
import type { Check } from '../model/check.ts';
import { valueNear } from './any-value.fixture.ts';
import { compileCheck, sharedModule, standaloneChecks } from './compile-check.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { replyFile, replyFiles } from './reply-files.ts';

const asUrl = (text: string): string =>
  `data:text/javascript,${encodeURIComponent(text.replaceAll(/from "(\/|[A-Z]:)/g, 'from "file:///$1').replaceAll('file:////', 'file:///'))}`;
const shared = asUrl(sharedModule());

describe.each(Object.keys(areas))('%s', (area) => {
  test('values near a reply fit or do not fit the same, and get the same defaults', async () => {
    const schemas = Object.fromEntries(Object.entries(areas[area]!.endpoints).map(([name, { reply }]) => [name, jsonSchemaOf(reply)]));
    const joined = (await import(/* @vite-ignore */ asUrl(standaloneChecks(schemas, shared)))) as Record<string, Check>;
    for (const [name, schema] of Object.entries(schemas)) {
      const alone = compileCheck(schema);
      fc.assert(
        fc.property(valueNear(schema), (value) => {
          const [one, other] = [structuredClone(value), structuredClone(value)];
          expect(joined[name]!(one), name).toBe(alone(other));
          expect(one).toEqual(other);
        }),
        { numRuns: 40 },
      );
    }
  });
});

test('the files of replies name areas there are, each once', () => {
  const named = replyFiles.flatMap(({ areas: of }) => of);
  expect(named.filter((area) => !Object.hasOwn(areas, area))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  expect(replyFile('programme')).toBe('replies-programme');
  expect(replyFile('submissions')).toBe('replies-more');
});
