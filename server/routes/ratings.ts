// Handlers of src/contract/ratings.ts: the rating of the caller, and the average where the event shows it.
import type * as contract from '../../src/contract/ratings.ts';
import { demandActive, demandPlace, isOpenPlace, noteSettings, notePlaceOf } from '../notes/note-place.ts';
import { ratingFor, setRating } from '../notes/stored-ratings.ts';
import { announceBetween } from '../hubs/exhibition-groups.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import { demandEvent } from './event-of-request.ts';
import { type HandlersOf, live } from './handlers.ts';

const unrated = { RatingValue: 0, Content: '', Average: 0, Count: 0 };

export const ratings: HandlersOf<typeof contract> = {
  getSessionRating: live(async (query, { people, accessControl }, { caller, event: asked, browser }) => {
    const event = demandEvent(asked);
    demandActive(event, 'ratings');
    const place = notePlaceOf(query);
    // Of what the caller may not open, or what is not there, nobody learns anything: both are closed, and unrated.
    if (!isOpenPlace(event, await accessControl.accessOf(browser.request, event), place)) return { ...unrated, IsClosed: true };
    const { averages } = noteSettings(event);
    return ratingFor(people.db, { ...place, eventId: event.id }, { accountId: caller.account?.id ?? null, average: averages });
  }),

  createSessionRating: live(async (query, { people, clock, accessControl }, { caller, event: asked, body, browser }) => {
    const event = demandEvent(asked);
    const { account } = demandSignedIn(caller);
    demandActive(event, 'ratings');
    const place = { ...notePlaceOf(query), eventId: event.id };
    demandPlace(event, await accessControl.accessOf(browser.request, event), place);
    const content = ((Array.isArray(body) ? undefined : body?.pContent) ?? query.pContent ?? '').trim();
    await setRating(people.db, place, { accountId: account.id, value: query.pRatingValue, content, now: clock.now() });
    // The same person may look at it on another device.
    await announceBetween(people, 'ratings', { eventId: event.id, accountId: account.id, company: '' });
    return ratingFor(people.db, place, { accountId: account.id, average: noteSettings(event).averages });
  }),
};
