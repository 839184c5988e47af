// Judges for a caller everything that may be closed in a version, by the guards and policies the app itself runs, and names the result (A §5; R31, R50).
import { oncePer } from '../../src/base/once-per.ts';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { RECORDING_PAGE, timedProgrammeAccess } from '../../src/access/programme-access.ts';
import { PROFILE_PAGE } from '../../src/access/exhibition-access.ts';
import { pageAccess, type Recipient } from '../../src/access/page-access.ts';
import { type Context, containers, visitorContext } from '../../src/rules/context.ts';
import { laterVisit } from '../../src/rules/guards/make-visit.ts';
import { accessAnywhere, anyAllows } from '../../src/rules/policies/access-anywhere.ts';
import { ownPersonalValues, personalFacts, personalValue } from '../../src/rules/requirements/personal-values.ts';
import { recordingsOut } from '../../src/rules/recording.ts';
import { decideKey } from '../../src/rules/shown.ts';
import { idText } from '../../src/rules/ticket.ts';
import { allows, earlier, type Permission } from '../../src/rules/verdict.ts';
import type { RequestsOf } from '../html/first-view.ts';
import { missingFields } from '../profile/form-complete.ts';
import type { PublishedEvent } from '../published/event.ts';
import { type Caller, visitor } from '../sessions/caller.ts';
import { type Access, everything } from './access.ts';
import { advertisedCompanies } from './filter-advertisements.ts';
import { openExhibition } from './open-exhibition.ts';
import { shownIn, type PolicyTargets, policyTargets } from './policy-targets.ts';

/** What a caller may see of a version at an instant (ms). */
export type Judge = (event: PublishedEvent, caller: Caller, now: number) => Access;

/** A judgement is valid from the instant it was made until time alone may change it. */
type Judged = { access: Access; from: number };

/** People of one version whose facts are remembered; those with equal facts are judged once. */
const MOST_JUDGED = 2000;

/** Creates the function that judges; `requestsOf` returns the endpoints a page's placements request. `isWritten`: the answers become files. */
export function createJudge(requestsOf: RequestsOf, isWritten = false): Judge {
  const judgedOf = oncePer<PublishedEvent, LRUCache<string, Judged>>(() => new LRUCache({ max: MOST_JUDGED }));
  return (event, caller, now) => {
    if (caller.who.superUser) return everything(`all${event.version}`);
    const judged = judgedOf(event);
    const facts = factsOf(event, caller);
    const kept = judged.get(facts);
    if (kept && now >= kept.from && now < (kept.access.until ?? Infinity)) return kept.access;
    const access = { ...judge(event, personOf(event, caller, now), requestsOf), ...(isWritten && { writtenAt: now }) };
    judged.set(facts, { access, from: now });
    return access;
  };
}

/** All facts of a caller that rules read, as one text; without their identity and without ids that no policy lists. */
function factsOf(event: PublishedEvent, caller: Caller): string {
  if (caller === visitor || !caller.who.user) return 'visitor';
  return knownFacts(caller)(event);
}

const knownFacts = oncePer((caller: Caller) => oncePer((event: PublishedEvent) => factsAbout(event, caller)));

function factsAbout(event: PublishedEvent, caller: Caller): string {
  const { personalValues } = policyTargets(event);
  const { user, tickets } = caller.who;
  const { status, days } = caller.booked;
  const listed = tickets.map((ticket) => ({
    ...ticket,
    ...Object.fromEntries(
      [...personalFacts].map((fact) => [fact, personalValues.has(personalValue(fact, ticket[fact])) ? String(ticket[fact]) : '']),
    ),
  }));
  return JSON.stringify([user?.hasTicket, user?.isProfessional, listed, status, days, isFormComplete(event, caller)]);
}

const isFormComplete = (event: PublishedEvent, { account }: Caller): boolean =>
  account === null || missingFields(account, event).length === 0;

/** The caller as guards know them: what only a device knows closes nothing. */
const personOf = (event: PublishedEvent, caller: Caller, now: number): Recipient => ({
  who: caller.who,
  now,
  known: caller.who.user
    ? { ...laterVisit, ticketSync: caller.booked.status, accessOnDays: caller.booked.days, formComplete: isFormComplete(event, caller) }
    : laterVisit,
});

function judge(event: PublishedEvent, person: Recipient, requestsOf: RequestsOf): Access {
  const things = policyTargets(event);
  const { policies } = things.asked;
  const when: Context['when'] = { now: person.now, timeZone: event.timeZone };
  const asker = { who: person.who, when };
  const pages = pageAccess(things.asked, person);
  const allowed = timedProgrammeAccess({ pages, policies, asker }, null);
  let until: number | null = null;
  const isAllowed = (permission: Permission): boolean => {
    until = earlier(until, permission.nextChangeAt);
    return allows(permission);
  };
  const keys = new Map(things.keys.map((key) => [key, isAllowed(keyAnywhere(key, things, asker, event))]));
  // The page of profiles is sent where one of them is open to everybody; which company's data are is decided for each.
  const isPartlyOpen = (page: string): boolean => page === PROFILE_PAGE && things.asked.configured.openProfiles.length > 0;
  const closed = new Set(things.pages.filter((page) => !isPartlyOpen(page) && !isAllowed(pages(page))));
  const sessions = things.sessions.flatMap(({ id, company }) => [
    allowed.session(id, company),
    isAllowed(accessAnywhere(policies, { type: 'SessionRecording', identifier: id, companyAccountId: company }, asker)),
  ]);
  const parts = things.parts.map(({ part, id }) => allowed.reads(part, id));
  const listed = new Set(
    ownPersonalValues(person.who)
      .filter((value) => things.personalValues.has(value))
      .sort(),
  );
  const advertised = advertisedCompanies(event);
  const ofExhibition = openExhibition(event, things.asked, pages, person.who, isAllowed);
  const companies = new Set(
    (person.who.user ? person.who.tickets : [])
      .map(({ CompanyAccountId }) => idText(CompanyAccountId))
      .filter((company) => advertised.has(company) || ofExhibition.unpublished.has(company))
      .sort(),
  );
  // Recordings come one after the other; those who get none of them need no other name for it.
  const isPlayerOpen = !closed.has(RECORDING_PAGE) && things.recorded.size > 0;
  const out = isPlayerOpen ? recordingsOut([...things.recorded.values()], person.now) : { count: 0, nextChangeAt: null };
  until = earlier(until, out.nextChangeAt);
  const name = nameOf(
    event,
    [[...keys.values()], things.pages.map((page) => !closed.has(page)), sessions, parts, ofExhibition.bits],
    [...listed, ...companies],
    out.count,
  );
  const shown = shownIn(event, requestsOf);
  const isOpen = (page: string): boolean => !closed.has(page);
  const isProfileOpen = (company: string): boolean =>
    ofExhibition.isOpen(company) && (!ofExhibition.unpublished.has(company) || companies.has(company));
  // A key that no placement had when the version was read is closed; so is the target of policies that cannot be read (R50).
  const hasKey = (key: string): boolean => keys.get(key) ?? false;
  return {
    name,
    cacheKey: name,
    all: false,
    until: earlier(until, allowed.until()),
    key: hasKey,
    page: isOpen,
    closedPages: [...closed].sort(),
    shows: (endpoint) => shown.get(endpoint)?.some(({ page, key }) => isOpen(page) && (key === '' || hasKey(key))) ?? true,
    allowed,
    session: (id) => allowed.reads('session', id) && allowed.session(id, things.companyOf(id)),
    stream: (id) => allowed.stream(id, things.companyOf(id)),
    recording: (id) => allowed.recording(things.recorded.get(id) ?? { ...noTimes, Id: id, CompanyAccountId: things.companyOf(id) }),
    listed,
    companies,
    signedIn: ofExhibition.signedIn,
    profile: isProfileOpen,
    part: (company, part) => isProfileOpen(company) && ofExhibition.isPartOpen(company, part),
  };
}

/** Whether somebody has a key, in any container: the container is only their claim (R31). */
const keyAnywhere = (
  key: string,
  { asked: { policies } }: PolicyTargets,
  { who, when }: Pick<Context, 'who' | 'when'>,
  event: PublishedEvent,
) =>
  anyAllows(containers, (container) => {
    const where = { instance: event.instance, event: event.shortName, container };
    return decideKey({ key, policies }, { ...visitorContext(where, when), who });
  });

const noTimes = { StartDateTime: null, EndDateTime: null };

/** 96 bits name a class; a collision gains an attacker nothing. */
function nameOf(
  { id, version }: PublishedEvent,
  bits: readonly (readonly boolean[])[],
  own: readonly string[],
  recordings: number,
): string {
  const text = bits.map((list) => list.map(Number).join('')).join('.');
  return createHash('sha256')
    .update(JSON.stringify([id, version, text, own, recordings]))
    .digest('base64url')
    .slice(0, 16);
}
