// Whatever the guards refuse somebody occurs in no byte sent to them: generated events, every GET endpoint, calendar, page and file of the server.
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { calendarKinds, calendarPath } from '../../src/calendar/calendar-address.ts';
import { endpoints } from '../../src/contract/index.ts';
import { requestAddress } from '../../src/contract/request.ts';
import { pagePath } from '../../src/pages/match.ts';
import { createApp } from '../app.ts';
import { makePrincipals, type Cookies } from '../fixture/principals.ts';
import { refused } from '../fixture/marked-guards.ts';
import { events, filesOf, type Generated, HOUR, mark, own, parts, people, place, START } from '../fixture/marked-event.ts';
import { temporaryFolder, testParts } from '../fixture/test-app.ts';
import { builtRenderer, type PageRenderer } from '../html/page-renderer.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { publishFolder } from '../store/publish-folder.ts';
import { type Database, openStore, type Store } from '../store/store.ts';

let data: ReturnType<typeof temporaryFolder>;
let store: Store & Database;
let server: FastifyInstance;
let cookies: Cookies;
let now = START;
/** Of the build, which the test run makes before. */
let renderer: PageRenderer | undefined;
let isRendering = false;
beforeAll(async () => {
  renderer = builtRenderer(join(import.meta.dirname, '../../dist'));
  data = temporaryFolder();
  store = await openStore({ folder: data.path });
  await publish({ app: {}, policies: [], inApp: undefined, hours: 0 } as unknown as Generated);
  const [event] = await store.events();
  cookies = await makePrincipals(store.db, { instance: 'demo', eventIds: [event!.id], now: START - 31 * HOUR });
  await store.db
    .updateTable('sessions')
    .set({ expires_at: START + 1000 * HOUR })
    .execute();
  server = await createApp({
    ...testParts(store),
    clock: { now: () => now },
    people: { db: store.db, signals: store.signals, post: createMailbox() },
    template: async () => '<!doctype html><html><head><title>x</title></head><body><div id="root"></div></body></html>',
    limitScale: 1_000_000,
    renderToHtml: (...asked) => (isRendering ? renderer!.renderToHtml(...asked) : Promise.resolve(undefined)),
  });
});
afterAll(async () => {
  await server.close();
  await renderer?.close();
  await store.close();
  data.remove();
});

async function publish(generated: Generated): Promise<void> {
  const folder = temporaryFolder(filesOf(generated));
  await publishFolder({ store, folder: folder.path, validate: () => [], now: START });
  folder.remove();
}

/** Every GET request a caller can send, and each page. */
function questions(): { own: string[]; everybodys: string[] } {
  const asked = Object.values(endpoints).flatMap((endpoint) => {
    if (endpoint.method !== 'GET' || endpoint.effect !== 'read') return [];
    const names = Object.keys(endpoint.query.shape);
    const of = Object.fromEntries(names.flatMap((name) => (/^(eventid|eventshort|shortname)$/i.test(name) ? [[name, 'marked27']] : [])));
    const more = [
      {},
      ...(names.includes('sessionid') ? parts.map((sessionid) => ({ sessionid })) : []),
      // Of one page more is sent than of the others.
      ...(names.includes('page') ? own.map((page) => ({ page })) : []),
      ...(names.includes('authorid') ? parts.map((id) => ({ authorid: `p-${id}` })) : []),
    ];
    return more.map((rest) => requestAddress({ endpoint, params: { ...of, ...(names.includes('setname') && { setname: '*' }), ...rest } }));
  });
  const calendars = calendarKinds.flatMap((kind) =>
    kind === 'programme'
      ? [calendarPath('marked27', 'en-GB', kind, '')]
      : ['2027-05-03', '701', ...parts, ...parts.map((id) => `p-${id}`)].map((id) => calendarPath('marked27', 'en-GB', kind, id)),
  );
  const pages = [
    ...own.filter((page) => !['PagSessionDetailPage', 'ProfilePage'].includes(page)).map((page) => pagePath(page, place)),
    ...parts.flatMap((id) => [
      pagePath('PagSessionDetailPage', place, { sessionId: id }),
      pagePath('PagFacultyDetailPage', place, { userId: `p-${id}` }),
    ]),
  ];
  // Calendars are subscribed to without a cookie, and HTML contains what everybody may know: both are the visitors'.
  return { own: asked, everybodys: [...calendars, ...pages.flatMap((path) => [path, `${path}?preview`])] };
}

type Who = (typeof people)[number];

/** All bytes sent to a caller: personal ones, and those for everybody. */
async function sentTo(who: Who): Promise<{ own: string; everybodys: string }> {
  const headers = { host: 'heart.example.org', accept: 'application/json, text/html', ...(cookies[who] && { cookie: cookies[who] }) };
  const read = async (urls: readonly string[]): Promise<string> => {
    const texts: string[] = [];
    for (const url of urls) texts.push((await server.inject({ url, headers })).body);
    return texts.join('\n');
  };
  const asked = questions();
  const selected = await server.inject({
    method: 'POST',
    url: '/api/Public/SelectedSessions?shortname=marked27',
    headers,
    payload: parts,
  });
  return { own: `${await read(asked.own)}\n${selected.body}`, everybodys: await read(asked.everybodys) };
}

const every = (): string[] => [
  ...own.flatMap((page) => [mark('page', page), mark('title', page)]),
  ...parts.flatMap((id) =>
    ['abstract', 'description', 'stream', 'recording', 'link', 'life', 'talk', 'paper'].map((name) => mark(name, id)),
  ),
];

/** Holds for generated events, each published and in memory; `share` of the usual number of them. */
const forEvents = (holds: (generated: Generated) => Promise<void>, share = 1): Promise<void> =>
  fc.assert(
    fc.asyncProperty(events, async (generated) => {
      now = START + generated.hours * HOUR;
      await publish(generated);
      const [head] = await store.events();
      // A question for a version waits until it is there.
      await server.inject(`/api/modules/GetResources?eventshort=marked27&setname=theme&version=${head!.version}`);
      await holds(generated);
    }),
    { numRuns: Number(process.env['FOYER_RUNS'] ?? 40) * share, seed: Number(process.env['FOYER_SEED'] ?? 20270503) },
  );

test('whatever the guards refuse somebody occurs in no byte sent to them; what they open is sent', async () => {
  let kept = 0;
  let given = 0;
  await forEvents(async (generated) => {
    for (const who of people) {
      const { own: bytes, everybodys } = await sentTo(who);
      const shut = refused(generated, who, now);
      expect(
        shut.filter((one) => bytes.includes(one)),
        `${who} at ${generated.hours} h`,
      ).toEqual([]);
      expect(
        refused(generated, 'visitor', now).filter((one) => everybodys.includes(one)),
        `to everybody at ${generated.hours} h`,
      ).toEqual([]);
      const open = every().filter((one) => !shut.includes(one));
      kept += shut.length;
      given += open.filter((one) => bytes.includes(one)).length;
      // Pages, titles and texts that no guard refuses are there: the test would prove nothing of a server that sends nothing.
      const pages = open.filter((one) => /^mark(page|title)/.test(one));
      expect(pages.filter((one) => !bytes.includes(one))).toEqual([]);
    }
  });
  expect(kept).toBeGreaterThan(500);
  expect(given).toBeGreaterThan(500);
});

/** Every public page, as `who` gets it. */
async function pagesFor(who: Who): Promise<string[]> {
  const bodies: string[] = [];
  for (const url of questions().everybodys.filter((path) => !/\?preview|\.ics/.test(path))) {
    const headers = { host: 'heart.example.org', accept: 'text/html', ...(cookies[who] && { cookie: cookies[who] }) };
    bodies.push((await server.inject({ url, headers })).body);
  }
  return bodies;
}

test('nor in a page that is rendered for them; and nobody gets what was rendered for another', async () => {
  if (!renderer) throw new Error('There is no build: run npm run build first.');
  isRendering = true;
  let rendered = 0;
  let given = 0;
  await forEvents(async (generated) => {
    // Visitors last: their pages are kept, and must not be those of anybody before.
    for (const who of people.toReversed()) {
      const bodies = await pagesFor(who);
      const bytes = bodies.join('\n');
      // The head of a page contains what everybody may know.
      const closed = refused(generated, 'visitor', now);
      const shut = refused(generated, who, now).filter((one) => closed.includes(one));
      expect(
        shut.filter((one) => bytes.includes(one)),
        `${who} at ${generated.hours} h`,
      ).toEqual([]);
      // As JSON has it: one name ends another.
      const names = people.filter((one) => one !== who && one !== 'visitor').map((one) => `"${one.replace(' ', '-')}@`);
      expect(
        names.filter((name) => bytes.includes(name)),
        `${who} at ${generated.hours} h`,
      ).toEqual([]);
      rendered += bodies.filter((body) => body.includes('id="foyer-state"')).length;
      given += every().filter((one) => bytes.includes(one)).length;
    }
  }, 1 / 5);
  isRendering = false;
  expect(rendered).toBeGreaterThan(50);
  expect(given).toBeGreaterThan(50);
});
