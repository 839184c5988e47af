// Advertisements are sent to those they are for: by company, by page, and as far as they can be read.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AdvertisementEntry } from '../../src/contract/exhibition.ts';
import { protected27, protectedAssets } from '../fixture/protected-event.ts';
import { protectedServer, type ProtectedServer } from '../fixture/protected-server.ts';
import type { PrincipalName } from '../fixture/principals.ts';
import { NOW, temporaryFolder } from '../fixture/test-app.ts';
import { publishFolder } from '../store/publish-folder.ts';

let server: ProtectedServer;
beforeAll(async () => {
  server = await protectedServer();
  const ad = (id: string, more: object): [string, string] => [
    `demo/protected27/advertisements/${id}.json`,
    JSON.stringify({ schemaVersion: 1, id, vmxPage: 'HomePage', ...more }),
  ];
  const folder = temporaryFolder({
    ...Object.fromEntries(
      protected27.map(({ path, text }) => [path, text.replace('"languages":["en-GB"]', '"languages":["en-GB","de-DE"]')]),
    ),
    ...protectedAssets,
    ...Object.fromEntries([
      ad('a-all', {
        headlineTop: { 'en-GB': 'Hall B', 'de-DE': 'Halle B' },
        pictureFilePath: 'asset:spot.jpg',
        text: '<p onclick="x()">Hello <script>x()</script></p>',
        optionalLink: 'www.example.org',
        displayFromDate: '2027-06-01',
        backgroundColor: 'red; background: url(x)',
      }),
      ad('b-company', { CompanyAccountIds: [701, 4711], headlineTop: 'For 701' }),
      ad('c-other-company', { CompanyAccountIds: ['4711'], headlineTop: 'For 4711' }),
      ad('d-closed-page', { vmxPage: 'Club', headlineTop: 'For the club' }),
      ad('e-unreadable-list', { CompanyAccountIds: '701', headlineTop: 'Unreadable' }),
      ad('f-unreadable-window', { displayToDate: 'soon', headlineTop: 'Unreadable' }),
      ad('g-no-page', { vmxPage: 5, headlineTop: 'Nowhere' }),
    ]),
  });
  await publishFolder({ store: server.store, folder: folder.path, validate: () => [], now: NOW });
  folder.remove();
  // Another answer than that of the version before says that the new one is served.
  await vi.waitFor(async () => expect(await ask(undefined)).not.toEqual([]), { timeout: 10_000 });
});
afterAll(() => server.close());

const headersOf = (who: PrincipalName | undefined) => ({ host: 'heart.example.org', ...(who && { cookie: server.cookies[who]! }) });
const ask = async (who: PrincipalName | undefined): Promise<AdvertisementEntry[]> =>
  (await server.app.inject({ url: '/api/Exhibition/EventAdvertisement/demo/protected27/en-GB', headers: headersOf(who) })).json();

test.each([
  ['visitor', ['a-all']],
  ['attendee', ['a-all', 'd-closed-page']],
  ['other attendee', ['a-all']],
  ['exhibitor', ['a-all', 'b-company']],
] as const)('a %s gets %j', async (who, expected) => {
  expect((await ask(who === 'visitor' ? undefined : who)).map(({ id }) => id)).toEqual(expected);
});

test('of the companies it is for, only the caller’s own are named', async () => {
  expect((await ask('exhibitor')).at(-1)).toMatchObject({ CompanyAccountIds: [701], headlineTop: 'For 701' });
});

test('its words come in the language of the address, whichever form names the event', async () => {
  for (const event of ['demo/protected27', 'protected27']) {
    const { headlineTop } = (
      await server.app.inject({ url: `/api/Exhibition/EventAdvertisement/${event}/de-DE`, headers: headersOf(undefined) })
    ).json<AdvertisementEntry[]>()[0]!;
    expect(headlineTop).toBe('Halle B');
  }
});

test('its HTML is safe, its files have their address, what does not fit has its default', async () => {
  const [first] = await ask(undefined);
  expect(first).toMatchObject({ text: '<p>Hello </p>', optionalLink: 'www.example.org', optionalLinkTarget: '_self', backgroundColor: '' });
  expect(first!.pictureFilePath).toMatch(/^\/assets\/demo\/protected27\/\d+\/spot\.jpg$/);
});

test('the resources of the event say no more than that', async () => {
  for (const who of [undefined, 'other attendee', 'exhibitor'] as const) {
    const { body } = await server.app.inject({
      url: '/api/modules/GetResources?eventshort=demo/protected27&setname=*',
      headers: headersOf(who),
    });
    expect(body).toContain('advertisements/a-all');
    expect([body.includes('For 701'), body.includes('For 4711'), body.includes('4711'), body.includes('Unreadable')]).toEqual([
      who === 'exhibitor',
      false,
      false,
      false,
    ]);
  }
});
