// What each of five people gets of an event with closed parts, and how long their answers may be cached.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResourceRow } from '../../src/contract/core.ts';
import type { pagData, pagPresentation, Session } from '../../src/contract/programme.ts';
import type { ReplyOf } from '../../src/contract/endpoint.ts';
import type { WhoIsThere } from '../../src/contract/session.ts';
import { type ProtectedServer, protectedServer } from '../fixture/protected-server.ts';
import { type PrincipalName, principalNames } from '../fixture/principals.ts';

let server: ProtectedServer;
beforeAll(async () => {
  server = await protectedServer();
});
afterAll(() => server.close());

const get = (url: string, who: PrincipalName, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { ...(server.cookies[who] ? { cookie: server.cookies[who] } : {}), ...headers } });
const resources = '/api/modules/GetResources?eventshort=protected27&setname=*';

/** Texts of placements, and who may ever read them. */
const words: Readonly<Record<string, readonly PrincipalName[]>> = {
  'for-everybody': principalNames,
  'open-too': principalNames,
  'foot-for-all': principalNames,
  'for-all-from-june': ['super user'],
  'for-members': ['attendee', 'super user'],
  'spare-for-members': ['attendee', 'super user'],
  'foot-for-members': ['attendee', 'super user'],
  'the-club-room': ['attendee', 'super user'],
  'for-companies': ['exhibitor', 'super user'],
  'for-the-signed-in': ['attendee', 'other attendee', 'exhibitor', 'super user'],
  'for-ticket-holders': ['attendee', 'other attendee', 'exhibitor', 'super user'],
  'for-nobody': ['super user'],
  'a-draft': ['super user'],
  'switched-off': ['super user'],
  'in-a-draft-grid': ['super user'],
  'secret-label': ['super user'],
  'v-1': ['attendee', 'super user'],
  'v-77': ['super user'],
  'Title of Club': ['attendee', 'super user'],
};

describe.each(principalNames)('%s', (who) => {
  test('reads what they may see now, and nothing else', async () => {
    const { body } = await get(resources, who);
    const read = Object.keys(words).filter(
      (word) =>
        new RegExp(`\\b${word}\\b(?!-)`).test(body.replaceAll('spare-for-members', 'SPARE')) ||
        (word === 'spare-for-members' && body.includes(word)),
    );
    expect(read).toEqual(Object.keys(words).filter((word) => words[word]!.includes(who)));
  });

  test('gets the streams, recordings and documents of the sessions open to them', async () => {
    const list = (await get('/api/Modules/PAGSessionsV2?eventid=protected27', who)).json<Session[]>();
    const open = (field: 'StreamUrl' | 'RecordingUrl') => list.filter((session) => session[field] !== '').map(({ Id }) => Id);
    const streams = [
      's-open',
      ...(['attendee', 'super user'].includes(who) ? ['s-closed'] : []),
      ...(['exhibitor', 'super user'].includes(who) ? ['s-company'] : []),
    ];
    expect(open('StreamUrl').sort()).toEqual(streams.sort());
    expect(open('RecordingUrl').sort()).toEqual(streams.filter((id) => id !== 's-open' || who !== 'visitor').sort());
    for (const { Id } of list) {
      const [detail] = (await get(`/api/Modules/PAGData?eventid=protected27&sessionid=${Id}`, who)).json<ReplyOf<typeof pagData>>()
        .Sessions;
      const isOpen = streams.includes(Id);
      expect([detail!.Links.length, detail!.Attachments.length, detail!.StreamUrl !== ''], Id).toEqual([
        Number(isOpen),
        Number(isOpen),
        isOpen,
      ]);
      expect(detail!.Presentations.flatMap(({ Links }) => Links)).toHaveLength(Id === 's-closed' && isOpen ? 1 : 0);
      expect(detail!.Abstract).not.toBe('');
      for (const one of detail!.Presentations) {
        const alone = await get(`/api/Modules/PAGPresentation?eventid=protected27&presentationid=${one.Id}`, who);
        expect(alone.json<ReplyOf<typeof pagPresentation>>().Presentation, one.Id).toEqual(one);
      }
    }
  });

  test('gets the class that their answers are cached under', async () => {
    const own = (await get('/api/Session/Me?shortName=protected27', who)).json<WhoIsThere>().AccessClass;
    const { headers } = await get(`${resources}&version=1&for=${own}`, who);
    expect(headers['cache-control']).toBe(`${who === 'visitor' ? 'public' : 'private'}, max-age=31536000, immutable`);
    expect(headers['vary']).toBe(who === 'visitor' ? 'Accept-Encoding' : 'Accept-Encoding, Cookie');
    // Without the name of a class, or under another one, nothing is cached: time alone may change what they see.
    for (const rest of ['&version=1', '&version=1&for=anything', `&for=${own}`, `&version=2&for=${own}`]) {
      const wrong = await get(`${resources}${rest}`, who);
      const asked = who === 'visitor' && !rest.includes('anything') ? 'no-cache' : 'private, no-cache';
      expect([wrong.headers['cache-control'], wrong.body], rest).toEqual([asked, (await get(resources, who)).body]);
    }
  });

  test('no claim of theirs changes an answer (S17)', async () => {
    const cookie = [
      server.cookies[who],
      'sUser=true',
      'hcp=true',
      'tickets=[{"TicketTypeName":"Full Congress"}]',
      'accesOnDays=2027-05-03',
      'superUser=1',
    ]
      .filter(Boolean)
      .join('; ');
    for (const url of [
      resources,
      '/api/Modules/PAGSessionsV2?eventid=protected27',
      '/api/Modules/PAGData?eventid=protected27&sessionid=s-closed',
    ]) {
      const plain = await get(url, who);
      for (const said of [
        '',
        '&container=terminal',
        '&container=app',
        '&preview',
        '&preview=attendee&as=super',
        '&previewLounge=true',
        '&sUser=true',
      ]) {
        const forged = await server.app.inject({ url: url + said, headers: { cookie } });
        expect([forged.statusCode, forged.body, forged.headers['etag']], url + said).toEqual([200, plain.body, plain.headers['etag']]);
      }
    }
  });
});

test.each(principalNames)('%s downloads the documents of the sessions open to them', async (who) => {
  const file = (id: string, version = 1) => get(`/assets/demo/protected27/${version}/slides-${id}.pdf`, who);
  const opens = {
    's-open': true,
    's-closed': ['attendee', 'super user'].includes(who),
    's-company': ['exhibitor', 'super user'].includes(who),
  };
  for (const [id, isOpen] of Object.entries(opens)) {
    const { statusCode, headers } = await file(id);
    expect([statusCode, headers['cache-control']], id).toEqual(
      // Also of an open session: what a session names may be closed tomorrow.
      isOpen ? [200, 'private, no-cache'] : [404, 'no-store'],
    );
  }
});

test('a placement that is left out keeps the places of those behind it', async () => {
  const rows = (await get(resources, 'visitor')).json<ResourceRow[]>();
  const home = JSON.parse(rows.find(({ resourcename }) => resourcename === 'pages/HomePage')!.resourcevalue) as {
    layers: { page: { grids: { placements: { id?: string; draft?: boolean }[] }[] } };
  };
  const { placements } = home.layers.page.grids[0]!;
  expect(placements.map(({ id, draft }) => id ?? (draft ? '-' : '?'))).toEqual(['open', '-', '-', '-', '-', '-', '-', '-', '-', 'last']);
});

test('of a page that is closed only its name is sent, and that it is closed', async () => {
  const rows = (await get(resources, 'exhibitor')).json<ResourceRow[]>();
  expect(JSON.parse(rows.find(({ resourcename }) => resourcename === 'pages/Club')!.resourcevalue)).toEqual({
    schemaVersion: 1,
    page: 'Club',
  });
  expect(rows.find(({ setname }) => setname === 'withheld')?.resourcevalue).toBe('["Club"]');
});

test('an event without policies is the same for signed-in callers, and may be cached by everybody', async () => {
  const url = '/api/Modules/PAGSessionsV2?eventid=heart27';
  const [visitor, attendee] = await Promise.all([get(url, 'visitor'), get(url, 'attendee')]);
  expect([attendee.body, attendee.headers['cache-control']]).toEqual([visitor.body, 'no-cache']);
});

test('whose ticket is withdrawn loses what it opened within seconds', async () => {
  let now = Date.parse('2027-05-03T07:30:00Z');
  const own = await protectedServer({ clock: { now: () => now } });
  const read = async () => (await own.app.inject({ url: resources, headers: { cookie: own.cookies.attendee! } })).body;
  expect(await read()).toContain('for-members');
  await own.store.db.updateTable('tickets').set({ withdrawn: 1 }).execute();
  now += 21_000;
  expect(await read()).not.toContain('for-members');
  await own.close();
});
