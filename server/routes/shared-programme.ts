// Handlers of src/contract/shared-programme.ts: the link of the caller's own programme, and the programme a link opens.
import type * as contract from '../../src/contract/shared-programme.ts';
import { makeShare, revokeShare, madeShareOf } from '../favourites/personal-shares.ts';
import { readShared } from '../favourites/read-shared.ts';
import { notFound } from '../http/errors.ts';
import { demandEvent } from './event-of-request.ts';
import { type HandlersOf, live } from './handlers.ts';
import { ownerOf } from './owner-of-request.ts';

export const sharedProgramme: HandlersOf<typeof contract> = {
  personalShare: live(async (_, { people }, call) => {
    const share = await madeShareOf(people.db, ownerOf(call));
    return {
      ShowsName: share?.showsName ?? false,
      ShowsAppointments: share?.showsAppointments ?? false,
      MadeAt: share === undefined ? '' : new Date(share.madeAt).toISOString(),
    };
  }),
  makePersonalShare: live(async (_, { people, clock }, asked) => {
    const { ShowsName: showsName, ShowsAppointments: showsAppointments } = asked.body;
    const now = clock.now();
    const Key = await makeShare(people.db, ownerOf(asked), { showsName, showsAppointments }, now);
    return { Key, MadeAt: new Date(now).toISOString() };
  }),
  revokePersonalShare: live(async (_, { people }, call) => ({ Removed: await revokeShare(people.db, ownerOf(call)) })),
  openSharedProgramme: live(async ({ language: asked }, parts, { event: named, body, browser }) => {
    const event = demandEvent(named);
    const access = await parts.accessControl.accessOf(browser.request, event);
    const found = await readShared(parts, event, { secret: body.Key, language: event.languageFor(asked), access });
    if (!found) throw notFound('There is no such programme.', 'Key');
    return found;
  }),
};
