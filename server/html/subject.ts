// The single thing a page is about: a session, person, presentation, abstract or position, with its name and description.
import { LRUCache } from 'lru-cache';
import { oncePer } from '../../src/base/once-per.ts';
import type { Address } from '../../src/pages/match.ts';
import { type ProgrammePart, partPages } from '../../src/access/programme-access.ts';
import type { Access } from '../access/access.ts';
import { filterEvent } from '../access/filter-event.ts';
import { plainText } from '../calendar/plain-text.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { ProgrammeView } from '../published/programme.ts';
import { excerpt } from './excerpt.ts';
import { whenAndWhere } from './when-and-where.ts';

/** What a page is about, in the language of its address. */
export type Subject = {
  part: ProgrammePart | 'job' | 'section';
  name: string;
  /** One line of plain text; empty for none. */
  description: string;
};

type Reading = { view: ProgrammeView; id: string; language: string; timeZone: string };

/** A part of the programme: the endpoint that answers it, and how it is described. */
type Part = { endpoint: string; read: (reading: Reading) => Omit<Subject, 'part'> | undefined };

const parts: Readonly<Record<ProgrammePart, Part>> = {
  session: { endpoint: 'pagData', read: sessionOf },
  person: { endpoint: 'pagAuthors', read: personOf },
  presentation: { endpoint: 'pagPresentation', read: presentationOf },
  abstract: { endpoint: 'pagAbstract', read: abstractOf },
};

const partOf = new Map(Object.entries(partPages).map(([part, [page, param]]) => [page as string, { part: part as ProgrammePart, param }]));

/** Most subjects kept of one event: its sessions and people in a language or two. */
const MOST_SUBJECTS = 2_000;
/** Subjects by the event as a class sees it; the least recently used is evicted. */
const subjectsOf = oncePer<PublishedEvent, LRUCache<string, Subject>>(() => new LRUCache({ max: MOST_SUBJECTS }));

/** Whether a class of callers may know what the page of a single thing is about; false for a page about none. */
export function mayKnow(access: Access, { page, params }: Pick<Address, 'page' | 'params'>): boolean {
  // Whoever may open the page of jobs may know each of them.
  if (page === 'jobs') return !!params['jobsId'] && access.page('jobs');
  if (page === 'TvPage') return !!params['section'] && access.page('TvPage');
  const found = partOf.get(page);
  const id = found && params[found.param];
  return found !== undefined && !!id && access.shows(parts[found.part].endpoint) && access.allowed.reads(found.part, id);
}

/** The subject of an address as a class of callers may know it; undefined for a page about no single thing, and for one closed to them. */
export function subjectOf(event: PublishedEvent, access: Access, { page, params, language }: Address): Subject | undefined {
  if (!mayKnow(access, { page, params })) return undefined;
  if (page === 'jobs') return jobOf(event, params['jobsId']!, language);
  if (page === 'TvPage') return sectionOf(event, `pages.tv.${params['section']!}`, language);
  const { part, param } = partOf.get(page)!;
  const id = params[param]!;
  const { endpoint, read } = parts[part];
  const seen = filterEvent(event, access, endpoint);
  const key = JSON.stringify([language, part, id]);
  const kept = subjectsOf(seen).get(key);
  if (kept) return kept;
  const made = read({ view: seen.programme.inLanguage(language), id, language, timeZone: event.timeZone });
  if (!made) return undefined;
  const subject = { part, ...made };
  subjectsOf(seen).set(key, subject);
  return subject;
}

function jobOf(event: PublishedEvent, id: string, language: string): Subject | undefined {
  const job = event.editorial.inLanguage(language).jobs.find(({ Id }) => Id === id);
  return job && { part: 'job', name: job.Title, description: job.Summary || excerpt(plainText(job.Text), language) };
}

/** A part of a page under an address of its own: its name and lead are texts. */
function sectionOf(event: PublishedEvent, key: string, language: string): Subject | undefined {
  const name = event.text({ key }, language);
  return name === '' ? undefined : { part: 'section', name, description: event.text({ key: `${key}.lead` }, language) };
}

function sessionOf({ view, id, language, timeZone }: Reading): ReturnType<Part['read']> {
  const session = view.detail(id);
  if (!session) return undefined;
  const text = excerpt(plainText(session.Abstract || session.Description) || session.Subtitle, language);
  return { name: session.Name, description: text || whenAndWhere(session, { language, timeZone }) };
}

function personOf({ view, id, language }: Reading): ReturnType<Part['read']> {
  const person = view.author(id);
  if (!person) return undefined;
  const { Institution, City, Country, Biography } = person;
  const place = [Institution, City, Country].filter(Boolean).join(', ');
  return { name: person.DisplayName, description: excerpt([place, plainText(Biography)].filter(Boolean).join('. '), language) };
}

function presentationOf({ view, id, language, timeZone }: Reading): ReturnType<Part['read']> {
  const presentation = view.presentations.find((one) => one.Id === id);
  if (!presentation) return undefined;
  const session = view.detail(presentation.SessionId);
  const abstract = session?.Presentations.find((one) => one.Id === id)?.Abstract ?? '';
  const place = { ...presentation, RoomName: session?.RoomName ?? '' };
  return {
    name: presentation.Title,
    description: excerpt(plainText(abstract), language) || whenAndWhere(place, { language, timeZone }),
  };
}

/** Without a text that may be read it is described as its presentation or session. */
function abstractOf(reading: Reading): ReturnType<Part['read']> {
  const { view, language } = reading;
  const id = view.abstracts.named(reading.id);
  const found = id === undefined ? undefined : view.abstracts.detail(id);
  if (!found) return presentationOf(reading);
  const text = excerpt(plainText(found.Abstract), language);
  if (text !== '') return { name: found.Title, description: text };
  return found.PresentationId === '' ? { name: found.Title, description: '' } : presentationOf({ ...reading, id: found.Id });
}
