// The sessions that the signed-in person has opened on this device, for the rating reminder; gone when they sign out.
import { useCallback, useEffect, useMemo } from 'react';
import { parseJson } from '../base/parse-json.ts';
import { calledOff } from '../rules/called-off.ts';
import type { OpenedSession } from '../rules/rating-reminder.ts';
import { nameOfInfo } from '../contract/event-name.ts';
import { OPENED } from './device-facts.ts';
import { useFrame } from './frame.ts';
import { recall, remember, useRemembered } from './use-remembered.ts';

/** More than anybody opens in a day; the oldest go. */
const MOST_OPENED = 40;

const useKey = (): string => `${OPENED}.${nameOfInfo(useFrame().info)}`;

/** The sessions of this device, validated; what cannot be read is none. */
export function readOpened(written: string): OpenedSession[] {
  const list = parseJson(written);
  return Array.isArray(list) ? list.filter(isOpened) : [];
}

function isOpened(one: unknown): one is OpenedSession {
  if (typeof one !== 'object' || one === null) return false;
  const { id, title, end, isDone } = one as Record<string, unknown>;
  return [id, title, end].every((text) => typeof text === 'string') && typeof isDone === 'boolean';
}

/** Notes that a session was opened; only for signed-in people, and only a session with an end that takes place. */
export function useNoteOpened(
  session: { Id: string; Name: string; EndDateTime: string | null; Groups?: readonly { Name: string }[] } | undefined,
): void {
  const { person, preview } = useFrame();
  const key = useKey();
  const isNoted = session !== undefined && calledOff(session) === undefined && Boolean(person?.user) && !preview;
  const { Id: id = '', Name: title = '', EndDateTime: end = null } = session ?? {};
  useEffect(() => {
    if (!isNoted || end === null) return;
    const before = readOpened(recall(key, 'local'));
    const isDone = before.find((one) => one.id === id)?.isDone ?? false;
    const next = [...before.filter((one) => one.id !== id), { id, title, end, isDone }].slice(-MOST_OPENED);
    remember(key, JSON.stringify(next), 'local');
  }, [isNoted, key, id, title, end]);
}

/** The opened sessions, and how one is marked as reminded of. */
export function useOpenedSessions(): [readonly OpenedSession[], (id: string) => void] {
  const [written, write] = useRemembered(useKey(), 'local');
  const opened = useMemo(() => readOpened(written), [written]);
  const finish = useCallback(
    (id: string) => write(JSON.stringify(opened.map((one) => (one.id === id ? { ...one, isDone: true } : one)))),
    [opened, write],
  );
  return [opened, finish];
}
