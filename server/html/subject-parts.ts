// How the single things of an event are called and described: one reader for each kind.
import type { ProgrammePart } from '../../src/access/programme-access.ts';
import { plainText } from '../calendar/plain-text.ts';
import { projectEntries } from '../charity/published-charity.ts';
import type { PublishedEvent } from '../published/event.ts';
import { excerpt } from './excerpt.ts';
import { whenAndWhere } from './when-and-where.ts';

/** A kind of thing that has a page, or a view of one. */
export type SubjectPart = ProgrammePart | 'company' | 'product' | 'article' | 'episode' | 'project' | 'job';

/** What is asked for: the event as the caller may see it, the id of the thing, and the language. */
export type SubjectReading = { event: PublishedEvent; id: string; language: string };

/** Name and one line of plain text (empty for none) of a thing; undefined where it is not there. */
type ReadSubject = (reading: SubjectReading) => { name: string; description: string } | undefined;

export const subjectParts: Readonly<Record<SubjectPart, ReadSubject>> = {
  session({ event, id, language }) {
    const session = event.programme.inLanguage(language).detail(id);
    if (!session) return undefined;
    const text = excerpt(plainText(session.Abstract || session.Description) || session.Subtitle, language);
    return { name: session.Name, description: text || whenAndWhere(session, { language, timeZone: event.timeZone }) };
  },
  person({ event, id, language }) {
    const person = event.programme.inLanguage(language).author(id);
    if (!person) return undefined;
    const { Institution, City, Country, Biography } = person;
    const place = [Institution, City, Country].filter(Boolean).join(', ');
    return { name: person.DisplayName, description: excerpt([place, plainText(Biography)].filter(Boolean).join('. '), language) };
  },
  presentation: presentationOf,
  /** Without a text that may be read it is described as its presentation or session. */
  abstract(reading) {
    const { event, language } = reading;
    const { abstracts } = event.programme.inLanguage(language);
    const id = abstracts.named(reading.id);
    const found = id === undefined ? undefined : abstracts.detail(id);
    if (!found) return presentationOf(reading);
    const text = excerpt(plainText(found.Abstract), language);
    if (text !== '') return { name: found.Title, description: text };
    return found.PresentationId === '' ? { name: found.Title, description: '' } : presentationOf({ ...reading, id: found.Id });
  },
  company({ event, id, language }) {
    const company = event.exhibition.inLanguage(language).detail(id);
    return company && { name: company.Name, description: excerpt(plainText(company.Description), language) };
  },
  product({ event, id, language }) {
    const product = event.exhibition.inLanguage(language).product(id);
    if (!product) return undefined;
    const text = excerpt(plainText(product.Description), language);
    return { name: product.Name, description: product.Short || text || product.CompanyName };
  },
  article({ event, id, language }) {
    const article = event.editorial.inLanguage(language).news.find(({ Id }) => Id === id);
    return article && { name: article.Title, description: article.Summary || excerpt(plainText(article.Text), language) };
  },
  episode({ event, id, language }) {
    const episode = event.editorial.inLanguage(language).tv.find(({ Id }) => Id === id);
    return episode && { name: episode.Title, description: episode.Summary || excerpt(plainText(episode.Text), language) };
  },
  project({ event, id, language }) {
    const project = projectEntries(event, language).find(({ Id }) => Id === id);
    return project && { name: project.Name, description: excerpt(plainText(project.Description), language) };
  },
  job({ event, id, language }) {
    const job = event.editorial.inLanguage(language).jobs.find(({ Id }) => Id === id);
    return job && { name: job.Title, description: job.Summary || excerpt(plainText(job.Text), language) };
  },
};

function presentationOf({ event, id, language }: SubjectReading): ReturnType<ReadSubject> {
  const view = event.programme.inLanguage(language);
  const presentation = view.presentations.find((one) => one.Id === id);
  if (!presentation) return undefined;
  const session = view.detail(presentation.SessionId);
  const abstract = session?.Presentations.find((one) => one.Id === id)?.Abstract ?? '';
  const place = { ...presentation, RoomName: session?.RoomName ?? '' };
  return {
    name: presentation.Title,
    description: excerpt(plainText(abstract), language) || whenAndWhere(place, { language, timeZone: event.timeZone }),
  };
}
