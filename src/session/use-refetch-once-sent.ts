// What a list or a value is on the server once changes that waited on the device have been sent.
import { useEffect, useRef } from 'react';

/** A question to the server as react-query has it. */
type Question = { isFetching: boolean; refetch: () => Promise<unknown> };

/** Asks again when fewer changes of it wait (`waits`) than before; `done` is called with the answer there. */
export function useRefetchOnceSent(waits: number, { isFetching, refetch }: Question, done?: () => void): void {
  const before = useRef(waits);
  const latest = useRef({ isFetching, done });
  useEffect(() => {
    latest.current = { isFetching, done };
  });
  useEffect(() => {
    if (waits < before.current) {
      // A question that is under way may have been answered before.
      const answer = latest.current.isFetching ? refetch().then(() => refetch()) : refetch();
      void answer.then(() => latest.current.done?.());
    }
    before.current = waits;
  }, [waits, refetch]);
}
