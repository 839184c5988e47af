// Tracks every quarter of a film that was really played (A §7: "at every 25 percent"), each once.
import { type SyntheticEvent, useRef } from 'react';
import { useTrack } from '#sdk';

const QUARTERS = [
  [0.25, 'Progress25'],
  [0.5, 'Progress50'],
  [0.75, 'Progress75'],
  [1, 'Progress100'],
] as const;

/** The end counts a little before it: players stop within this of it, s. */
const END = 0.3;

/** The quarters whose end lies between two positions of a film, in s; what was jumped over is not between them. */
export const quartersBetween = (from: number, to: number, duration: number): (typeof QUARTERS)[number][1][] =>
  Number.isFinite(duration) && duration > 0
    ? QUARTERS.flatMap(([part, action]) => {
        const at = part === 1 ? duration - END : duration * part;
        return from < at && to >= at ? [action] : [];
      })
    : [];

type Film = SyntheticEvent<HTMLVideoElement>;

/** Handlers of the player. `url` is the film as the organiser wrote it. */
export function useProgress(url: string): { onTimeUpdate: (film: Film) => void; onSeeked: (film: Film) => void } {
  const track = useTrack();
  const last = useRef(0);
  const done = useRef(new Set<string>());
  return {
    onTimeUpdate({ currentTarget: { currentTime, duration, seeking } }) {
      // On the way to another place nothing is played.
      if (seeking) return;
      for (const action of quartersBetween(last.current, currentTime, duration)) {
        if (done.current.has(action)) continue;
        done.current.add(action);
        track({ Action: action, Entity: 'Video', ActionContext: url });
      }
      last.current = currentTime;
    },
    onSeeked({ currentTarget: { currentTime } }) {
      last.current = currentTime;
    },
  };
}
