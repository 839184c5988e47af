// What a film element does now, as state of the view.
import { type RefObject, useEffect, useState } from 'react';

export type Playback = {
  isPlaying: boolean;
  isWaiting: boolean;
  time: number;
  length: number;
  volume: number;
  isMuted: boolean;
  /** Shown in a small window above everything. */
  isInWindow: boolean;
};

const events = [
  'play',
  'playing',
  'pause',
  'waiting',
  'timeupdate',
  'durationchange',
  'loadedmetadata',
  'volumechange',
  'enterpictureinpicture',
  'leavepictureinpicture',
  'seeked',
  'ended',
] as const;

/** What an element does now; `event` is what it has just told. */
const stateOf =
  (element: HTMLVideoElement, event?: Event) =>
  (before: Playback): Playback => ({
    isPlaying: !element.paused && !element.ended,
    isWaiting: event?.type === 'waiting' ? true : event?.type === 'timeupdate' || event?.type === 'playing' ? false : before.isWaiting,
    time: element.currentTime,
    length: Number.isFinite(element.duration) ? element.duration : 0,
    volume: element.volume,
    isMuted: element.muted,
    isInWindow: document.pictureInPictureElement === element,
  });

/** `read` takes what has just been set, before the film tells of it: the next key of a slider counts from there. */
export function usePlayback(film: RefObject<HTMLVideoElement | null>): { playback: Playback; read: () => void } {
  const [playback, setPlayback] = useState<Playback>({
    isPlaying: false,
    isWaiting: true,
    time: 0,
    length: 0,
    volume: 1,
    isMuted: false,
    isInWindow: false,
  });
  useEffect(() => {
    const element = film.current;
    if (!element) return undefined;
    const told = (event?: Event): void => setPlayback(stateOf(element, event));
    told();
    for (const event of events) element.addEventListener(event, told);
    return () => {
      for (const event of events) element.removeEventListener(event, told);
    };
  }, [film]);
  const read = (): void => {
    if (film.current) setPlayback(stateOf(film.current));
  };
  return { playback, read };
}
