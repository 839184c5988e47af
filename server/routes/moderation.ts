// Handlers of src/contract/moderation.ts: what waits for moderators, and what they decide.
import type * as contract from '../../src/contract/moderation.ts';
import { notFound } from '../http/errors.ts';
import { noteReaderOf } from '../notes/note-place.ts';
import { commentsOfEvent, marksOf, type NoteRow, rowOf } from '../notes/note-rows.ts';
import { wireNote } from '../notes/note-view.ts';
import { setState } from '../notes/write-notes.ts';
import type { PublishedEvent } from '../published/event.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import { demandEvent } from './event-of-request.ts';
import { demandRole } from './roles.ts';
import { type HandlersOf, live } from './handlers.ts';

/** Comments answered at once. */
const MOST = 200;

/** What a comment is about, by its name in a language. */
const namesIn =
  (event: PublishedEvent, language: string) =>
  ({ kind, item_id }: Pick<NoteRow, 'kind' | 'item_id'>): { Title: string; TextLanguage?: string | undefined } => {
    const { sessions, presentations } = event.programme.inLanguage(language);
    if (kind !== 'session') {
      const found = presentations.find(({ Id }) => Id === item_id);
      return { Title: found?.Title ?? '', TextLanguage: found?.TextLanguage };
    }
    const found = sessions.find(({ Id }) => Id === item_id);
    return { Title: found?.Name ?? '', TextLanguage: found?.TextLanguage };
  };

export const moderation: HandlersOf<typeof contract> = {
  notesToReview: live(async ({ language: asked }, { people, clock }, { caller, event: found }) => {
    const event = demandEvent(found);
    const reader = noteReaderOf(event, caller, clock.now());
    if (!reader.isModerator) return [];
    const marks = await marksOf(people.db, event.id, reader.accountId);
    const nameOf = namesIn(event, event.languageFor(asked));
    return (await commentsOfEvent(people.db, event.id))
      .filter(
        ({ state, reports, visibility, parent_id }) => state === 'open' && (reports > 0 || (visibility === 'none' && parent_id === null)),
      )
      .toReversed()
      .slice(0, MOST)
      .map((row) => ({ ...wireNote(row, reader, marks), ...nameOf(row) }));
  }),

  moderateNote: live(async ({ pNoteId, pDecision }, { people, clock }, { caller, event: asked }) => {
    const event = demandEvent(asked);
    const { account } = demandSignedIn(caller);
    demandRole('SuperUser', caller);
    const found = await rowOf(people.db, event.id, pNoteId);
    if (!found || found.is_note === 1 || found.visibility === 'own' || found.state === 'deleted')
      throw notFound('This event has no comment with this id.', 'pNoteId');
    const { db, signals } = people;
    await setState({ db, signals, now: clock.now() }, found.id, pDecision === 'accept' ? 'accepted' : 'removed');
    const place = `${event.instance}/${event.shortName}`;
    await people.audit.note({
      kind: 'comment',
      actor: `account:${account.id}`,
      subject: `account:${found.account_id ?? ''}`,
      place,
      detail: `${pDecision} ${found.id}`,
    });
    const reader = noteReaderOf(event, caller, clock.now());
    return wireNote((await rowOf(db, event.id, pNoteId))!, reader, await marksOf(db, event.id, account.id));
  }),
};
