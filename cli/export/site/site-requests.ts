// Every request a visitor's app can make about an event: from the contract, so that a new endpoint is included.
import { eventName } from '../../../src/contract/event-name.ts';
import { getResources } from '../../../src/contract/core.ts';
import { endpoints } from '../../../src/contract/index.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { requestAddress } from '../../../src/contract/request.ts';
import { answerFile } from '../../../src/api/static/answer-file.ts';
import { narrowing } from '../../../src/api/static/narrowing.ts';
import { abstractNames } from '../../../server/published/abstracts.ts';
import type { PublishedEvent } from '../../../server/published/event.ts';

/** A request and the file its answer goes into, both from the root of the site. */
export type SiteRequest = { address: string; file: string };

type Values = readonly (string | undefined)[];
type Params = Record<string, string | undefined>;

/** Endpoints that no page of a site asks: links on a site lead to the file itself. */
const unasked: ReadonlySet<string> = new Set(['getDistributionFile']);

/** Value of a narrowed parameter when the whole answer is requested. */
const whole: Readonly<Record<string, string>> = { programGrade: 'All' };

/** The requests of an event, and the endpoints that cannot be called because their parameters are unknown. */
export function requestsOfEvent(event: PublishedEvent): { requests: SiteRequest[]; unknown: string[] } {
  const requests: SiteRequest[] = [];
  const unknown: string[] = [];
  for (const [name, endpoint] of Object.entries(endpoints)) {
    if (endpoint.method !== 'GET' || endpoint.caching === 'never' || endpoint.auth !== 'none' || unasked.has(name)) continue;
    const asked = questionsOf(endpoint, event);
    if (asked) requests.push(...asked.map((params) => requestOf(endpoint, params)));
    else unknown.push(name);
  }
  return { requests, unknown };
}

function requestOf(endpoint: Endpoint, params: Params): SiteRequest {
  return { address: requestAddress({ endpoint, params }), file: answerFile(endpoint.path, params) };
}

/** Every combination of parameters; undefined when a parameter must be given and has no known values. */
function questionsOf({ path, query, event: eventFields = [] }: Endpoint, event: PublishedEvent): Params[] | undefined {
  let questions: Params[] = [{}];
  for (const [name, field] of Object.entries(query.shape)) {
    if (name === 'language' || eventFields.slice(1).includes(name)) continue;
    const mayBeLeft = field.safeParse(undefined).success;
    const narrowed = narrowing(path)?.params.includes(name) ?? false;
    // Of the programme a site has one answer, whatever version is requested (`staticFetch`).
    const left = narrowed || (name === 'version' && path !== getResources.path);
    const values =
      name === eventFields[0] ? [eventName(event.instance, event.shortName)] : left ? [whole[name]] : valuesOf(name, event, mayBeLeft);
    if (values === undefined) return undefined;
    questions = questions.flatMap((question) => values.map((value) => ({ ...question, [name]: value })));
  }
  if (!('language' in query.shape)) return questions;
  // Without a language too, for an address in one the event does not have; not for every single session, nor where the language is a part of the path.
  return questions.flatMap((question) => {
    const isNeeded = isOfOneThing(question) || path.includes(':language');
    const languages: Values = isNeeded ? event.about.languages : [...event.about.languages, undefined];
    return languages.map((language) => ({ ...question, language }));
  });
}

const isOfOneThing = (question: Params): boolean =>
  ['sessionid', 'presentationid', 'abstractid', 'authorid', 'id', 'productid', 'stage', 'articleid', 'episodeid', 'jobid'].some(
    (name) => question[name] !== undefined,
  );

/** The stage that is asked for where an address names none. */
const LANDING_STAGE = 'landing';

/** Values of a parameter in an event; undefined for a required one nobody knows. */
function valuesOf(name: string, event: PublishedEvent, mayBeLeft: boolean): Values | undefined {
  const { sessions, presentations, authors } = event.programme.rows;
  const none: Values = mayBeLeft ? [undefined] : [];
  if (name === 'sessionid') return [...none, ...sessions.map(({ Id }) => Id)];
  if (name === 'presentationid') return [...none, ...presentations.map(({ Id }) => Id)];
  if (name === 'abstractid') return [...none, ...abstractNames(event.programme.rows)];
  if (name === 'authorid') return [...none, ...authors.map(({ Id }) => Id)];
  // Of companies that are not public a visitor learns nothing.
  if (name === 'id') return event.exhibition.rows.companies.flatMap(({ Id, isPublic = true }) => (isPublic ? [Id] : []));
  if (name === 'productid') return [...none, ...event.exhibition.rows.products.map(({ Id }) => Id)];
  if (name === 'stage') return [...none, ...new Set([LANDING_STAGE, ...event.exhibition.rows.stages.map(({ Id }) => Id)])];
  if (name === 'articleid') return event.editorial.rows.news.map(({ Id }) => Id);
  if (name === 'episodeid') return event.editorial.rows.tv.map(({ Id }) => Id);
  if (name === 'jobid') return event.editorial.rows.jobs.map(({ Id }) => Id);
  if (name === 'onlypublic') return [undefined, 'true'];
  if (name === 'version') return [...none, String(event.version)];
  if (name === 'setname') return [...new Set(['*', ...event.rows.map(({ setname }) => setname)])];
  return mayBeLeft ? none : undefined;
}
