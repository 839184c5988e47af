// What a film element does now, as state of the view.
import { type RefObject, useCallback, useEffect, useState } from 'react';

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
  const readFrom = useCallback((element: HTMLVideoElement | null, event?: Event): void => {
    if (!element) return;
    setPlayback((before) => ({
      isPlaying: !element.paused && !element.ended,
      isWaiting: event?.type === 'waiting' ? true : event?.type === 'timeupdate' || event?.type === 'playing' ? false : before.isWaiting,
      time: element.currentTime,
      length: Number.isFinite(element.duration) ? element.duration : 0,
      volume: element.volume,
      isMuted: element.muted,
      isInWindow: document.pictureInPictureElement === element,
    }));
  }, []);
  useEffect(() => {
    const element = film.current;
    if (!element) return undefined;
    const follow = (event: Event): void => readFrom(element, event);
    readFrom(element);
    for (const event of events) element.addEventListener(event, follow);
    return () => {
      for (const event of events) element.removeEventListener(event, follow);
      // Nothing plays in it any more: an empty window would stay above everything.
      if (document.pictureInPictureElement === element) void document.exitPictureInPicture().catch(() => undefined);
    };
  }, [film, readFrom]);
  return { playback, read: () => readFrom(film.current) };
}
