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

export function usePlayback(film: RefObject<HTMLVideoElement | null>): Playback {
  const [state, setState] = useState<Playback>({
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
    const read = (event?: Event): void =>
      setState((before) => ({
        isPlaying: !element.paused && !element.ended,
        isWaiting: event?.type === 'waiting' ? true : event?.type === 'timeupdate' || event?.type === 'playing' ? false : before.isWaiting,
        time: element.currentTime,
        length: Number.isFinite(element.duration) ? element.duration : 0,
        volume: element.volume,
        isMuted: element.muted,
        isInWindow: document.pictureInPictureElement === element,
      }));
    read();
    for (const event of events) element.addEventListener(event, read);
    return () => {
      for (const event of events) element.removeEventListener(event, read);
    };
  }, [film]);
  return state;
}
