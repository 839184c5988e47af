// What moderators do with comments (B §7): the list of those that wait for them, and their decision.
import * as z from 'zod';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';
import { noteEntry } from './notes.ts';

export const area: Area = {
  title: 'Moderation of comments',
  description: 'For staff and super users: comments that were reported, messages to the moderators, and what is decided about them.',
  needsPeople: true,
};

/** A comment with the name of what it is about. */
const noteToReview = noteEntry.extend({
  Title: z.string().meta({ description: 'Name of the session or presentation; empty where the event has it no more.' }),
  TextLanguage: z.string().optional().meta({ description: 'Language of the name where it is another than the one asked for: `de`.' }),
});

export type NoteToReview = z.infer<typeof noteToReview>;

const shared = { auth: 'user', caching: 'never', spec: 'B §7', event: ['id'] } as const;

export const notesToReview = endpoint({
  ...shared,
  method: 'GET',
  effect: 'read',
  limit: 'read',
  path: '/api/App/NotesToReview',
  title: 'Comments that wait for a moderator',
  description:
    'Comments that were reported and not looked at yet, and messages to the moderators, the newest first, at most 200; none for callers who are no moderators.',
  query: z.object({ id: eventParameter, language: z.string().max(20).optional().meta({ description: 'Language of the names, xx-XX.' }) }),
  reply: z.array(noteToReview),
});

export const moderateNote = endpoint({
  ...shared,
  method: 'POST',
  effect: 'change',
  limit: 'write',
  path: '/api/App/ModerateNote',
  title: 'Accept or remove a comment',
  description:
    'Accepts a comment, so that reports hide it no more, or removes it for all readers but its author. Either can be changed again. 403 for callers who are no moderators.',
  query: z.object({ id: eventParameter, pNoteId: z.string().regex(/^\d{1,10}$/), pDecision: z.enum(['accept', 'remove']) }),
  example: { query: { pNoteId: '1', pDecision: 'accept' } },
  reply: noteEntry,
});
