// The preview for its own parts: state, clock, placements, and how they are changed.
import { createContext, use, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PreviewState } from './address.ts';
import type { Inspection } from './inspection.ts';
import type { PreviewSession, Snapshot } from './session.ts';

export const SessionContext = createContext<PreviewSession | null>(null);

/** The preview; only inside its own parts. */
export function useSession(): PreviewSession {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession: there is no preview around this');
  return session;
}

export function useSnapshot(): Snapshot {
  const session = useSession();
  return useSyncExternalStore(session.onChange, session.snapshot);
}

export function useInspection({ inspector }: PreviewSession): Inspection {
  return useSyncExternalStore(inspector.onChange, inspector.now);
}

/** Interval at which the time of a running clock is shown, ms. */
const FRAME = 100;
/** So long a new page may take to be drawn, in frames. */
const MOST_FRAMES = 30;

/** The time of the preview's clock, updated as it runs, and its pace (1 when live, 0 if stopped). */
export function usePreviewTime(): { now: number; pace: number; isLive: boolean } {
  const { clock } = useSession();
  const [, look] = useState(0);
  const [pace, isLive] = [clock.pace(), clock.isLive()];
  useEffect(() => clock.onCorrection(() => look((count) => count + 1)), [clock]);
  useEffect(() => {
    if (pace === 0) return undefined;
    const timer = setInterval(() => look((count) => count + 1), pace === 1 ? 1000 : FRAME);
    return () => clearInterval(timer);
  }, [pace]);
  return { now: Math.round(clock.now()), pace, isLive };
}

/** A slider sends many instants; the address gets the final one, because browsers limit the number of changes a second. */
const REST = 250;

export type Controls = {
  change: (changes: Partial<Omit<PreviewState, 'at'>>) => void;
  /** Stops at an instant (ms); undefined for now. */
  goTo: (instant: number | undefined) => void;
  pause: () => void;
  /** Goes to another path of the app inside the preview; the focus returns to `control`. */
  open: (pathname: string, control: HTMLElement) => void;
  /** The complete address with the instant, for sharing. */
  fullAddress: () => string;
};

/** The controls of the preview; every change is written into the address. */
export function useControls(): Controls {
  const session = useSession();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const [moved, setMoved] = useState(0);
  const write = useCallback(
    () =>
      void navigate(
        { search: `?${session.query(new URLSearchParams(location.search))}`, hash },
        { replace: true, preventScrollReset: true },
      ),
    [navigate, session, hash],
  );
  useEffect(() => {
    if (moved === 0) return undefined;
    const timer = setTimeout(write, REST);
    return () => clearTimeout(timer);
  }, [moved, write]);
  return useMemo(
    () => ({
      change(changes) {
        session.change(changes);
        write();
      },
      goTo(instant) {
        if (instant === undefined) session.clock.goLive();
        else session.clock.stand(Math.round(instant));
        setMoved((count) => count + 1);
      },
      pause() {
        session.clock.pause();
        write();
      },
      open(path, control) {
        void (async () => {
          await navigate({ pathname: path, search, hash });
          if (await isFocusTaken()) control.focus();
        })();
      },
      fullAddress() {
        const at = Math.round(session.clock.now());
        return `${location.origin}${location.pathname}?${session.query(new URLSearchParams(search), false, at)}${hash}`;
      },
    }),
    [session, write, navigate, search, hash],
  );
}

/** Whether the app moves the focus to the new page, as it does once that is drawn, or it is lost; false where it stays, or the reader has taken it elsewhere. */
async function isFocusTaken(): Promise<boolean> {
  for (let frame = 0; frame < MOST_FRAMES; frame += 1) {
    await new Promise((resolve) => setTimeout(resolve, FRAME));
    if (document.activeElement?.closest('#foyer-main')) return true;
  }
  return document.activeElement === document.body;
}
