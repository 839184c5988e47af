// Who sees a note or comment, and who may write one (B §3 Note/comment, §6; R60).
import { containers, type Context } from './context.ts';
import type { AccessRules } from './policies/access.ts';
import { anyAllows } from './policies/access-anywhere.ts';
import { ALLOWED, NO_REASONS, type Permission } from './verdict.ts';

/**
 * Visibility values of `pVisibility`: `own`: its author · `none`: no other reader, only its author and moderators · `participants`: those
 * who may comment · `everybody`: all to whom the session is open, visitors too.
 */
export const visibilities = ['none', 'own', 'participants', 'everybody'] as const;
export type Visibility = (typeof visibilities)[number];

/** `open`: as written · `accepted`: looked at by a moderator, reports hide it no more · `removed`: by a moderator · `deleted`: by its author; only its place is left. */
export const noteStates = ['open', 'accepted', 'removed', 'deleted'] as const;
export type NoteState = (typeof noteStates)[number];

/**
 * Keys that policies may target: `comments` (EventTicketNameForComments), `messages` to moderators, speakers and participants
 * (EventTicketNameForMessages), `networking` with other participants (EventTicketNetworking), `chat` with companies.
 */
export type NoteKey = 'comments' | 'messages' | 'chat' | 'networking';

/** The key that writing with a visibility needs; null for notes of one's own, which every signed-in user may write. */
export const keyToWrite = (visibility: Visibility): 'comments' | 'messages' | null =>
  visibility === 'own' ? null : visibility === 'none' ? 'messages' : 'comments';

const CLOSED: Permission = { outcome: 'deny', reasons: NO_REASONS, nextChangeAt: null };

/**
 * Whether somebody takes part in comments, messages or chats: a signed-in user whom the policies of the key allow, in some container, which is only
 * their claim (R31); every signed-in user where no policy targets the key (A §5).
 */
export function decideNoteKey(key: NoteKey, policies: AccessRules, { who, when }: Pick<Context, 'who' | 'when'>): Permission {
  if (who.superUser) return ALLOWED;
  if (!who.user) return CLOSED;
  const request = { type: 'Key', identifier: key } as const;
  const targeted = containers.filter((container) => policies.isTargeted(request, container));
  if (targeted.length === 0) return ALLOWED;
  return anyAllows(targeted, (container) => policies.decide(request, { who, when, where: { container } }));
}

/** What the rule needs of a note. `ofThread`: whether the reader wrote the comment that it answers. */
export type NoteFacts = { isNote: boolean; visibility: Visibility; state: NoteState; reports: number; isOwn: boolean; ofThread: boolean };
/** Who reads; `hiddenAfter`: reports from which a comment is hidden (app document, notes.hiddenAfterReports). */
export type NoteReader = { isModerator: boolean; mayComment: boolean; hiddenAfter: number };

/** Whether reports hide it until a moderator has looked. */
export const isHidden = ({ state, reports }: Pick<NoteFacts, 'state' | 'reports'>, hiddenAfter: number): boolean =>
  state === 'open' && reports >= hiddenAfter;

/** Whether a reader sees a note. A deleted one has no words; it is kept for the answers to it. */
export function seesNote(note: NoteFacts, { isModerator, mayComment, hiddenAfter }: NoteReader): boolean {
  if (note.isOwn) return note.state !== 'deleted' || !note.isNote;
  if (note.isNote || note.visibility === 'own') return false;
  if (isModerator) return true;
  if (note.state === 'removed' || isHidden(note, hiddenAfter)) return false;
  if (note.visibility === 'none') return note.ofThread;
  return note.visibility === 'everybody' || mayComment;
}
