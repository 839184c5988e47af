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
import { isCallOf, useOutbox } from '../use-outbox.ts';

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

/** The path of every call that changes notes begins so. */
const NOTE_CALLS = '/api/App/';

/** What was written without a connection, and what can be done about it. */
function useUnsent(waits: WaitingCalls): Pick<NoteToolFacts, 'waiting' | 'unsent' | 'onRetry' | 'onEdit' | 'onDiscard'> {
  const { entries, send, retry, edit, discard } = useOutbox();
  return {
    waiting: entries.flatMap((entry) => {
      const { pContent } = (entry.body ?? {}) as { pContent?: unknown };
      if (typeof pContent !== 'string' || !isCallOf(entry, waits.path, waits.params)) return [];
      const isReply = (new URLSearchParams(entry.address.split('?', 2)[1]).get('parentId') ?? '') !== '';
      return [{ id: entry.id, text: pContent, isReply, ...(entry.state === 'refused' && { refused: entry.status ?? 0 }) }];
    }),
    unsent: entries.filter((entry) => entry.state !== 'refused' && isCallOf(entry, NOTE_CALLS, {})).length,
    onRetry(id) {
      retry(id);
      void send();
    },
    onEdit(id, text) {
      edit(id, { pContent: text });
      void send();
    },
    onDiscard: discard,
  };
}

/** A text that was written without a connection. */
export type WaitingNote = {
  id: string;
  text: string;
  /** Whether it answers a comment. */
  isReply: boolean;
  /** Status with which the server has refused it; omitted while it waits. */
  refused?: number;
};

/** The calls whose texts may wait: how their path begins, and parameters they have. */
export type WaitingCalls = { path: string; params: Readonly<Record<string, string>> };

/** What the tools know. */
export type NoteToolFacts = {
  mayComment: boolean;
  mayMessage: boolean;
  /** Texts that wait for a connection, or were refused. */
  waiting: readonly WaitingNote[];
  /** How many changes of notes wait; less than before is a reason to read the list again. */
  unsent: number;
  /** Sends a refused text again, as it was or with other words; or gives a text up. */
  onRetry: (id: string) => void;
  onEdit: (id: string, text: string) => void;
  onDiscard: (id: string) => void;
};

type NoteToolsProps = {
  /** `session/1003`. */
  group: string;
  /** What comes of the comments; omitted where none are followed. */
  listeners?: NoteListeners;
  waits: WaitingCalls;
  children: (facts: NoteToolFacts) => ReactNode;
};

/** Hands the facts to what it holds. */
export function NoteToolsBody({ group, listeners, waits, children }: NoteToolsProps) {
  const mayComment = useMayWrite('comments');
  const mayMessage = useMayWrite('messages');
  const unsent = useUnsent(waits);
  useNoteChanges(group, listeners);
  return children({ mayComment, mayMessage, ...unsent });
}
