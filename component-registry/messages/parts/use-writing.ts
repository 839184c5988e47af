// Writes in one conversation: each message under a name of its own, by which it is sent once; without a connection it waits in the outbox.
import { useEffect, useRef } from 'react';
import { useCallOrKeep, useEvent, useOutbox, useTexts, type WaitingMessage } from '#sdk';
import { writeInThread } from '#contract/messages';
import { newName, refusalKey } from './refusal.ts';
import { messageTexts } from './texts.ts';

/** `send` resolves with why a message was not taken, empty for taken; `onSent`: one is there now. */
export function useWriting(
  id: number,
  onSent: () => void,
): { send: (text: string) => Promise<string>; /** What waits for a connection. */ waiting: readonly WaitingMessage[] } {
  const t = useTexts(messageTexts);
  const { event } = useEvent();
  const callOrKeep = useCallOrKeep();
  const { entries } = useOutbox();
  const last = useRef({ text: '', name: '' });
  const waiting = entries.flatMap(({ id: key, method, address, body }) => {
    const { pathname, searchParams } = new URL(address, location.origin);
    const isHere = method === 'POST' && pathname.endsWith(writeInThread.path) && searchParams.get('threadid') === String(id);
    const { Text } = (body ?? {}) as { Text?: unknown };
    return isHere && typeof Text === 'string' ? [{ id: key, text: Text }] : [];
  });
  const before = useRef(waiting.length);
  // What waited was sent: the conversation has it now.
  useEffect(() => {
    if (waiting.length < before.current) onSent();
    before.current = waiting.length;
    // oxlint-disable-next-line exhaustive-deps -- once for each that is gone
  }, [waiting.length]);
  return {
    waiting,
    async send(text) {
      // Tried again after an error it may be there already: under its name it is the same.
      if (last.current.text !== text) last.current = { text, name: newName() };
      const body = { ClientId: last.current.name, Text: text };
      const answer = await callOrKeep(writeInThread, { eventid: event, threadid: id }, body, text.slice(0, 60));
      if (!answer.ok) return t(refusalKey(answer));
      last.current = { text: '', name: '' };
      if (answer.ok === true) onSent();
      return '';
    },
  };
}
