// What a page asks for itself is asked as its configuration was: class and version are known before anything is drawn.
import { expect, test } from 'vitest';
import { pagSessions } from '../contract/programme.ts';
import { createQueryClient, query } from '../api/query.ts';
import { testEvent } from '../../tests/support/render-view.tsx';
import { services } from './app.fixture.ts';
import { loadEvent } from './load-event.ts';

test('the programme is asked for as the class that loaded the event, and as a visitor after that', async () => {
  const made = services([]);
  const programme: string[] = [];
  const api: typeof made.services.api = {
    base: '',
    readers: new Map(),
    fetch: async (address) => {
      if (!String(address).includes('PAG')) return made.services.api.fetch(address);
      programme.push(String(address));
      return Response.json([]);
    },
  };
  const own = { ...made.services, api, queries: createQueryClient(api) };
  for (const reader of ['class-a', '', 'preview']) {
    await loadEvent(own, testEvent.Shortname, 'en-GB', 'HomePage', Promise.resolve(reader));
    await own.queries.fetchQuery(query(pagSessions, { eventid: testEvent.Shortname }));
  }
  const address = `/api/Modules/PAGSessionsV2?eventid=${testEvent.Shortname}`;
  expect(programme).toEqual([
    `${address}&for=class-a&version=${testEvent.Version}`,
    address,
    `${address}&for=preview&version=${testEvent.Version}`,
  ]);
});
