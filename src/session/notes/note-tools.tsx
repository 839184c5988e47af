// What components of notes and comments need of the platform, loaded when the reader comes near them: rights, connection, what waits.
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { nameOfInfo } from '../../contract/event-name.ts';
import type { NoteEntry } from '../../contract/notes.ts';
import { eventRules } from '../../rules/event-rules.ts';
import { decideNoteKey, type NoteKey } from '../../rules/notes.ts';
import { allows } from '../../rules/verdict.ts';
import { useFrame } from '../frame.ts';
import { followGroup } from '../hub/follow-group.ts';
import { useDecision } from '../use-decision.ts';
import { useOutbox } from '../use-outbox.ts';

/** Whether the viewer may write comments, or messages to the moderators, by the rule the server asks, too (A §5). */
function useMayWrite(key: NoteKey): boolean {
  const { model, info, person } = useFrame();
  const decide = useCallback(
    (now: number) => {
      if (!person) return { outcome: 'deny' as const, reasons: [], nextChangeAt: null };
      return decideNoteKey(key, eventRules(model, info.TimeZone).access, { who: person.who, when: { now, timeZone: info.TimeZone } });
    },
    [key, model, info, person],
  );
  return allows(useDecision(decide));
}

/** What comes of a thing's comments while it is on screen. */
export type NoteListeners = {
  onChanged: (changed: NoteEntry) => void;
  onRemoved: (id: string) => void;
  /** The connection is there, for the first time or again: what happened meanwhile has to be read. */
  onJoined: () => void;
};

/** Follows the comments of a thing, `session/1003`. A preview, and a site without server, follows none. */
function useNoteChanges(group: string, listeners: NoteListeners | undefined): void {
  const { info, preview, person, hubBase = '' } = useFrame();
  const event = nameOfInfo(info);
  const user = person?.user?.uuid ?? '';
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  const isWanted = listeners !== undefined && !preview && person !== undefined;
  useEffect(() => {
    if (!isWanted) return undefined;
    return followGroup({
      base: hubBase,
      event,
      session: user,
      group,
      on: {
        NoteChanged: (sent) => isNote(sent) && groupOf(sent) === group && latest.current?.onChanged(sent),
        NoteRemoved: (id) => latest.current?.onRemoved(String(id)),
      },
      onJoined: () => latest.current?.onJoined(),
      onLost: () => undefined,
    });
  }, [isWanted, hubBase, event, group, user]);
}

/** Another part of the page may follow another thing by the same connection. */
const groupOf = ({ SessionId, PresentationId }: NoteEntry): string =>
  PresentationId === '' ? `session/${SessionId}` : `presentation/${PresentationId}`;

/** Sent by the server of this site, but possibly by another release. */
function isNote(sent: unknown): sent is NoteEntry {
  const fields = (sent ?? {}) as Partial<Record<keyof NoteEntry, unknown>>;
  return (
    ['NoteId', 'ParentId', 'Content', 'UserName', 'State', 'CreatedAt', 'EditedAt', 'Visibility'].every(
      (name) => typeof fields[name as keyof NoteEntry] === 'string',
    ) && ['LikeCount', 'Revision', 'ReportCount'].every((name) => typeof fields[name as keyof NoteEntry] === 'number')
  );
}

/** Texts that wait for a connection, of calls whose address has all of `parts`. */
function useWaitingTexts(parts: readonly string[]): { id: string; text: string }[] {
  const { entries } = useOutbox();
  return entries.flatMap(({ id, address, body }) => {
    const { pContent } = (body ?? {}) as { pContent?: unknown };
    return typeof pContent === 'string' && parts.every((part) => address.includes(part)) ? [{ id, text: pContent }] : [];
  });
}

/** What the tools know. */
export type NoteToolFacts = {
  mayComment: boolean;
  mayMessage: boolean;
  /** Texts that wait for a connection. */
  waiting: readonly { id: string; text: string }[];
};

type NoteToolsProps = {
  /** `session/1003`. */
  group: string;
  /** What comes of the comments; omitted where none are followed. */
  listeners?: NoteListeners;
  /** Parts of the address of calls whose texts may wait. */
  waits: readonly string[];
  children: (facts: NoteToolFacts) => ReactNode;
};

/** Hands the facts to what it holds. */
export function NoteToolsBody({ group, listeners, waits, children }: NoteToolsProps) {
  const mayComment = useMayWrite('comments');
  const mayMessage = useMayWrite('messages');
  const waiting = useWaitingTexts(waits);
  useNoteChanges(group, listeners);
  return children({ mayComment, mayMessage, waiting });
}
