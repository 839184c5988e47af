// The things that may be closed in one published version: keys that placements require, pages, sessions, recordings; found once a version.
import { oncePer } from '../../src/base/once-per.ts';
import { eventName } from '../../src/contract/event-name.ts';
import { type EventAccess, eventAccess } from '../../src/access/event-access.ts';
import { partPages, type ProgrammePart, type RecordedSession } from '../../src/access/programme-access.ts';
import { platformRows } from '../../src/pages/defaults.ts';
import { eventPages } from '../../src/pages/event-page.ts';
import { documentsOfRows } from '../../src/model/documents-of-rows.ts';
import { type EventModel, readEvent } from '../../src/model/event.ts';
import { containers } from '../../src/rules/context.ts';
import { personalValuesOf } from '../../src/rules/requirements/personal-values.ts';
import type { PublishedEvent } from '../published/event.ts';
import { modelChecks } from '../published/model-checks.ts';
import { recordingTime, timesIn } from '../published/times.ts';
import type { RequestsOf } from '../html/first-view.ts';
import { type ShownOn, shownEndpoints } from './shown-endpoints.ts';
import { accessKeys } from './walk-page.ts';

/** The policies of a version, and the targets evaluated for every answer. Lists are in a fixed order, which is that of the bits. */
export type PolicyTargets = {
  asked: EventAccess;
  /** Keys of placements and of assemblies; those without a policy, too: `signedIn` and `hasTicket` are decided by the rules themselves. */
  keys: readonly string[];
  /** Every page with an address, the platform's own included. */
  pages: readonly string[];
  /** Sessions, with their company, for which a policy states who may take part, or watch. */
  sessions: readonly { id: string; company: string }[];
  /** Parts of the programme whose own address a policy names. */
  parts: readonly { part: ProgrammePart; id: string }[];
  /** Values by which policies name single people (`personalValue`). */
  personalValues: ReadonlySet<string>;
  /** The content of the layer visibility resources. */
  visibility: EventModel['visibility'];
  /** The company of a session; empty for none. */
  companyOf: (session: string) => string;
  /** The sessions that have a recording, or whose presentations have one. */
  recorded: ReadonlyMap<string, RecordedSession>;
};

const shownBy = new WeakMap<PublishedEvent, ReadonlyMap<string, readonly ShownOn[]>>();

const knownOf = oncePer((event: PublishedEvent) => {
  const model = readEvent([...platformRows, ...event.rows], modelChecks());
  return { model, things: read(event, model) };
});

/** Those of a version. Never throws on content. */
export const policyTargets = (event: PublishedEvent): PolicyTargets => knownOf(event).things;

/** Pages that show what endpoints answer, by endpoint. */
export function shownIn(event: PublishedEvent, requestsOf: RequestsOf): ReadonlyMap<string, readonly ShownOn[]> {
  let shown = shownBy.get(event);
  if (!shown) {
    const about = { event: eventName(event.instance, event.shortName), timeZone: event.timeZone };
    shownBy.set(event, (shown = shownEndpoints(knownOf(event).model, requestsOf, about)));
  }
  return shown;
}

function read(event: PublishedEvent, model: EventModel): PolicyTargets {
  const { instance, shortName, about, timeZone } = event;
  const asked = eventAccess(model, {
    instance,
    event: shortName,
    languages: about.languages,
    timeZone,
    dates: { start: about.startDate, end: about.endDate },
  });
  const speaksOf = (type: 'Session' | 'SessionRecording', identifier: string): boolean =>
    containers.some((container) => asked.policies.isTargeted({ type, identifier }, container));
  const companies = new Map(event.programme.rows.sessions.map(({ Id, CompanyAccountId }) => [Id, CompanyAccountId ?? '']));
  return {
    asked,
    // Requests of the platform's own pages are public: only the event's own placements can be closed.
    keys: [...new Set([...keysOf(documentsOfRows(event.rows, [])), ...keysOfVoters(event)])].sort(),
    pages: eventPages(model),
    sessions: [...companies].flatMap(([id, company]) =>
      speaksOf('Session', id) || speaksOf('SessionRecording', id) ? [{ id, company }] : [],
    ),
    parts: (Object.keys(partPages) as ProgrammePart[]).flatMap((part) => {
      const [page, name] = partPages[part];
      return (asked.addressed.get(page) ?? []).map((params) => ({ part, id: params[name] ?? '' }));
    }),
    personalValues: personalValuesOf(model.raw.get('access')?.value),
    visibility: model.visibility,
    companyOf: (session) => companies.get(session) ?? '',
    recorded: recordedSessions(event),
  };
}

function recordedSessions({ programme: { rows }, timeZone }: PublishedEvent): PolicyTargets['recorded'] {
  const filmed = new Set(rows.presentations.filter(({ RecordingUrl = '' }) => RecordingUrl !== '').map(({ SessionId }) => SessionId));
  const times = timesIn(timeZone);
  return new Map(
    rows.sessions
      .filter(({ Id, RecordingUrl = '' }) => RecordingUrl !== '' || filmed.has(Id))
      .map((row) => [row.Id, { Id: row.Id, CompanyAccountId: row.CompanyAccountId ?? '', ...times(row), ...recordingTime(row, times) }]),
  );
}

const keysOfVoters = ({ editorial }: PublishedEvent): string[] =>
  editorial.rows.assemblies.map(({ VotersKey = '' }) => VotersKey).filter((key) => key !== '');

function keysOf(raw: EventModel['raw']): Set<string> {
  return new Set([...raw.values()].flatMap(({ kind, value }) => (kind === 'page' || kind === 'footer' ? accessKeys(value) : [])));
}
