// The file of a recording is out when its session is over (B §5), whoever asks.
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { makePrincipals } from '../fixture/principals.ts';
import { NOW, temporaryFolder, testParts } from '../fixture/test-app.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { publishFolder } from '../store/publish-folder.ts';
import { openStore } from '../store/store.ts';

const END = '2027-05-03T10:00';
const session = { Id: 'filmed', Name: 'Filmed', StartDateTime: '2027-05-03T09:00', EndDateTime: END };
const talk = { Id: 'r', SessionId: 'filmed', Title: 'R', RecordingUrl: 'asset:talk.mp4' };

test('the film of a talk is out with its session, whoever asks', async () => {
  const folder = temporaryFolder({
    'demo/films/app.json': JSON.stringify({
      schemaVersion: 1,
      defaults: { disableAuth: true },
      event: { name: 'Films', timeZone: 'UTC', languages: ['en-GB'] },
    }),
    'demo/films/data/sessions.json': JSON.stringify({ schemaVersion: 1, rows: [session] }),
    'demo/films/data/presentations.json': JSON.stringify({ schemaVersion: 1, rows: [talk] }),
    'demo/films/assets/talk.mp4': 'bytes of the talk',
  });
  const data = temporaryFolder();
  const store = await openStore({ folder: data.path });
  let now = NOW;
  let app: Awaited<ReturnType<typeof createApp>> | undefined;
  try {
    await publishFolder({ store, folder: folder.path, validate: () => [], now });
    const eventIds = (await store.events()).map(({ id }) => id);
    const cookies = await makePrincipals(store.db, { instance: 'demo', eventIds, now });
    const people = { db: store.db, signals: store.signals, post: createMailbox() };
    const server = (app = await createApp({ ...testParts(store), clock: { now: () => now }, people }));
    const asked = async (who: keyof typeof cookies) =>
      await server.inject({ url: '/assets/demo/films/1/talk.mp4', headers: { host: 'heart.example.org', cookie: cookies[who] ?? '' } });
    for (const who of ['visitor', 'attendee', 'other attendee'] as const) {
      const { statusCode, body } = await asked(who);
      expect([statusCode, body.includes('bytes of')], who).toEqual([404, false]);
    }
    now = Date.parse(`${END}Z`);
    expect((await asked('visitor')).statusCode).toBe(200);
  } finally {
    await app?.close();
    await store.close();
    data.remove();
    folder.remove();
  }
});
