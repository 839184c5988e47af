// Events as web pages describe them to search engines: schema.org in JSON-LD, in a page or in a file of its own.
import { Parser } from 'htmlparser2';
import { headOf, textOf } from '../reading/bytes.ts';
import { asFields, asList, carriedText, type Fields, field, oneLine } from '../reading/fields.ts';
import { isPage } from '../reading/html-tables.ts';
import { readJson } from '../reading/json.ts';
import { leaveOutOthers } from '../reading/leave-out-others.ts';
import { UnreadableFile } from '../reading/unreadable-file.ts';
import { createReport, type Report } from '../report.ts';
import type { Format, ImportFile } from '../result.ts';
import { programmeOf } from '../schedule/programme.ts';
import type { ScheduleEvent, SchedulePart } from '../schedule/schedule.ts';
import { stateTags } from '../vocabulary/state-words.ts';

function sureness(file: ImportFile): number {
  if (isPage(file)) {
    const page = textSafely(file);
    if (!/application\/ld\+json/i.test(page)) return 0;
    // A page with a programme of its own describes itself in JSON-LD, too.
    return !file.sheets || /"@type"\s{0,9}:\s{0,9}\[?\s{0,9}"(?:https?:\/\/schema\.org\/)?[A-Za-z]{0,30}Event"/.test(page) ? 0.7 : 0;
  }
  const head = headOf(file);
  return /"@context"\s{0,9}:/.test(head) && /schema\.org/.test(head) && /"@type"/.test(head) ? 0.8 : 0;
}

/** Scripts may stand at the end of a page; what is no text at all is no page. */
const textSafely = (file: ImportFile): string => headOf(file, 2_000_000);

/** Reads pages and files. An event with events within it is the congress; its events are the sessions, theirs the presentations. */
export const jsonLd: Format = {
  name: 'json-ld',
  title: 'events of web pages (schema.org in JSON-LD, HTML or JSON)',
  detect: (files) => Math.max(0, ...files.map(sureness)),
  read: (files, { timeZone }) => {
    const report = createReport();
    const used = files.filter((file) => sureness(file) > 0);
    const found = (used.length > 0 ? used : files).flatMap((file) => eventsOf(file, report));
    const [first] = found;
    if (!first) throw new UnreadableFile('no-events', files[0]?.path ?? '', 'no event of schema.org is described in it');
    const whole = found.find(({ fields }) => within(fields).length > 0 && !asFields(field(fields, 'superEvent')));
    const above = whole?.fields ?? asFields(field(first.fields, 'superEvent')) ?? {};
    const sessions = found.flatMap((one) => (one === whole ? sessionsWithin(one) : [one]));
    leaveOutOthers(above, takenOfAll, '', 'an event has no such field', report);
    const conference = {
      title: field(above, 'name'),
      language: carriedText(asList(field(above, 'inLanguage'))[0]),
      url: field(above, 'url'),
      start: field(above, 'startDate'),
      end: field(above, 'endDate'),
    };
    const events = distinct(sessions).map(({ fields, place }): ScheduleEvent => {
      const parts = within(fields).map((part): SchedulePart => ({ fields: valueOf(part), raw: () => part, place, unread: unreadOf(part) }));
      return { value: valueOf(fields), raw: () => fields, place, day: undefined, room: '', unread: unreadOf(fields), parts };
    });
    return programmeOf(
      'json-ld',
      { file: first.place.file, conference, baseUrl: oneLine(field(above, 'url')), days: [], events, timeZone },
      report,
    );
  },
};

type Found = { fields: Fields; place: ScheduleEvent['place'] };

const isEvent = (fields: Fields): boolean => asList(field(fields, '@type')).some((type) => oneLine(type).endsWith('Event'));
const within = (fields: Fields): Fields[] =>
  asList(field(fields, 'subEvent', 'subEvents')).flatMap((one): Fields[] => {
    const event = asFields(one);
    return event ? [event] : [];
  });

/** The events within one, the congress or a day of it: what has events that have events themselves is a day, and they are its sessions. */
const sessionsWithin = ({ fields, place }: Found): Found[] =>
  within(fields).flatMap((session, at): Found[] => {
    const here = { fields: session, place: { ...place, pointer: `${place.pointer}/subEvent/${at}` } };
    return within(session).some((one) => within(one).length > 0) ? sessionsWithin(here) : [here];
  });

/** What the status of an event tells attendees, as tags. */
const statesOf = (fields: Fields): string[] =>
  asList(field(fields, 'eventStatus')).flatMap((status) => {
    const word = /Event(Cancelled|Postponed|MovedOnline)$/.exec(carriedText(status))?.[1];
    return word === undefined
      ? []
      : [word === 'MovedOnline' ? stateTags.online : word === 'Cancelled' ? stateTags.cancelled : stateTags.postponed];
  });

/** The events of a file that stand in no other event. A script that is no JSON costs itself alone. */
function eventsOf(file: ImportFile, report: Report): Found[] {
  const scripts = isPage(file) ? scriptsOf(textOf(file)) : [{ text: textOf(file), line: 0 }];
  return scripts.flatMap(({ text, line }) => {
    const found: Found[] = [];
    const walk = (value: unknown, pointer: string): void => {
      const fields = asFields(value);
      if (fields && isEvent(fields)) found.push({ fields, place: { file: file.path, pointer, line: line || 1, column: 1 } });
      else if (Array.isArray(value)) for (const [at, one] of value.entries()) walk(one, `${pointer}/${at}`);
      else
        for (const name of ['@graph', 'itemListElement', 'item', 'mainEntity', 'event', 'events'])
          if (fields) walk(field(fields, name), `${pointer}/${name}`);
    };
    try {
      walk(readJson({ path: file.path, bytes: new TextEncoder().encode(text) }).value, '');
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      report.error(
        error.code,
        { file: file.path, pointer: '', line: line + Math.max(0, error.line - 1), column: error.column },
        error.message,
      );
    }
    return found;
  });
}

/** The JSON-LD scripts of a page, each with the line it begins in. */
function scriptsOf(html: string): { text: string; line: number }[] {
  const scripts: { text: string; line: number }[] = [];
  let inside = false;
  const parser = new Parser({
    onopentag: (name, { type = '' }) => {
      inside = name === 'script' && /^application\/ld\+json\b/i.test(type.trim());
      if (inside) scripts.push({ text: '', line: html.slice(0, parser.endIndex).split('\n').length });
    },
    ontext: (text) => {
      if (inside) scripts.at(-1)!.text += text;
    },
    onclosetag: () => void (inside = false),
  });
  parser.end(html);
  return scripts.filter(({ text }) => text.trim() !== '');
}

/** A page that repeats an event describes it once. */
const distinct = (events: readonly Found[]): Found[] => [
  ...new Map(
    events.map((one) => [
      JSON.stringify([field(one.fields, '@id', 'url'), field(one.fields, 'name'), field(one.fields, 'startDate')]),
      one,
    ]),
  ).values(),
];

const taken = new Set(
  '@context @type @id url name startDate endDate duration location performer performers actor description abstract inLanguage image keywords identifier subEvent subEvents superEvent recordedIn eventStatus eventAttendanceMode'.split(
    ' ',
  ),
);
/** What is read of the congress itself. */
const takenOfAll = new Set('@context @type @id @graph url name startDate endDate inLanguage subEvent subEvents image'.split(' '));
const takenOfPeople = new Set('@type @id name affiliation worksFor description image url'.split(' '));
const takenOfPlaces = new Set('@type @id name url'.split(' '));

/** Fields of an event, its places and its people that nothing is made of, by their names. */
function unreadOf(fields: Fields): string[] {
  const inside = (of: string, names: readonly string[], known: ReadonlySet<string>): string[] =>
    asList(field(fields, ...names)).flatMap((one) =>
      Object.keys(asFields(one) ?? {}).flatMap((name) => (known.has(name) ? [] : [`${of}.${name}`])),
    );
  return [
    ...Object.keys(fields).filter((name) => !taken.has(name) && (name !== 'organizer' || personsIn(fields, name).length === 0)),
    ...inside('location', ['location'], takenOfPlaces),
    ...inside('performer', ['performer', 'performers', 'actor'], takenOfPeople),
  ];
}

/** An event under the names a schedule has for its fields. */
function valueOf(fields: Fields): Fields {
  const place = asList(field(fields, 'location')).flatMap((one) => asFields(one) ?? [{ '@type': 'Place', name: one }]);
  const room = place.find((one) => field(one as Fields, '@type') !== 'VirtualLocation') as Fields | undefined;
  const film = asFields(field(fields, 'recordedIn'));
  return {
    id: carriedText(field(fields, 'identifier')),
    title: field(fields, 'name'),
    date: field(fields, 'startDate'),
    end: field(fields, 'endDate'),
    duration: field(fields, 'duration'),
    room: room && carriedText(field(room, 'name')),
    abstract: field(fields, 'abstract'),
    description: field(fields, 'description'),
    language: asList(field(fields, 'inLanguage')).map((one) =>
      carriedText(asFields(one) ? field(asFields(one)!, 'alternateName', 'name') : one),
    ),
    persons: asList(field(fields, 'performer', 'performers', 'actor'))
      .map(personOf)
      .filter(({ name }) => name !== ''),
    chairs: personsIn(fields, 'organizer').map(personOf),
    tags: [...asList(field(fields, 'keywords')).flatMap((one) => carriedText(one).split(',')), ...statesOf(fields)],
    url: field(fields, 'url', '@id'),
    logo: addressOf(field(fields, 'image')),
    ...(film && { recording: { url: addressOf(field(film, 'contentUrl', 'embedUrl', 'url')) } }),
  };
}

/** The people among the values of a field; an organisation is none. */
const personsIn = (fields: Fields, name: string): unknown[] =>
  asList(field(fields, name)).filter((one) => asList(field(asFields(one) ?? {}, '@type')).includes('Person'));

function personOf(person: unknown): { name: string; institution: string; biography: unknown; image: string } {
  const about = asFields(person) ?? { name: person };
  return {
    name: carriedText(field(about, 'name')),
    institution: carriedText(field(about, 'affiliation', 'worksFor')),
    biography: field(about, 'description'),
    image: addressOf(field(about, 'image')),
  };
}

/** An address as text, or of an object that has one; the first of several. */
const addressOf = (value: unknown): string => {
  const [first] = asList(value);
  const fields = asFields(first);
  return oneLine(fields ? field(fields, 'url', 'contentUrl') : first);
};
