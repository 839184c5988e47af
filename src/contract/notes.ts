// Notes and comments on sessions and presentations (B §3, §7): what a reader gets, and what a signed-in user writes, likes and reports.
import * as z from 'zod';
import { LONGEST_NOTE } from '../base/note-limits.ts';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';

export const area: Area = {
  title: 'Notes and comments',
  description:
    'Notes of one’s own and comments on sessions and presentations. Browsers call with their session; they never hold the token of the service account (decision 0036).',
  needsPeople: true,
};

const itemId = z.string().max(100);
const noteId = z.string().regex(/^\d{1,10}$/);
const visibility = z.enum(['none', 'own', 'participants', 'everybody']).meta({
  description:
    'Who reads it besides its author: `none` no reader, only moderators; `own` nobody; `participants` those who may comment; `everybody` all to whom the session is open.',
});

/** A note or comment as its reader gets it. */
export const noteEntry = z.object({
  NoteId: z.string(),
  ParentId: z.string().meta({ description: 'The comment that it answers, the first of its thread; empty for none.' }),
  SessionId: z.string(),
  PresentationId: z.string().meta({ description: 'Empty for a note on a session.' }),
  IsNote: z.boolean().meta({ description: 'A note for its author alone, no comment.' }),
  Content: z.string().meta({ description: 'Plain text; line breaks count. Empty for one that was deleted.' }),
  Visibility: visibility,
  UserName: z.string().meta({ description: 'Empty where the person is gone.' }),
  IsOwn: z.boolean(),
  LikeCount: z.number().int(),
  IsLiked: z.boolean().meta({ description: 'Whether the caller likes it.' }),
  IsReported: z.boolean().meta({ description: 'Whether the caller has reported it.' }),
  ReportCount: z.number().int().meta({ description: 'For moderators; 0 for everybody else.' }),
  State: z.enum(['shown', 'hidden', 'removed', 'deleted']).meta({
    description: '`hidden` after reports, `removed` by a moderator (author and moderators alone get these two), `deleted` by its author.',
  }),
  CreatedAt: z.string().meta({ description: 'ISO 8601 in UTC.' }),
  EditedAt: z.string().meta({ description: 'ISO 8601 in UTC; empty for never.' }),
  Revision: z.number().int().meta({ description: 'Grows with every change: of two the greater one counts.' }),
});
export type NoteEntry = z.infer<typeof noteEntry>;

const about = {
  pSessionId: itemId.optional(),
  pPresentationId: itemId.optional(),
};
const pUserId = z.string().max(20).optional().meta({ description: 'The caller; 403 for anybody else.' });
const content = z.string().max(LONGEST_NOTE);
const shared = { caching: 'never', spec: 'B §7', event: ['id'] } as const;
const changing = { ...shared, auth: 'user', effect: 'change', limit: 'write', mostBytes: 16 * 1024 } as const;

export const getNotes = endpoint({
  ...shared,
  method: 'GET',
  auth: 'none',
  effect: 'read',
  limit: 'read',
  path: '/api/App/GetNotes',
  title: 'Notes and comments on a session or presentation',
  description:
    'Comments that the caller may see, or with pIsNote their own notes: threads with the newest first, each followed by its replies. Of a thing that is closed to the caller, or not there, comments are none and `IsClosed` is true; 409 where the event has them switched off.',
  query: z.object({
    id: eventParameter,
    pUserId,
    ...about,
    pIsNote: z.enum(['true', 'false']).default('false'),
    before: z
      .string()
      .regex(/^\d{0,10}$/)
      .default('')
      .meta({ description: 'Threads that began before this one.' }),
    limit: z.coerce.number().int().min(1).max(50).default(20).meta({ description: 'Threads at once.' }),
  }),
  example: { query: { pUserId: '0', pSessionId: 's-0108', pPresentationId: '', pIsNote: 'false', before: '', limit: 20 } },
  reply: z.object({
    Notes: z.array(noteEntry),
    Total: z.number().int().meta({ description: 'Notes and replies that the caller may see, on all pages.' }),
    Next: z.string().meta({ description: 'Value of `before` for the next page; empty for none.' }),
    IsClosed: z.boolean().optional().meta({
      description:
        'True where the caller may not take part in the session, or there is none: nothing can be written there, and comments are not sent. Own notes are. Absent where it is open; a comment also needs the key `comments`.',
    }),
  }),
});

const written = {
  id: eventParameter,
  pUserId,
  pContent: content.optional().meta({ description: 'The text. Better in the body: addresses are logged.' }),
  pIsNote: z.enum(['true', 'false']).default('false'),
  pVisibility: visibility
    .optional()
    .meta({ description: 'Default: `own` for a note, `participants` for a comment; a reply has that of its thread.' }),
  parentId: z
    .string()
    .regex(/^\d{0,10}$/)
    .default('')
    .meta({ description: 'The comment that it answers; empty or 0 for none.' }),
};
const contentBody = z.object({ pContent: content.optional() }).optional();
const exampleOfText = {
  query: { pUserId: '0', pContent: '', pIsNote: 'true' as const, pVisibility: 'own' as const, parentId: '' },
  body: { pContent: 'Ask about the long-term results.' },
};

export const createNote = endpoint({
  ...changing,
  method: 'POST',
  path: '/api/App/CreateNote',
  title: 'Write on a session',
  description:
    'Stores a note or a comment. The same words again at the same place are the same note. 403 where the caller may not comment, 429 beyond ten in a minute.',
  query: z.object({ ...written, pSessionId: itemId }),
  body: contentBody,
  example: { ...exampleOfText, query: { ...exampleOfText.query, pSessionId: 's-0108' } },
  reply: noteEntry,
});

export const createPresentationNote = endpoint({
  ...changing,
  method: 'POST',
  path: '/api/App/CreatePresentationNote',
  title: 'Write on a presentation',
  description: 'As CreateNote, on a presentation.',
  query: z.object({ ...written, pPresentationId: itemId }),
  body: contentBody,
  example: { ...exampleOfText, query: { ...exampleOfText.query, pPresentationId: 'p-0311' } },
  reply: noteEntry,
});

export const setNoteLikeCount = endpoint({
  ...changing,
  event: ['eventid'],
  method: 'GET',
  path: '/api/App/SetNoteLikeCount',
  title: 'Like a comment',
  description: 'Likes a comment, once per account; with pLike=false no longer.',
  query: z.object({ eventid: eventParameter, noteid: noteId, pLike: z.enum(['true', 'false']).default('true') }),
  example: { query: { noteid: '1', pLike: 'true' } },
  reply: z.object({ LikeCount: z.number().int() }),
});

export const setNoteInappropriate = endpoint({
  ...changing,
  method: 'POST',
  path: '/api/App/SetNoteInappropriate',
  title: 'Report a comment',
  description:
    'Reports a comment as inappropriate, once per account. From the number of the event on it is hidden until a moderator has looked.',
  query: z.object({ id: eventParameter, pNoteId: noteId }),
  example: { query: { pNoteId: '1' } },
  reply: z.object({ Reported: z.literal(true) }),
});

export const changeNote = endpoint({
  ...changing,
  method: 'POST',
  path: '/api/App/ChangeNote',
  title: 'Edit a note or comment',
  description:
    'Changes the words of a note or comment of the caller. Where pBefore is given and another device has changed them meanwhile, nothing is lost: a note stays and the new words become a second one, which is the answer; for a comment 409.',
  query: z.object({ id: eventParameter, pNoteId: noteId }),
  body: z.object({
    pContent: content,
    pBefore: content
      .optional()
      .meta({ description: 'The words that were changed, as the writer had them; omitted, whatever is there is replaced.' }),
  }),
  example: { query: { pNoteId: '1' }, body: { pContent: 'Ask about the results after five years.' } },
  reply: noteEntry,
});

export const deleteNote = endpoint({
  ...changing,
  method: 'DELETE',
  path: '/api/App/DeleteNote',
  title: 'Delete a note or comment',
  description: 'Deletes a note or comment of the caller. A comment that was answered leaves its place without words.',
  query: z.object({ id: eventParameter, pNoteId: noteId }),
  example: { query: { pNoteId: '2' } },
  reply: z.object({ Deleted: z.literal(true) }),
});
