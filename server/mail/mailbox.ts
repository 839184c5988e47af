// A mailbox in memory: where letters of development and tests stay.
import type { Letter, Post } from './post.ts';

/** Letters kept; older ones are dropped. */
const MOST = 200;

/** A transport whose letters can be read. */
export type Mailbox = Post & { letters: Letter[] };

/** A transport that delivers nothing, and its letters, newest last. */
export function createMailbox(): Mailbox {
  const letters: Letter[] = [];
  return {
    letters,
    async send(letter) {
      letters.push(letter);
      if (letters.length > MOST) letters.shift();
    },
    async close() {},
  };
}
