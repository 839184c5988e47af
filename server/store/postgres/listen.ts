// Listens to signals of other servers, on a connection of its own that is watched and opened again when it is lost.
import pg from 'pg';
import { limited } from './connections.ts';

/** Waits before a lost connection is opened again, ms: the first, and the longest. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

type Listening = {
  url: string;
  /** How long one step may take, ms; every fourth of that long the connection is asked whether it is there. */
  patience: number;
  channel: string;
  heard: (text: string) => void;
  /** Called each time the connection is open: signals missed meanwhile are found by one query. */
  opened?: () => void;
};

/** Listens until the answer is called. */
export function listen({ url, patience, channel, heard, opened }: Listening): () => void {
  let isStopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wait = FIRST_WAIT;
  const later = (work: () => void, ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
    timer.unref();
  };
  const open = (): void => {
    const next = new pg.Client(limited(url, patience));
    client = next;
    const lost = (): void => {
      if (isStopped || client !== next) return;
      client = undefined;
      void next.end().catch(() => {});
      later(open, wait * (1 + Math.random() / 4));
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
    // A connection does not report by itself that its peer is gone.
    const ask = (): void => void next.query('select 1').then(() => later(ask, patience * 4), lost);
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ payload = '' }) => void (isStopped || heard(payload)));
    next
      .connect()
      .then(() => next.query(`listen ${channel}`))
      .then(() => {
        if (isStopped) return;
        wait = FIRST_WAIT;
        later(ask, patience * 4);
        opened?.();
      }, lost);
  };
  open();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    void client?.end().catch(() => {});
  };
}
