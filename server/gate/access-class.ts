// Judges for a caller everything the policies of a version speak of, by the rules the app itself runs, and names the result (A §5; R31, R50).
import { createHash } from 'node:crypto';
import { containers, type Context, visitorContext } from '../../src/rules/context.ts';
import type { AccessRequest } from '../../src/rules/policies/access.ts';
import { opensTo } from '../../src/rules/policies/opens-to.ts';
import { mayPass } from '../../src/rules/shown.ts';
import type { PublishedEvent } from '../published/event.ts';
import { type Caller, visitor } from '../sessions/caller.ts';
import { type Access, everything } from './access.ts';
import { type SpokenThings, spokenThings } from './spoken-things.ts';

/** How long a judgement stands, ms: time alone may turn it. */
const STANDS = 10_000;

type Judged = { access: Access; at: number };
const judged = new WeakMap<PublishedEvent, WeakMap<Caller, Judged>>();

/** What a caller may see of a version at an instant (ms). Cheap for a caller who was judged within the last seconds. */
export function accessOf(event: PublishedEvent, caller: Caller, now: number): Access {
  let byCaller = judged.get(event);
  if (!byCaller) judged.set(event, (byCaller = new WeakMap()));
  const kept = byCaller.get(caller);
  if (kept && now >= kept.at && now - kept.at < STANDS) return kept.access;
  const access = judge(event, caller, now);
  byCaller.set(caller, { access, at: now });
  return access;
}

/** The class of a caller (contract `whoIsThere.AccessClass`): empty for who sees what visitors see. */
export const accessClassOf = (event: PublishedEvent, caller: Caller, now: number): string => accessOf(event, caller, now).name;

function judge(event: PublishedEvent, caller: Caller, now: number): Access {
  if (caller.who.superUser) return everything(`all${event.version}`);
  const things = spokenThings(event);
  const bits = judgeThings(things, contextsOf(event, caller, now));
  const own = caller.who.user ? caller.who.tickets.map(({ VisitorId }) => String(VisitorId ?? '')) : [];
  const listed = new Set(own.filter((id) => things.visitorIds.has(id)).sort());
  const seal = sealOf(event, bits, listed);
  // What somebody signed in may see is named against what visitors may see at the same moment.
  const ofVisitors = caller === visitor ? seal : accessOf(event, visitor, now).seal;
  const { keys, pages, sessions, recordings } = bits;
  return {
    name: seal === ofVisitors ? '' : seal,
    seal,
    all: false,
    // A key that no placement had when the version was read is closed; so is what policies that cannot be read would say (R50).
    key: (key) => keys.get(key) ?? false,
    page: (page) => pages.get(page) ?? true,
    session: (id) => sessions.get(id) ?? true,
    recording: (id) => recordings.get(id) ?? true,
    listed,
  };
}

type Bits = Record<'keys' | 'pages' | 'sessions' | 'recordings', ReadonlyMap<string, boolean>>;

/** Keys are asked in every container, too (`opensTo` says why). */
function judgeThings({ policies, ...things }: SpokenThings, contexts: readonly Context[]): Bits {
  const isOpen = (request: AccessRequest): boolean => opensTo(policies, request, contexts[0]!).open;
  const passes = (key: string): boolean =>
    contexts.some((context) => {
      const { shown, nextChangeAt } = mayPass({ key, policies }, context);
      return shown || nextChangeAt !== null;
    });
  const each = <Value>(map: ReadonlyMap<string, Value>, open: (value: Value) => boolean): ReadonlyMap<string, boolean> =>
    new Map([...map].map(([id, value]) => [id, open(value)]));
  return {
    keys: new Map(things.keys.map((key) => [key, passes(key)])),
    pages: each(things.pages, (requests) => requests.every(isOpen)),
    sessions: each(things.sessions, isOpen),
    recordings: each(things.recordings, isOpen),
  };
}

const contextsOf = ({ instance, shortName, timeZone }: PublishedEvent, { who }: Caller, now: number): Context[] =>
  containers.map((container) => ({ ...visitorContext({ instance, event: shortName, container }, { now, timeZone }), who }));

/** 96 bits name a class; nobody gains anything by finding another with the same name. */
function sealOf({ id, version }: PublishedEvent, bits: Bits, listed: ReadonlySet<string>): string {
  const text = [bits.keys, bits.pages, bits.sessions, bits.recordings].map((map) => [...map.values()].map(Number).join('')).join('.');
  return createHash('sha256')
    .update(JSON.stringify([id, version, text, [...listed]]))
    .digest('base64url')
    .slice(0, 16);
}
