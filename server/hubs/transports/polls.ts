// A connection carried by long polls: the client polls repeatedly, each answer waits until there is a message.
import type { ServerResponse } from 'node:http';
import type { Wire } from '../protocol/connection.ts';

export type Polls = {
  wire: Wire;
  /** A poll has come: it is answered now or later. One that still waited is ended. */
  take: (raw: ServerResponse, common: Readonly<Record<string, unknown>>) => void;
  /** Ends polls that have waited `longest` ms; true when no poll has come for `patience` ms. `now` never goes back. */
  tick: (now: number, longest: number, patience: number) => boolean;
};

type Waiting = { raw: ServerResponse; common: Readonly<Record<string, unknown>>; since: number };

/** Creates them. `now`: ms that never go back. */
export function createPolls(now: () => number): Polls {
  let queue = '';
  let isOver = false;
  let isFirst = true;
  let waiting: Waiting | undefined;
  let seen = now();

  const answer = (status: 200 | 204): void => {
    const poll = waiting;
    waiting = undefined;
    seen = now();
    // A poll may be gone, or be answered, during a close.
    if (!poll || poll.raw.writableEnded || poll.raw.destroyed) return;
    const body = status === 200 ? queue : '';
    if (status === 200) queue = '';
    poll.raw.writeHead(status, {
      ...(poll.common as Record<string, string>),
      'cache-control': 'no-store',
      ...(status === 200 ? { 'content-type': 'text/plain; charset=utf-8', 'content-length': Buffer.byteLength(body) } : {}),
    });
    poll.raw.end(body);
  };
  const end = (): void => {
    isOver = true;
    answer(queue === '' ? 204 : 200);
  };
  return {
    wire: {
      send(frame) {
        queue += frame;
        if (waiting) answer(200);
      },
      waiting: () => queue.length,
      end,
      refuse: end,
      cut() {
        queue = '';
        end();
      },
      livesByItself: true,
    },
    take(raw, common) {
      if (waiting) answer(204);
      const poll = { raw, common, since: now() };
      waiting = poll;
      raw.on('error', () => {});
      raw.on('close', () => {
        if (waiting !== poll) return;
        waiting = undefined;
        seen = now();
      });
      // The first one reports to the client that the connection is open.
      if (isFirst || queue !== '') answer(200);
      else if (isOver) answer(204);
      isFirst = false;
    },
    tick(at, longest, patience) {
      if (waiting && at - waiting.since >= longest) answer(200);
      return !waiting && at - seen >= patience;
    },
  };
}
