// Which event a host opens: names are compared whole, a star matches what it replaces and nothing after it.
import { expect, test } from 'vitest';
import { defaultEventOf } from './default-event.ts';
import type { PublishedEvent } from './event.ts';
import { createOlderVersions } from './older-versions.ts';

const fallback = { instance: 'demo', event: 'fallback', language: 'en-GB' };
const opens = async (hostname: string, pattern: string): Promise<boolean> => {
  const domains = [{ hostname: pattern, instance: 'demo', defaultEvent: 'named', defaultLanguage: 'en-GB' }];
  const load = () => Promise.reject(new Error('nothing is published'));
  return (await defaultEventOf(hostname, { heads: [], domains, fallback, load, now: 0 })).event === 'named';
};

test.each([
  ['a.example.org', '*.example.org', true],
  ['A.Example.org', '*.example.org', true],
  ['a.example.org.evil.test', '*.example.org', false],
  ['example.org', '*.example.org', false],
  ['evilexample.org', '*.example.org', false],
  ['dev.example.org', 'dev.*', true],
  ['x.dev.example.org', 'dev.*', false],
  ['dev.', 'dev.*', false],
  ['a.staging.example.org', '*.staging.*', true],
  ['staging.example.org', '*.staging.*', false],
])('%s at %s: %s', async (hostname, pattern, does) => {
  expect(await opens(hostname, pattern)).toBe(does);
});

test('older versions are those of their event: the same number of another one is another version', async () => {
  const asked: string[] = [];
  const versionOf = createOlderVersions({
    load: async (id, version) => {
      asked.push(`${id} ${version}`);
      return { version, publishedAt: '', instanceDocument: '{}', rows: [], data: [] };
    },
  });
  const event = (id: number) => ({ id, instance: 'demo', shortName: `event${id}`, version: 2 }) as PublishedEvent;
  expect([(await versionOf(event(1), 1))?.id, (await versionOf(event(2), 1))?.id, (await versionOf(event(1), 1))?.id]).toEqual([1, 2, 1]);
  expect(asked).toEqual(['1 1', '2 1']);
});

test.each([
  ['release', 'soon'],
  ['staging', 'qaservicechecks'],
  ['qa2', 'qaservicechecks'],
  ['a-society', 'soon'],
])('without a named event an instance of the stage %s opens %s', async (environment, event) => {
  const heads = ['soon', 'qaservicechecks'].map((shortName) => ({ instance: 'demo', shortName }) as never);
  const load = (head: { shortName: string }) =>
    Promise.resolve({
      ...head,
      instance: 'demo',
      timeZone: 'UTC',
      instanceDocument: { environment },
      about: { startDate: head.shortName === 'soon' ? '2027-05-03' : '2030-01-01', endDate: '', languages: ['en-GB'] },
    } as unknown as PublishedEvent);
  const domains = [{ hostname: 'demo.example.org', instance: 'demo', defaultEvent: '', defaultLanguage: 'en-GB' }];
  const opened = await defaultEventOf('demo.example.org', { heads, domains, fallback, load, now: Date.parse('2027-05-01') });
  expect(opened.event).toBe(event);
});
