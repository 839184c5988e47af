// Sends messages of one conversation: each under a name of its own, which it keeps until it is known to be there; without a connection it waits.
import { useRef } from 'react';
import { LONGEST_MESSAGE, useCallOrKeep, useEvent, useOutbox, useTakenBack, type WaitingMessage, wordsOfEntry } from '#sdk';
import { sendChatMessage } from '#contract/chat';
import type { ConversationFacts, ConversationPlace } from './use-conversation.ts';

/** Why a message was not taken; empty for taken. */
export type MessageRefusal = '' | 'tooMany' | 'full' | 'blocked' | 'notThere' | 'notSent';

const refusalOf = ({ status, code }: { status: number; code: string }): MessageRefusal =>
  status === 429
    ? 'tooMany'
    : code === 'chat-full'
      ? 'full'
      : code === 'blocked'
        ? 'blocked'
        : status === 404 || status === 403 || status === 401
          ? 'notThere'
          : 'notSent';

const newName = (): string => `m-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;

export function useSending(
  { company, chatId }: ConversationPlace,
  { put }: Pick<ConversationFacts, 'put'>,
  draft: string,
): {
  send: (text: string) => Promise<MessageRefusal>;
  /** What waits for a connection. */
  waiting: readonly WaitingMessage[];
  /** Why one that waited was not taken; its words are in the draft again. Empty for none. */
  refusal: MessageRefusal;
} {
  const { event } = useEvent();
  const callOrKeep = useCallOrKeep();
  const { entries } = useOutbox();
  const last = useRef({ text: '', name: '' });
  const params = { eventid: event, id: company, ...(chatId !== undefined && { chatid: chatId }) };
  const here = entries.filter(({ method, address, body }) => {
    const { pathname, searchParams } = new URL(address, location.origin);
    const { Text } = (body ?? {}) as { Text?: unknown };
    return (
      method === 'POST' &&
      pathname.endsWith(sendChatMessage.path) &&
      searchParams.get('id') === company &&
      searchParams.get('chatid') === (chatId === undefined ? null : String(chatId)) &&
      typeof Text === 'string'
    );
  });
  const { refused, forget } = useTakenBack(here, { draft, longest: LONGEST_MESSAGE });
  return {
    waiting: here.filter(({ state }) => state !== 'refused').map((entry) => ({ id: entry.id, text: wordsOfEntry(entry) })),
    refusal: refused ? refusalOf(refused) : '',
    async send(text) {
      // Tried again after an error it may be there already: under its name it is the same.
      if (last.current.text !== text) last.current = { text, name: newName() };
      const answer = await callOrKeep(sendChatMessage, params, { ClientId: last.current.name, Text: text }, text.slice(0, 60));
      if (!answer.ok) return refusalOf(answer);
      last.current = { text: '', name: '' };
      forget();
      if (answer.ok === true) {
        const { StaffPresent: _, ...sent } = answer.reply;
        put(sent);
      }
      return '';
    },
  };
}
