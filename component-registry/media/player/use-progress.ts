// Tracks every quarter of a film that was really played (A §7: "at every 25 percent"), once for each person.
import { type SyntheticEvent, useRef } from 'react';
import { useTrack, type WatchProgress } from '#sdk';

const QUARTERS = [
  [25, 'Progress25'],
  [50, 'Progress50'],
  [75, 'Progress75'],
  [100, 'Progress100'],
] as const;

/** The end counts a little before it: players stop within this of it, s. */
const END = 0.3;

/** The quarters whose end lies between two positions of a film, in s; what was jumped over is not between them. */
export const quartersBetween = (from: number, to: number, duration: number): (typeof QUARTERS)[number][0][] =>
  Number.isFinite(duration) && duration > 0
    ? QUARTERS.flatMap(([quarter]) => {
        const at = quarter === 100 ? duration - END : (duration * quarter) / 100;
        return from < at && to >= at ? [quarter] : [];
      })
    : [];

type Film = SyntheticEvent<HTMLVideoElement>;

const actions = new Map(QUARTERS);

/** Handlers of the player. `counted` is the name of the film for those who measure. */
export function useProgress(
  counted: string,
  watched: Pick<WatchProgress, 'isNew'>,
): { onTimeUpdate: (film: Film) => void; onSeeked: (film: Film) => void } {
  const track = useTrack();
  const last = useRef(0);
  const done = useRef(new Set<number>());
  return {
    onTimeUpdate({ currentTarget: { currentTime, duration, seeking } }) {
      // On the way to another place nothing is played.
      if (seeking) return;
      for (const quarter of quartersBetween(last.current, currentTime, duration)) {
        if (done.current.has(quarter)) continue;
        done.current.add(quarter);
        void watched
          .isNew(quarter, quarter === 100 ? 0 : currentTime)
          .then((isNew) => isNew && track({ Action: actions.get(quarter)!, Entity: 'Video', ActionContext: counted }));
      }
      last.current = currentTime;
    },
    onSeeked({ currentTarget: { currentTime } }) {
      last.current = currentTime;
    },
  };
}
