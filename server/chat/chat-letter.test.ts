// The letter to a company where nobody is there: at most one an hour for a conversation, with a link and none of the words.
import { expect, test } from 'vitest';
import type { Letter } from '../mail/post.ts';
import { databases } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { addAccount } from '../people/fixture/people-server.ts';
import { createLimits, type PersonLimit } from '../http/limits.ts';
import { openStore } from '../store/store.ts';
import { type LetterParts, sendChatLetter } from './chat-letter.ts';
import { setPresence } from './chat-presence.ts';
import { removeChat } from './stored-chats.ts';
import { addMessage } from './stored-messages.ts';

test.each(databases.filter(({ available }) => available))('$name', async ({ make }) => {
  const database = await make();
  const store = await openStore(database.location);
  const published = { instance: 'demo', event: 'heart27', instanceDocument: '{}', rows: [], data: [], assets: [] };
  const { eventId } = await store.publish(published, 0);
  const accountId = await addAccount(store, 'mira@example.org');
  const owner = { eventId, company: '701' };
  const written = { chat: { ...owner, accountId }, accountId, isStaff: false, clientId: 'message-1', content: 'secret words' };
  const person = { ...owner, accountId };
  let chat = (await addMessage(store.db, written, NOW))!.chatId;
  let limits = createLimits();
  const letters: Letter[] = [];
  const problems: string[] = [];
  let now = NOW;
  let address = 'desk@devices.example.org';
  let publicUrl = 'https://heart.example.org';
  const send = () =>
    sendChatLetter(
      {
        people: {
          db: store.db,
          publicUrl,
          limits: { demandFor: (kind: PersonLimit, key: string) => limits.demandFor(kind, key) },
          onProblem: (line: string) => problems.push(line),
          background: { run: (work: () => Promise<void>) => void work() },
          post: { send: async (letter: Letter) => void letters.push(letter) },
        },
        clock: { now: () => now },
        store,
        event: {
          instance: 'demo',
          shortName: 'heart27',
          about: { name: 'Heart 2027' },
          documents: { read: () => ({ brand: '#112233' }) },
          languageFor: () => 'de-DE',
          text: (text: string) => text,
          exhibition: { inLanguage: () => ({ chat: () => ({ Email: address }) }) },
        },
        address: '203.0.113.7',
        browser: { origin: 'https://evil.example.org' },
      } as unknown as LetterParts,
      person,
      chat,
    );

  await setPresence(store.db, owner, NOW);
  await send();
  await setPresence(store.db, owner, 0);
  address = '';
  await send();
  address = 'no address';
  await send();
  expect([letters, problems.length]).toEqual([[], 1]);
  address = 'desk@devices.example.org';
  await Promise.all([send(), send(), send()]);
  now += 3_599_000;
  await send();
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatchObject({ to: address, subject: 'Heart 2027: Jemand hat Ihnen geschrieben', language: 'de-DE' });
  expect(letters[0]!.text.split('\n')).toContain('https://heart.example.org/demo/heart27/de-DE/profile/701/chats');
  expect(letters[0]!.text).not.toMatch(/secret|Mira|evil/);
  // Whoever deletes their conversation and begins another one sends no second letter.
  await removeChat(store.db, person);
  chat = (await addMessage(store.db, written, NOW))!.chatId;
  await send();
  expect(letters).toHaveLength(1);
  // An hour later; the limit runs on the machine's time.
  limits = createLimits();
  now += 3_600_000;
  await send();
  expect(letters).toHaveLength(2);
  limits = createLimits();
  publicUrl = '';
  now += 3_600_000;
  await send();
  expect([letters.length, problems.length]).toEqual([2, 2]);
  await store.close();
  await database.remove();
});
