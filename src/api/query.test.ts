// Answers of one class of callers are never given to another, and a new version takes the place of the one before.
import { expect, test } from 'vitest';
import { getResources } from '../contract/core.ts';
import { pagSessions, setSessionViewCount } from '../contract/programme.ts';
import { addressOf, type Reader, request, requestBy } from '../contract/request.ts';
import { createQueryClient, query } from './query.ts';

const member: Reader = { for: 'class-a', version: 3 };

test('only published answers about an event name class and version', () => {
  const by = (reader: Reader | undefined, ...call: Parameters<typeof request>) => addressOf(requestBy(reader, request(...call)));
  expect(by(member, pagSessions, { eventid: 'k', limit: 2 })).toBe('/api/Modules/PAGSessionsV2?eventid=k&for=class-a&limit=2&version=3');
  expect(by(undefined, pagSessions, { eventid: 'k' })).toBe('/api/Modules/PAGSessionsV2?eventid=k');
  expect(by(member, setSessionViewCount, { eventId: 'k', sessionid: '1' })).not.toContain('class-a');
  // The app names the class of its configuration itself.
  expect(by(member, getResources, { eventshort: 'k', setname: '*' })).not.toContain('class-a');
});

test('another class asks anew; another version, or the class of another event, does not', async () => {
  const readers = new Map<string, Reader>();
  const asked: string[] = [];
  const client = createQueryClient({
    base: '',
    fetch: async (address) => (asked.push(String(address)), Response.json([])),
    readers,
  });
  const ask = () => client.fetchQuery(query(pagSessions, { eventid: 'k' }));
  await ask();
  readers.set('k', member);
  await ask();
  readers.set('k', { ...member, version: 4 });
  readers.set('other', { for: 'class-b', version: 1 });
  await ask();
  readers.delete('k');
  await ask();
  expect(asked).toEqual(['/api/Modules/PAGSessionsV2?eventid=k', '/api/Modules/PAGSessionsV2?eventid=k&for=class-a&version=3']);
});
