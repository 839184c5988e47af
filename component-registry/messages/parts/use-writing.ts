// Writes in one conversation: each message under a name of its own, by which it is sent once; without a connection it waits in the outbox.
import { useEffect, useRef } from 'react';
import { LONGEST_MESSAGE, useCallOrKeep, useEvent, useOutbox, useTakenBack, useTexts, type WaitingMessage, wordsOfEntry } from '#sdk';
import { writeInThread } from '#contract/messages';
import { newName, refusalKey } from './refusal.ts';
import { messageTexts } from './texts.ts';

/** `draft`: key of the field's draft on the device; `send` resolves with why a message was not taken, empty for taken; `onSent`: one is there now. */
export function useWriting(
  id: number,
  draft: string,
  onSent: () => void,
): {
  send: (text: string) => Promise<string>;
  /** What waits for a connection. */
  waiting: readonly WaitingMessage[];
  /** Why one that waited was not taken, in words; its own are in the draft again. Empty for none. */
  refusal: string;
} {
  const t = useTexts(messageTexts);
  const { event } = useEvent();
  const callOrKeep = useCallOrKeep();
  const { entries } = useOutbox();
  const last = useRef({ text: '', name: '' });
  const here = entries.filter(({ method, address, body }) => {
    const { pathname, searchParams } = new URL(address, location.origin);
    const { Text } = (body ?? {}) as { Text?: unknown };
    return (
      method === 'POST' && pathname.endsWith(writeInThread.path) && searchParams.get('threadid') === String(id) && typeof Text === 'string'
    );
  });
  const waiting = here.filter(({ state }) => state !== 'refused').map((entry) => ({ id: entry.id, text: wordsOfEntry(entry) }));
  const { refused, forget } = useTakenBack(here, { draft, longest: LONGEST_MESSAGE });
  const before = useRef(waiting.length);
  // What waited was sent: the conversation has it now.
  useEffect(() => {
    if (waiting.length < before.current) onSent();
    before.current = waiting.length;
    // oxlint-disable-next-line exhaustive-deps -- once for each that is gone
  }, [waiting.length]);
  return {
    waiting,
    refusal: refused ? t(refusalKey(refused)) : '',
    async send(text) {
      // Tried again after an error it may be there already: under its name it is the same.
      if (last.current.text !== text) last.current = { text, name: newName() };
      const body = { ClientId: last.current.name, Text: text };
      const answer = await callOrKeep(writeInThread, { eventid: event, threadid: id }, body, text.slice(0, 60));
      if (!answer.ok) return t(refusalKey(answer));
      last.current = { text: '', name: '' };
      forget();
      if (answer.ok === true) onSent();
      return '';
    },
  };
}
