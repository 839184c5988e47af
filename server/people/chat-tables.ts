// The personal tables of chats with companies: what an export shows of them, and what a deletion leaves (quality S29).
import type { PersonalTable } from './personal-table.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

export const personalChatTables: { [T in 'chats' | 'chat_messages']: PersonalTable<T> } = {
  // Before the conversations: with those their messages go, too. An export has the answers of a company, as they were written to the person.
  chat_messages: {
    shownAs: 'chatMessages',
    expiry: null,
    rows: (db, { id }) =>
      db
        .selectFrom('chat_messages')
        .innerJoin('chats', 'chats.id', 'chat_messages.chat_id')
        .selectAll('chat_messages')
        .where((eb) => eb.or([eb('chats.account_id', '=', id), eb('chat_messages.account_id', '=', id)]))
        .orderBy('chat_messages.id')
        .execute(),
    show: ({ chat_id, account_id, is_staff, content, sent_at }, { id }) => ({
      conversation: chat_id,
      own: account_id === id,
      fromCompany: is_staff === 1,
      text: content,
      sentAt: iso(sent_at),
    }),
    onDelete: { how: 'anonymise', reason: 'What somebody wrote for a company stays with the visitor it was written to, without a name.' },
    async remove(within, { id }) {
      await within
        .deleteFrom('chat_messages')
        .where('chat_id', 'in', (eb) => eb.selectFrom('chats').select('chats.id').where('chats.account_id', '=', id))
        .execute();
      await within.updateTable('chat_messages').set({ account_id: null }).where('account_id', '=', id).execute();
    },
  },
  chats: {
    shownAs: 'chats',
    expiry: null,
    rows: (db, { id }) => db.selectFrom('chats').selectAll().where('account_id', '=', id).orderBy('id').execute(),
    show: (row) => ({
      conversation: row.id,
      event: row.event_id,
      company: row.company_id,
      restoreId: row.restore_id,
      createdAt: iso(row.created_at),
      closedAt: row.closed_at === null ? null : iso(row.closed_at),
    }),
    onDelete: { how: 'delete' },
    remove: (within, { id }) => within.deleteFrom('chats').where('account_id', '=', id).execute(),
  },
};
