// Files that pages name: closed where every page, placement and session that names them is; open where one of them, or the frame around pages, is open.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { type Cookies, makePrincipals } from '../fixture/principals.ts';
import { NOW, temporaryFolder, testParts } from '../fixture/test-app.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { publishFolder } from '../store/publish-folder.ts';
import { type Database, openStore, type Store } from '../store/store.ts';

const HOST = 'heart.example.org';
const FOR_EVER = 'public, max-age=31536000, immutable';
const closed = (Type: string, Identifier: string) => ({
  Name: `${Type} ${Identifier}`,
  Type,
  Identifier,
  Effect: 'Allow',
  Requirements: [{ PrincipalField: 'EventTicketNamePaid', Values: ['Full Congress'] }],
});
const image = (id: string, url: string, rest: object = {}) => ({ id, name: 'structure/image', props: { url, alt: '' }, ...rest });
const html = (id: string, words: string) => ({ id, name: 'structure/rich-text', props: { html: words } });
const page = (name: string, placements: readonly object[]) => ({
  [`demo/plans/pages/${name}.json`]: { schemaVersion: 1, page: name, layers: { page: { grids: [{ id: 'main', placements }] } } },
});

const club = ['club.png', 'a folder/ü.png', 'in-text.pdf', 'whole.pdf', 'of both.pdf', 'members.png', 'sketch.png'];
const open = ['shared.png', 'logo.svg', 'brand.svg', 'foot.svg', 'portrait.jpg', 'named-by-nobody.pdf'];

const written = (policies: readonly object[]): Readonly<Record<string, unknown>> => ({
  'demo/plans/app.json': {
    schemaVersion: 1,
    favicon: 'asset:brand.svg',
    defaults: { disableAuth: true },
    event: { name: 'Plans', timeZone: 'UTC', languages: ['en-GB'] },
  },
  'demo/plans/theme.json': { schemaVersion: 1, logo: 'asset:logo.svg' },
  'demo/plans/footer.json': { schemaVersion: 1, Logo: 'asset:foot.svg' },
  'demo/plans/access.json': { schemaVersion: 1, policies },
  ...page('HomePage', [
    image('shared', 'asset:shared.png'),
    image('members', 'asset:members.png', { access: 'members' }),
    image('sketch', 'asset:sketch.png', { draft: true }),
  ]),
  ...page('Club', [
    ...['club.png', 'a folder/ü.png', 'shared.png', 'logo.svg', 'foot.svg', 'portrait.jpg'].map((file, nth) =>
      image(`i${nth}`, `asset:${file}`),
    ),
    html('text', '<p>See <a href="/assets/Demo/plans/1/in-text.pdf">the plan</a>.</p>'),
    image('whole', 'https://heart.example.org/assets/demo/plans/1/whole.pdf'),
    image('both', 'asset:of both.pdf'),
  ]),
  'demo/plans/data/authors.json': { schemaVersion: 1, rows: [{ Id: 'a', DisplayName: 'Ada', ImagePath: 'asset:portrait.jpg' }] },
  'demo/plans/data/sessions.json': {
    schemaVersion: 1,
    rows: [{ Id: 's', Name: 'One', Attachments: [{ Title: 'b', Url: 'asset:of both.pdf' }] }],
  },
  'demo/plans/data/presentations.json': { schemaVersion: 1, rows: [{ Id: 'p', SessionId: 's', Title: 'Talk' }] },
});

describe('files that pages name', () => {
  const [folder, data] = [temporaryFolder(), temporaryFolder()];
  let store: Store & Database;
  let app: Awaited<ReturnType<typeof createApp>>;
  let cookies: Cookies;
  const publish = async (policies: readonly object[]): Promise<void> => {
    for (const [path, document] of Object.entries(written(policies))) folder.write(path, JSON.stringify(document));
    await publishFolder({ store, folder: folder.path, validate: () => [], now: NOW });
  };
  const get = (url: string, who: keyof Cookies = 'visitor') =>
    app.inject({
      url: encodeURI(url),
      headers: { host: HOST, accept: 'text/html, */*', ...(cookies[who] ? { cookie: cookies[who] } : {}) },
    });
  const answers = (version: number, files: readonly string[], who?: keyof Cookies) =>
    Promise.all(
      files.map(async (file) => {
        const { statusCode, headers } = await get(`/assets/demo/plans/${version}/${file}`, who);
        return [file, statusCode, headers['cache-control']];
      }),
    );
  const all = (files: readonly string[], ...answer: unknown[]) => files.map((file) => [file, ...answer]);

  beforeAll(async () => {
    for (const file of [...club, ...open]) folder.write(`demo/plans/assets/${file}`, `bytes of ${file}`);
    store = await openStore({ folder: data.path });
    await publish([closed('Page', 'Club'), closed('Key', 'members'), closed('Session', 's'), closed('Page', 'PagPresentationDetailPage')]);
    const eventIds = (await store.events()).map(({ id }) => id);
    cookies = await makePrincipals(store.db, { instance: 'demo', eventIds, now: NOW });
    const template = async () => '<!doctype html><html><head><title>x</title></head><body></body></html>';
    app = await createApp({ ...testParts(store), template, people: { db: store.db, signals: store.signals, post: createMailbox() } });
  });
  afterAll(async () => {
    await app.close();
    await store.close();
    folder.remove();
    data.remove();
  });

  test('files that only closed pages, closed placements and drafts name are found only by callers who get those', async () => {
    expect(await answers(1, club)).toEqual(all(club, 404, 'no-store'));
    expect(await answers(1, club, 'other attendee')).toEqual(all(club, 404, 'no-store'));
    const own = club.filter((file) => file !== 'sketch.png');
    expect(await answers(1, own, 'attendee')).toEqual(all(own, 200, 'private, no-cache'));
    expect(await answers(1, ['sketch.png'], 'attendee')).toEqual(all(['sketch.png'], 404, 'no-store'));
    expect(await answers(1, club, 'super user')).toEqual(all(club, 200, 'private, no-cache'));
  });

  test('what an open page, the theme, the app, the footer or a person names, or nothing at all, is kept by everybody', async () => {
    expect(await answers(1, open)).toEqual(all(open, 200, FOR_EVER));
  });

  test('a closed page of one item answers the same, whether the item exists or not', async () => {
    const parts = async (id: string, who?: keyof Cookies) => {
      const { statusCode, body } = await get(`/demo/plans/en-GB/presentation/${id}`, who);
      return [statusCode, body.includes('"missing":true')];
    };
    expect(await parts('p')).toEqual([200, false]);
    expect(await parts('q')).toEqual([200, false]);
    expect(await parts('p', 'attendee')).toEqual([200, false]);
    expect(await parts('q', 'attendee')).toEqual([404, true]);
  });

  test('files of a session are closed with the page of sessions', async () => {
    const closedBoth = [closed('Page', 'Club'), closed('Page', 'PagSessionDetailPage')];
    await publish(closedBoth);
    await get('/assets/demo/plans/2/logo.svg');
    expect(await answers(2, ['of both.pdf'])).toEqual(all(['of both.pdf'], 404, 'no-store'));
    expect(await answers(2, ['of both.pdf'], 'attendee')).toEqual(all(['of both.pdf'], 200, 'private, no-cache'));
  });

  test('a page that is opened later opens its files at their new address, and not at that of the version in which it was closed', async () => {
    await publish([closed('Key', 'members')]);
    await get('/assets/demo/plans/3/club.png');
    expect(await answers(3, ['club.png'])).toEqual(all(['club.png'], 200, FOR_EVER));
    expect(await answers(1, ['club.png'])).toEqual(all(['club.png'], 404, 'no-store'));
  });
});
