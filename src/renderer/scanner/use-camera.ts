// The camera: asked for on a press, read a few times a second, let go when a code is found, the page is left or put aside.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createReader, draw } from './read-code.ts';

/** `denied`: the person or the page's policy refuses; `missing`: there is none; `failed`: another program has it, or it broke. */
export type CameraState = 'off' | 'asking' | 'scanning' | 'denied' | 'missing' | 'failed';

export type Camera = {
  state: CameraState;
  video: RefObject<HTMLVideoElement | null>;
  start: () => Promise<void>;
  stop: () => void;
  /** Whether the light is on; undefined where the camera has none. */
  light: boolean | undefined;
  switchLight: () => void;
};

/** Between two looks, ms. */
const PAUSE = 150;

const states: Readonly<Record<string, CameraState>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

export function useCamera(onFound: (content: string) => void): Camera {
  const [state, setState] = useState<CameraState>('off');
  const [light, setLight] = useState<boolean>();
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream>(undefined);
  const found = useRef(onFound);
  useEffect(() => void (found.current = onFound));
  /** Counts starts: what an earlier one is still waiting for comes to nothing. */
  const turn = useRef(0);

  const stop = useCallback(() => {
    turn.current += 1;
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = undefined;
    setLight(undefined);
    setState('off');
  }, []);

  const start = useCallback(async () => {
    const own = (turn.current += 1);
    if (!navigator.mediaDevices?.getUserMedia) return setState('missing');
    setState('asking');
    try {
      const [read, opened] = await Promise.all([
        createReader(),
        navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: 'environment', width: { ideal: 1280 } } }),
      ]);
      const place = video.current;
      if (own !== turn.current || !place) return opened.getTracks().forEach((track) => track.stop());
      stream.current = opened;
      place.srcObject = opened;
      await place.play();
      const [track] = opened.getVideoTracks();
      if (track && 'torch' in (track.getCapabilities?.() ?? {})) setLight(false);
      setState('scanning');
      const canvas = document.createElement('canvas');
      while (own === turn.current) {
        draw(canvas, place, place.videoWidth, place.videoHeight);
        // oxlint-disable-next-line no-await-in-loop -- one look after the other
        const content = place.videoWidth > 0 ? await read(canvas) : undefined;
        if (own !== turn.current) return;
        if (content) {
          stop();
          return found.current(content);
        }
        // oxlint-disable-next-line no-await-in-loop
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    } catch (error) {
      if (own !== turn.current) return;
      stop();
      setState(states[String((error as Partial<DOMException> | undefined)?.name)] ?? 'failed');
    }
  }, [stop]);

  const switchLight = useCallback(() => {
    const [track] = stream.current?.getVideoTracks() ?? [];
    const wanted = { advanced: [{ torch: !light }] } as unknown as MediaTrackConstraints;
    track?.applyConstraints(wanted).then(
      () => setLight(!light),
      () => setLight(undefined),
    );
  }, [light]);

  useEffect(() => {
    const leave = (): void => {
      if (document.visibilityState === 'hidden' && stream.current) stop();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      stop();
    };
  }, [stop]);

  return { state, video, start, stop, light, switchLight };
}
