// Sends messages of one conversation: each under a name of its own, which it keeps until it is known to be there; without a connection it waits.
import { useRef } from 'react';
import { useCallOrKeep, useEvent, useOutbox, type WaitingMessage } from '#sdk';
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
): { send: (text: string) => Promise<MessageRefusal>; /** What waits for a connection. */ waiting: readonly WaitingMessage[] } {
  const { event } = useEvent();
  const callOrKeep = useCallOrKeep();
  const { entries } = useOutbox();
  const last = useRef({ text: '', name: '' });
  const params = { eventid: event, id: company, ...(chatId !== undefined && { chatid: chatId }) };
  const waiting = entries.flatMap(({ id, method, address, body }) => {
    const { pathname, searchParams } = new URL(address, location.origin);
    const isHere =
      method === 'POST' &&
      pathname.endsWith(sendChatMessage.path) &&
      searchParams.get('id') === company &&
      searchParams.get('chatid') === (chatId === undefined ? null : String(chatId));
    const { Text } = (body ?? {}) as { Text?: unknown };
    return isHere && typeof Text === 'string' ? [{ id, text: Text }] : [];
  });
  return {
    waiting,
    async send(text) {
      // Tried again after an error it may be there already: under its name it is the same.
      if (last.current.text !== text) last.current = { text, name: newName() };
      const answer = await callOrKeep(sendChatMessage, params, { ClientId: last.current.name, Text: text }, text.slice(0, 60));
      if (!answer.ok) return refusalOf(answer);
      last.current = { text: '', name: '' };
      if (answer.ok === true) {
        const { StaffPresent: _, ...sent } = answer.reply;
        put(sent);
      }
      return '';
    },
  };
}
