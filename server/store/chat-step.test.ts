// A store from before there were chats: it gets their tables, with one conversation of a person with a company.
import { expect, test } from 'vitest';
import { chatOfPerson, keepRestoreId } from '../chat/stored-chats.ts';
import { addMessage, messagesOf } from '../chat/stored-messages.ts';
import { goBackBefore } from '../fixture/older-store.ts';
import { databases } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { addAccount } from '../people/fixture/people-server.ts';
import { openStore } from './store.ts';

test.each(databases.filter((one) => one.available))('$name', async ({ make }) => {
  const database = await make();
  let store = await openStore(database.location);
  const published = { instance: 'demo', event: 'heart27', instanceDocument: '{}', rows: [], data: [], assets: [] };
  const { eventId } = await store.publish(published, 0);
  const accountId = await addAccount(store, 'mira@example.org');
  await goBackBefore(store.db, '0025-chat');
  await store.close();
  store = await openStore(database.location);
  const person = { eventId, company: '701', accountId };
  const message = { chat: person, accountId, isStaff: false, clientId: 'message-1', content: 'Hello' };
  await keepRestoreId(store.db, person, 'c-1', NOW);
  const added = await addMessage(store.db, message, NOW + 1);
  expect(await addMessage(store.db, message, NOW + 2)).toBeUndefined();
  const chat = await chatOfPerson(store.db, person);
  expect(chat).toMatchObject({ restore_id: 'c-1', created_at: NOW, last_message: added!.messageId, staff_read: 0 });
  expect(await messagesOf(store.db, chat!.id, undefined)).toMatchObject([{ content: 'Hello', sent_at: NOW + 1, is_staff: 0 }]);
  await store.close();
  await database.remove();
});
