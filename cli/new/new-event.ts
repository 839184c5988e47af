// The files of a new event: it can be shown as it is, and every one of them is short enough to be read and written over.
import { dateWords } from '../../src/i18n/dates.ts';
import type { PageInput } from '../../src/model/documents/page.ts';
import type { PlacementInput } from '../../src/model/documents/placement.ts';
import { unknownEvent } from '../import/result.ts';
import { noRows } from '../import/rows.ts';
import { stableHash } from '../import/values/stable-hash.ts';
import { dataFileText } from '../import/write/data-files.ts';
import { everyPage } from '../import/write/every-page.ts';
import { themeOf } from '../import/write/imported-theme.ts';
import { withTrackColours } from '../import/write/track-colours.ts';
import type { WrittenFile } from '../import/write/write-import.ts';
import { exampleProgramme } from './example-programme.ts';
import { newWords as words } from './words.ts';

/** What is known of a new event. Texts that are not known are empty. */
export type NewEvent = {
  /** Folder names. */
  instance: string;
  event: string;
  name: string;
  /** Its days in order, YYYY-MM-DD; one at least. */
  days: readonly string[];
  /** IANA name. */
  timeZone: string;
  /** xx-XX, the default first. */
  languages: readonly string[];
  venue: string;
  city: string;
  organiser: string;
  /** #rrggbb; empty takes one by the name. */
  brand: string;
  /** Writes an example programme. */
  programme: boolean;
};

/** Heading and text fonts that look well together; the name of the event chooses. */
const fonts = [
  { heading: 'bricolage-grotesque', text: 'inter' },
  { heading: 'source-serif-4', text: 'public-sans' },
  { heading: 'schibsted-grotesk', text: 'schibsted-grotesk' },
  { heading: 'bricolage-grotesque', text: 'public-sans' },
] as const;

/** The name of the page beside home and programme; its address has it. */
const PRACTICAL = 'Practical-information';

/** The files, below the configuration folder; `schemas` is the path from there to the folder of schemas, for editors. */
export function newEventFiles(event: NewEvent, schemas: string): WrittenFile[] {
  const { instance, languages, name } = event;
  const folder = `${instance}/${event.event}`;
  const schemaFor = (path: string, kind: string): string =>
    `${'../'.repeat(path.split('/').length - 1)}${schemas}/documents/${kind}.schema.json`;
  const document = (path: string, kind: string, value: object): WrittenFile => ({
    path,
    text: `${JSON.stringify({ $schema: schemaFor(path, kind), schemaVersion: 1, ...value }, null, 2)}\n`,
  });
  const { brand } = themeOf({ ...unknownEvent, name, colours: event.brand === '' ? [] : [event.brand] }, noRows());
  const theme = { brand: event.brand || brand, fonts: fonts[stableHash(name) % fonts.length]! };
  const rows = event.programme ? exampleProgramme(event) : noRows();
  const data = { rooms: rows.rooms, tracks: withTrackColours(rows.tracks, theme.brand), sessions: rows.sessions };
  return [
    document(`${instance}/instance.json`, 'instance', { defaultEvent: event.event }),
    document(`${folder}/app.json`, 'app', {
      event: {
        name,
        timeZone: event.timeZone,
        startDate: event.days[0],
        endDate: event.days.at(-1),
        languages,
        ...given({ venue: event.venue, city: event.city, organiser: event.organiser }),
      },
      // Open to everybody as soon as it is published, so that it can be looked at.
      holdingBefore: false,
      defaults: { disableAuth: true },
    }),
    document(`${folder}/theme.json`, 'theme', theme),
    document(`${folder}/header.json`, 'header', {
      menu: {
        menuItems: [
          { name: words('home', languages), url: 'page:HomePage' },
          { name: words('programme', languages), url: 'page:PagSearchPage' },
          { name: words('practical', languages), url: `page:${PRACTICAL}` },
        ],
      },
    }),
    document(`${folder}/pages/HomePage.json`, 'page', homeOf(event)),
    ...(event.programme ? [document(`${folder}/pages/EveryPage.json`, 'page', everyPage())] : []),
    document(`${folder}/pages/${PRACTICAL}.json`, 'page', practicalOf(event)),
    ...Object.entries(data)
      .filter(([, list]) => list.length > 0)
      .map(([file, list]) => {
        const path = `${folder}/data/${file}.json`;
        return { path, text: dataFileText(schemaFor(path, `data-${file}`), list) };
      }),
  ];
}

const given = (texts: Readonly<Record<string, string>>): object =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

type Content = Omit<PageInput, 'schemaVersion'>;

/** What it is, when and where; the stage; the programme by day and its highlights; where to read on. */
function homeOf({ languages, programme }: NewEvent): Content {
  const toProgramme = { text: words('all', languages), url: 'page:PagSearchPage' };
  const toPractical = { text: words('practical', languages), url: `page:${PRACTICAL}` };
  const hero: PlacementInput = {
    id: 'hero',
    name: 'structure/hero',
    props: { lead: words('lead', languages), links: programme ? [toProgramme, toPractical] : [toPractical] },
  };
  // The hero above it says days and place, and leads to the programme.
  const stage: PlacementInput = { id: 'stage', name: 'programme/live-stage', props: { facts: false, link: false } };
  const section = (id: string, heading: 'days' | 'chosen' | 'good', children: PlacementInput[], columns = 0): PlacementInput => ({
    id,
    name: 'structure/section',
    props: { heading: words(heading, languages), ...(columns > 0 && { columns }) },
    slots: { default: children },
  });
  const card = (id: string, title: 'programme' | 'practical', text: 'programmeCard' | 'practicalCard', link: string): PlacementInput => ({
    id,
    name: 'structure/card',
    props: { title: words(title, languages), text: words(text, languages), picture: 'above', link },
  });
  return {
    page: 'HomePage',
    title: words('home', languages),
    layers: {
      page: {
        grids: [
          { id: 'welcome', tone: 'strong', placements: [hero, ...(programme ? [stage] : [])] },
          ...(programme
            ? [
                {
                  id: 'days',
                  tone: 'tint' as const,
                  placements: [section('by-day', 'days', [{ id: 'program-days', name: 'programme/program-days' }])],
                },
                {
                  id: 'chosen',
                  placements: [section('highlights', 'chosen', [{ id: 'highlighted', name: 'programme/highlighted-sessions' }])],
                },
                {
                  id: 'line',
                  space: 'none' as const,
                  placements: [{ id: 'motif', name: 'structure/divider', props: { motif: true, space: 'small' } }],
                },
              ]
            : []),
          {
            id: 'more',
            placements: [
              section(
                'good-to-know',
                'good',
                [
                  card('to-programme', 'programme', 'programmeCard', toProgramme.url),
                  card('to-practical', 'practical', 'practicalCard', toPractical.url),
                ],
                2,
              ),
            ],
          },
        ],
      },
    },
  };
}

/** Days, place, organiser, and how times are meant. */
function practicalOf({ languages, days, venue, city, organiser, timeZone }: NewEvent): Content {
  const place = [venue, city].filter(Boolean).join(', ');
  const fact = (label: 'when' | 'where' | 'organiser' | 'times' | 'changes', value: unknown) => ({ label: words(label, languages), value });
  const facts = [
    fact('when', daysInWords(days, languages)),
    ...(place === '' ? [] : [fact('where', place)]),
    ...(organiser === '' ? [] : [fact('organiser', organiser)]),
    fact('times', words('timesValue', languages, { zone: timeZone })),
    fact('changes', words('changesValue', languages)),
  ];
  return {
    page: PRACTICAL,
    title: words('practical', languages),
    layers: {
      page: {
        grids: [
          {
            id: 'main',
            width: 'text',
            placements: [
              { id: 'title', name: 'structure/heading', props: { text: words('practical', languages), level: 1 } },
              { id: 'facts', name: 'structure/fact-list', props: { facts } },
            ],
          },
        ],
      },
    },
  };
}

/** `4–5 June 2027` in each language of the event; plain where it has only one. */
function daysInWords(days: readonly string[], languages: readonly string[]): string | Record<string, string> {
  const inLanguage = (language: string): string =>
    dateWords(language, 'UTC').dateRange(`${days[0]!}T12:00:00Z`, `${days.at(-1)!}T12:00:00Z`);
  return languages.length === 1 ? inLanguage(languages[0]!) : Object.fromEntries(languages.map((one) => [one, inLanguage(one)]));
}
