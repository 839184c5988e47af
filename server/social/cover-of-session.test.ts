// The cover on the picture of a session over several publications: a portrait only where everybody may have the file, and a colour that is not the ground's.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { NOW, temporaryFolder, testParts } from '../fixture/test-app.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { publishFolder } from '../store/publish-folder.ts';
import { type Database, openStore, type Store } from '../store/store.ts';

const BRAND = '#8c1c2b';
const closed = {
  Name: 'closed',
  Type: 'Session',
  Identifier: 'closed',
  Effect: 'Allow',
  Requirements: [{ PrincipalField: 'EventTicketNamePaid', Values: ['Full Congress'] }],
};

const folder = temporaryFolder();
const data = temporaryFolder();
let store: Store & Database;
beforeAll(async () => void (store = await openStore({ folder: data.path })));
afterAll(async () => {
  await store.close();
  folder.remove();
  data.remove();
});

/** Publishes a session with one chair, whose portrait is there, and draws its picture. */
async function pictureOf(portrait: string): Promise<Buffer> {
  const face = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#20a0f0' } })
    .png()
    .toBuffer();
  const write = (path: string, value: object): void =>
    folder.write(`demo/films/${path}.json`, JSON.stringify({ schemaVersion: 1, ...value }));
  write('app', { defaults: { disableAuth: true }, event: { name: 'Films', timeZone: 'UTC', languages: ['en-GB'] } });
  write('theme', { brand: BRAND });
  write('access', { policies: [closed] });
  write('data/authors', { rows: [{ Id: 'ada', Firstname: 'Ada', Surname: 'Okafor', ImagePath: portrait }] });
  write('data/tracks', { rows: [{ Id: 't', Name: 'Hearts', Color: BRAND }] });
  const times = { StartDateTime: '2027-05-03T09:00', EndDateTime: '2027-05-03T10:00' };
  write('data/sessions', {
    rows: [
      {
        Id: 'shown',
        Name: 'Hearts',
        TrackId: 't',
        Chairs: [{ Id: 'ada', Firstname: 'Ada', Surname: 'Okafor', DisplayName: 'Ada Okafor' }],
        ...times,
      },
      { Id: 'closed', Name: 'Closed', Attachments: [{ Title: 'a', Url: 'asset:closed.png' }], ...times },
    ],
  });
  for (const name of ['open', 'closed']) folder.write(`demo/films/assets/${name}.png`, face);
  await publishFolder({ store, folder: folder.path, validate: () => [], now: NOW });
  // A server that begins now has this version.
  const app = await createApp({ ...testParts(store), people: { db: store.db, signals: store.signals, post: createMailbox() } });
  const answer = await app.inject({ url: '/social/demo/films/1/en-GB/session/shown.png', headers: { host: 'films.example.org' } });
  await app.close();
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

test('a portrait is drawn where everybody may have it; one of a closed session, or of another server, is initials', async () => {
  const none = await pictureOf('');
  const open = await pictureOf('asset:open.png');
  expect(open.equals(none)).toBe(false);
  expect((await pictureOf('asset:closed.png')).equals(none)).toBe(true);
  expect((await pictureOf('https://portraits.example.org/ada.png')).equals(none)).toBe(true);

  // The track has the colour of the event: its panel has another.
  const { data: pixels, info } = await sharp(none).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): string =>
    `#${pixels.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex')}`;
  expect(at(10, 10)).toBe(BRAND);
  expect(at(1190, 10)).not.toBe(BRAND);
});
