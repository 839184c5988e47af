// One answer for one question: explain, the app, the preview and the server say the same of every page of every sample, for everybody, in every container, at every turn.
import { afterAll, expect, test, vi } from 'vitest';
import { createJudge } from '../../../server/access/access-class.ts';
import { openEvent, type OpenEvent } from '../../../server/open-event.ts';
import { eventInfo } from '../../../server/published/event-info.ts';
import { type Caller, visitor as nobodyCalls } from '../../../server/sessions/caller.ts';
import { readFolder } from '../../../server/store/read-folder.ts';
import { PROFILE_PAGE } from '../../../src/access/exhibition-access.ts';
import { askGuards } from '../../../src/app/route-of.ts';
import { eventFolders } from '../../../src/model/adapters/configuration-files.ts';
import { app } from '../../../src/model/documents/app.ts';
import { pagePermission } from '../../../src/preview/filter-reply.ts';
import { containers } from '../../../src/rules/context.ts';
import { knownOfPerson } from '../../../src/rules/guards/known-of.ts';
import { routeTurns } from '../../../src/rules/matrix/route-spans.ts';
import { type Principal, whoOf } from '../../../src/rules/principal.ts';
import { signedOut, type Viewer } from '../../../src/session/signed-out.ts';
import { addressOf, followRoute, verdictsOf } from './visits.ts';
import { peopleAround } from './who-can.ts';

// A device that remembers nothing.
vi.stubGlobal('document', { cookie: '' });
afterAll(() => vi.unstubAllGlobals());

const { files } = await readFolder('sample-configs');
const judge = createJudge(() => []);

/** A person as the server would know them by their session. */
function callerOf(person: Principal, now: number): Caller {
  if (!person.user) return nobodyCalls;
  const who = whoOf({ ...person, superUserToggle: true }, now);
  const tickets = person.tickets as Caller['booked']['tickets'];
  return { ...nobodyCalls, who, booked: { status: tickets.length > 0 ? 200 : 204, tickets, days: null } };
}

/** The same as the app gets it. */
const viewerOf = (person: Principal, caller: Caller): Viewer => ({
  ...signedOut,
  User: person.user && { ...noUser, UserId: String(person.user.UserId) },
  Tickets: [...caller.booked.tickets],
  TicketStatus: caller.booked.status,
});
const noUser = {
  Firstname: '',
  Surname: '',
  Email: '',
  ProfilePicturePath: '',
  uuid: '',
  hasTicket: false,
  HealthCareProfessional: null,
  validUntil: '2099-01-01T00:00:00Z',
};

/** Outcome and reason, without what only a device remembers. */
const said = ({ outcome, guard, to, missing, reasons }: ReturnType<typeof askGuards>['verdict']) => ({
  outcome,
  guard,
  to,
  missing,
  why: reasons.findLast(({ rule }) => rule === guard)?.detail,
});

test.each(eventFolders(files).map((folder) => [`${folder.instance}/${folder.event}`, folder] as const))('%s', (_, folder) => {
  const event: OpenEvent = openEvent(files, folder);
  const info = eventInfo(event.published, event.language);
  const hasOpenProfiles = event.published.documents.read('app', app).openProfiles.length > 0;
  let denied = 0;
  let withheld = 0;
  for (const page of event.pages) {
    const { address, href } = addressOf(event, page);
    const url = new URL(`http://localhost${href}`);
    for (const { principal } of peopleAround(event)) {
      for (const container of containers) {
        const looker = { person: principal, container };
        const verdictAt = verdictsOf(event, page, {}, looker);
        for (const now of [Date.parse('2027-05-03T08:00:00Z'), ...routeTurns(verdictAt)]) {
          const about = `${page} ${container} ${new Date(now).toISOString()} ${JSON.stringify(principal)}`;
          const explained = verdictAt(now);
          const asking = { info, model: event.model, address, now };
          const who = whoOf(principal, now);
          const viewOptions = { who, container, preview: false, search: '' };
          const preview = askGuards({
            ...asking,
            url: new URL('?preview=attendee', url),
            isPreview: true,
            viewOptions: {
              ...viewOptions,
              known: knownOfPerson(principal),
              isSent: pagePermission({ info, model: event.model }, principal),
            },
          });
          expect(explained, about).toEqual(preview.verdict);
          const caller = callerOf(principal, now);
          const access = judge(event.published, caller, now);
          const visit = askGuards({
            ...asking,
            url: new URL(`?container=${container}`, url),
            viewOptions,
            viewer: viewerOf(principal, caller),
            withheld: new Set(access.closedPages),
          });
          // What a device remembers leads a first visit through the venue, a login through the lounge: it opens and closes nothing.
          if (!['splash', 'lounge'].includes(visit.verdict.guard)) expect(said(explained), about).toEqual(said(visit.verdict));
          // What is shown was sent, and what is sent is shown in one container.
          if (explained.outcome === 'render' && !explained.to) expect(access.page(page), about).toBe(true);
          if (explained.guard === 'withheld') withheld++;
          if (preview.leadsTo === undefined) continue;
          denied++;
          // The app keeps the preview in the query; where it leads is the same.
          const next = followRoute(event, { address, href }, looker, now)[1]!.href;
          expect(new URL(preview.leadsTo, 'http://localhost').pathname).toBe(next.split('?')[0]);
        }
        const sentNow = containers.some((one) => {
          const { outcome, guard, to } = verdictsOf(
            event,
            page,
            {},
            { person: principal, container: one },
          )(Date.parse('2027-05-04T08:00:00Z'));
          // The page of profiles is sent where one of them is open to everybody, whichever is asked for; the data of the others are not.
          if (page === PROFILE_PAGE && hasOpenProfiles) return true;
          return (outcome === 'render' && !to) || ['lounge', 'splash', 'venue', 'industry-only', 'special-profile'].includes(guard);
        });
        const instant = Date.parse('2027-05-04T08:00:00Z');
        expect(judge(event.published, callerOf(principal, instant), instant).page(page), `${page} ${JSON.stringify(principal)}`).toBe(
          sentNow,
        );
      }
    }
  }
  if (folder.event === 'kardia2027') expect([denied > 100, withheld > 10]).toEqual([true, true]);
});
