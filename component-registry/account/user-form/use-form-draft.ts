// What somebody has typed into the form of their details and not sent: kept on this device, for their account at this event alone.
import { useEffect, useRef, useState } from 'react';
import { setUser } from '#contract/people';
import type { UserPayload, UserRead } from '#contract/profile-shapes';
import { isCallOf, NOTE_DRAFTS, useEvent, useOutbox, useRemembered } from '#sdk';
import { type FormValues, valuesOfPayload } from './form-values.ts';

type Draft = {
  /** Whether the form shows what was typed before. */
  isRestored: boolean;
  /** Forgets it: it was sent. */
  forget: () => void;
};

/** Keeps what differs from `start`, and restores it once with `change`. It is forgotten with the other drafts when somebody signs out. */
export function useFormDraft(user: UserRead, start: FormValues, values: FormValues, change: (name: string, value: string) => void): Draft {
  const { event } = useEvent();
  const [kept, keep] = useRemembered(`${NOTE_DRAFTS}${event}.${user.UserId}.profile`, 'local');
  const [isRestored, setRestored] = useState(false);
  const begun = useRef(false);
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  // Details that waited for a connection and were then refused are to be sent again; what was typed since is newer.
  const { entries, discard } = useOutbox();
  const refused = entries.find((entry) => entry.state === 'refused' && isCallOf(entry, setUser.path, { eventid: event }));
  useEffect(() => {
    if (!refused) return;
    if (kept === '') keep(JSON.stringify(valuesOfPayload(user, (refused.body ?? {}) as UserPayload)));
    discard(refused.id);
    // oxlint-disable-next-line exhaustive-deps -- once for each
  }, [refused?.id]);
  useEffect(() => {
    if (begun.current || kept === '') return;
    begun.current = true;
    const typed = Object.entries(readDraft(kept)).filter(([name, value]) => Object.hasOwn(start, name) && start[name] !== value);
    setRestored(typed.length > 0);
    for (const [name, value] of typed) latest.current(name, value);
  }, [kept, start]);
  useEffect(() => {
    const typed = Object.entries(values).filter(([name, value]) => start[name] !== value);
    // Before anything was typed, what is kept is still to be restored.
    if (!begun.current && typed.length === 0) return;
    begun.current = true;
    keep(typed.length === 0 ? '' : JSON.stringify(Object.fromEntries(typed)));
  }, [values, start, keep]);
  return { isRestored, forget: () => keep('') };
}

/** The stored draft; nothing where it cannot be read. */
function readDraft(text: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(text);
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}
