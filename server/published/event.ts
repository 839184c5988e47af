// A published event as it is served from memory: its rows, documents, texts and programme in one immutable version.
import * as z from 'zod';
import type { ResourceRow } from '../../src/contract/core.ts';
import { isTimeZone } from '../../src/clock/zone.ts';
import { type AppEvent, event as eventDocument } from '../../src/model/documents/app/event.ts';
import { withoutMark } from '../../src/model/documents-of-rows.ts';
import type { Finding } from '../../src/model/finding.ts';
import type { EventHead, StoredVersion } from '../store/load.ts';
import { publicAddress } from './addresses.ts';
import { type Documents, readDocuments } from './documents.ts';
import { servedLanguage } from './language.ts';
import { keepSecrets } from './keep-secrets.ts';
import { createEditorial, type Editorial, readEditorial } from './editorial.ts';
import { createExhibition, type Exhibition } from './exhibition.ts';
import { programmeFacts } from './exhibition-facts.ts';
import { readExhibition } from './exhibition-rows.ts';
import { createProgramme, type Programme, readerIn } from './programme.ts';
import { readProgramme } from './programme-rows.ts';
import { timesIn } from './times.ts';
import { readTexts, type Texts } from './texts.ts';
import { parseJson } from '../../src/base/parse-json.ts';
import { isObject } from '../../src/model/is-object.ts';

export type PublishedEvent = EventHead & {
  /** ISO 8601 in UTC. */
  publishedAt: string;
  /** All rows in the order they were published, the instance's first. */
  rows: readonly ResourceRow[];
  /** The instance document (`instance.json`), `{}` for none. */
  instanceDocument: Readonly<Record<string, unknown>>;
  documents: Documents;
  /** The `event` group of the app document. */
  about: AppEvent;
  /** Ticket type that makes a super user (A §4); empty for none. */
  previewTicketType: string;
  /** IANA zone; UTC where the organiser's is unknown to this machine. */
  timeZone: string;
  texts: Texts;
  programme: Programme;
  exhibition: Exhibition;
  /** News and jobs. */
  editorial: Editorial;
  /** The language answers come in when `asked` is requested. */
  languageFor: (asked: string | undefined) => string;
  /** Text of a localised text in a language the event serves. */
  text: (text: unknown, language: string) => string;
  /** An address of the content as visitors get it. */
  address: (written: string) => string;
  /** What was left out because it could not be read. */
  findings: readonly Finding[];
};

const app = z.looseObject({ event: eventDocument.prefault({}), previewTicketType: z.string().prefault('') });

/** Prepares a version for serving. Never throws on content: what cannot be used is a finding. */
export function preparePublishedEvent(head: EventHead, published: StoredVersion): PublishedEvent {
  const findings: Finding[] = [];
  const stored = keepSecrets(published, head, findings);
  const documents = readDocuments(stored.rows, findings);
  const { event: about, previewTicketType } = documents.read('app', app);
  const timeZone = isTimeZone(about.timeZone) ? about.timeZone : 'UTC';
  const texts = readTexts(stored.rows, about.languages);
  const own = { ...head, version: stored.version };
  const address = (written: string): string => publicAddress(written, own);
  const words = { timeZone, text: texts.resolve, address };
  const programme = createProgramme(readProgramme(stored.data, findings), words);
  const readerOf = (language: string) => readerIn(language, words, timesIn(timeZone));
  const editorial = createEditorial(readEditorial(stored.data, findings), readerOf);
  const exhibition = createExhibition(
    readExhibition(stored.data, findings),
    readerOf,
    (language) => programmeFacts(programme, language),
    timeZone,
  );
  return {
    ...own,
    publishedAt: stored.publishedAt,
    rows: stored.rows,
    instanceDocument: jsonObject(stored.instanceDocument),
    documents,
    about,
    previewTicketType,
    timeZone,
    texts,
    programme,
    exhibition,
    editorial,
    languageFor: (asked) => servedLanguage(asked, about.languages),
    text: texts.resolve,
    address,
    findings,
  };
}

function jsonObject(text: string): Record<string, unknown> {
  const value = parseJson(withoutMark(text));
  return isObject(value) ? value : {};
}
