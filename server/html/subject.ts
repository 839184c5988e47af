// The single thing a page is about: a session, person, presentation, abstract, company, product, article, episode, project or position, with its name and description.
import { LRUCache } from 'lru-cache';
import { oncePer } from '../../src/base/once-per.ts';
import type { Address } from '../../src/pages/match.ts';
import { type ProgrammePart, partPages, RECORDING_PAGE } from '../../src/access/programme-access.ts';
import { PROFILE_PAGE } from '../../src/access/exhibition-access.ts';
import type { Access } from '../access/access.ts';
import { filterEvent } from '../access/filter-event.ts';
import type { PublishedEvent } from '../published/event.ts';
import { type SubjectPart, subjectParts } from './subject-parts.ts';

/** What a page is about, in the language of its address. */
export type Subject = {
  part: SubjectPart | 'section';
  name: string;
  /** One line of plain text; empty for none. */
  description: string;
};

/** A page by its key, with the parameters of its address and the thing its query names (`withQueryItem`). */
type About = Pick<Address, 'page' | 'params'>;

/** A page of single things: what they are, the parameter that names one, the endpoint that answers it, and whether it is open to a class. */
type ThingPage = { part: SubjectPart; param: string; endpoint: string; isOpen: (access: Access, id: string) => boolean };

const ofProgramme = (part: ProgrammePart, endpoint: string): [page: string, ThingPage] => {
  const [page, param] = partPages[part];
  return [page, { part, param, endpoint, isOpen: ({ allowed }, id) => allowed.reads(part, id) }];
};
const onPage = (page: string, part: SubjectPart, param: string, endpoint: string): [page: string, ThingPage] => [
  page,
  { part, param, endpoint, isOpen: (access) => access.page(page) },
];
const company: ThingPage = {
  part: 'company',
  param: 'companyAccountId',
  endpoint: 'companyAccount',
  isOpen: ({ profile }, id) => profile(id),
};

const thingPages: ReadonlyMap<string, ThingPage> = new Map([
  ofProgramme('session', 'pagData'),
  ofProgramme('person', 'pagAuthors'),
  ofProgramme('presentation', 'pagPresentation'),
  ofProgramme('abstract', 'pagAbstract'),
  [
    RECORDING_PAGE,
    {
      part: 'presentation',
      param: 'presentationId',
      endpoint: 'pagPresentation',
      isOpen: ({ page, allowed }, id) => page(RECORDING_PAGE) && allowed.reads('presentation', id),
    },
  ],
  [PROFILE_PAGE, company],
  ['IndustryLandingPageProfile', company],
  onPage('ProductsPage', 'product', 'product', 'exhibitorProductsForEvent'),
  onPage('news', 'article', 'article', 'newsArticle'),
  onPage('TvPage', 'episode', 'episode', 'tvEpisode'),
  onPage('charity', 'project', 'id', 'eventProjects'),
  onPage('jobs', 'job', 'jobsId', 'jobDetail'),
]);

/** Most subjects kept of one event: its sessions and people in a language or two. */
const MOST_SUBJECTS = 2_000;
/** Subjects by the event as a class sees it; the least recently used is evicted. */
const subjectsOf = oncePer<PublishedEvent, LRUCache<string, Subject>>(() => new LRUCache({ max: MOST_SUBJECTS }));

/** Whether a class of callers may know what the page of a single thing is about; false for a page about none. */
export function mayKnow(access: Access, about: About): boolean {
  const { thing, id } = thingOf(about);
  if (thing && id !== '') return access.shows(thing.endpoint) && thing.isOpen(access, id);
  return sectionIn(about) !== '' && access.page('TvPage');
}

/** The subject of an address as a class of callers may know it; undefined for a page about no single thing, and for one closed to them. */
export function subjectOf(
  event: PublishedEvent,
  access: Access,
  { language, ...about }: About & Pick<Address, 'language'>,
): Subject | undefined {
  if (!mayKnow(access, about)) return undefined;
  const { thing, id } = thingOf(about);
  if (!thing || id === '') return sectionOf(event, `pages.tv.${sectionIn(about)}`, language);
  const { part, endpoint } = thing;
  const seen = filterEvent(event, access, endpoint);
  const key = JSON.stringify([language, part, id]);
  const kept = subjectsOf(seen).get(key);
  if (kept) return kept;
  const made = subjectParts[part]({ event: seen, id, language });
  if (!made) return undefined;
  const subject: Subject = { part, ...made };
  subjectsOf(seen).set(key, subject);
  return subject;
}

function thingOf({ page, params }: About): { thing: ThingPage | undefined; id: string } {
  const thing = thingPages.get(page);
  return { thing, id: (thing && params[thing.param]) ?? '' };
}

const sectionIn = ({ page, params }: About): string => (page === 'TvPage' ? (params['section'] ?? '') : '');

/** A part of a page under an address of its own: its name and lead are texts. */
function sectionOf(event: PublishedEvent, key: string, language: string): Subject | undefined {
  const name = event.text({ key }, language);
  return name === '' ? undefined : { part: 'section', name, description: event.text({ key: `${key}.lead` }, language) };
}
