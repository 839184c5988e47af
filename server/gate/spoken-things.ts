// The things policies may close in one published version: keys that placements ask for, pages, sessions, recordings; found once a version.
import { askedOf } from '../../src/pages/asked.ts';
import { isBehindPages } from '../../src/pages/table.ts';
import { type EventModel, readEvent } from '../../src/model/event.ts';
import { containers } from '../../src/rules/context.ts';
import { eventRules } from '../../src/rules/event-rules.ts';
import { pageRequests } from '../../src/rules/guards/page-requests.ts';
import { routeConfigurationOf } from '../../src/rules/guards/route-configuration.ts';
import type { AccessRequest, AccessRules } from '../../src/rules/policies/access.ts';
import { DETAIL_PAGE } from '../../src/rules/policies/seen-session.ts';
import type { PublishedEvent } from '../published/event.ts';
import { modelChecks } from '../published/model-checks.ts';
import { accessKeys } from './walk-page.ts';

/** The policies of a version, and what they are asked in every answer. Lists are in a fixed order: bits stand by it. */
export type SpokenThings = {
  policies: AccessRules;
  /** Keys of placements; those without a policy, too: `signedIn` and `hasTicket` are decided by the rules themselves. */
  keys: readonly string[];
  /** Pages that a policy speaks of, with what has to be allowed for each. */
  pages: ReadonlyMap<string, readonly AccessRequest[]>;
  sessions: ReadonlyMap<string, AccessRequest>;
  recordings: ReadonlyMap<string, AccessRequest>;
  /** Visitor ids that policies list. */
  visitorIds: ReadonlySet<string>;
  /** What the layer visibility resources say. */
  visibility: EventModel['visibility'];
};

const known = new WeakMap<PublishedEvent, SpokenThings>();

/** Those of a version. Never throws on content. */
export function spokenThings(event: PublishedEvent): SpokenThings {
  const kept = known.get(event);
  if (kept) return kept;
  const made = read(event);
  known.set(event, made);
  return made;
}

function read(event: PublishedEvent): SpokenThings {
  const model = readEvent(event.rows, modelChecks());
  const policies = eventRules(model, event.timeZone).access;
  const isSpokenOf = (request: AccessRequest): boolean => containers.some((container) => policies.speaksOf(request, container));
  const ofSessions = (type: 'Session' | 'SessionRecording'): ReadonlyMap<string, AccessRequest> =>
    new Map(
      event.programme.rows.sessions.flatMap(({ Id, CompanyAccountId }) => {
        const request = { type, identifier: Id, companyAccountId: CompanyAccountId };
        return isSpokenOf(request) ? [[Id, request] as const] : [];
      }),
    );
  return {
    policies,
    keys: [...keysOf(model)].sort(),
    pages: pagesOf(model, event, isSpokenOf),
    sessions: ofSessions('Session'),
    recordings: ofSessions('SessionRecording'),
    visitorIds: new Set(listedIds(model.raw.get('access')?.value)),
    visibility: model.visibility,
  };
}

function keysOf({ raw }: EventModel): Set<string> {
  return new Set([...raw.values()].flatMap(({ kind, value }) => (kind === 'page' || kind === 'footer' ? accessKeys(value) : [])));
}

/** Pages with an address that a policy speaks of. */
function pagesOf(
  { raw, documents }: EventModel,
  event: PublishedEvent,
  isSpokenOf: (request: AccessRequest) => boolean,
): SpokenThings['pages'] {
  const configured = routeConfigurationOf(documents['app'] ?? {}, { start: event.about.startDate, end: event.about.endDate });
  const pages = new Map<string, readonly AccessRequest[]>();
  for (const page of [...raw.keys(), `pages/${DETAIL_PAGE}`].flatMap((key) => (key.startsWith('pages/') ? [key.slice(6)] : []))) {
    if (isBehindPages(page)) continue;
    const asked = askedOf({ page, params: {}, instance: event.instance, event: event.shortName, language: 'en-GB' });
    const requests = pageRequests({ asked, configured }).filter(isSpokenOf);
    if (requests.length > 0) pages.set(page, requests);
  }
  return pages;
}

/** Values of every VisitorIdIncluded of an access document, as text. */
function listedIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listedIds);
  if (typeof value !== 'object' || value === null) return [];
  const { PrincipalField, Values } = value as { PrincipalField?: unknown; Values?: unknown };
  if (PrincipalField === 'VisitorIdIncluded' && Array.isArray(Values)) return Values.map(String);
  return Object.values(value).flatMap(listedIds);
}
