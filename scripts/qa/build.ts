// Builds the files of the service checks as text by path below sample-configs/; pure, so that a test can compare them with what is committed.
import { access, app, carousel, footerModel, header, instance, overlays, theme } from './documents.ts';
import { holdingPage, pages, programmePage } from './pages/index.ts';
import { pageVisibility } from './pages/rules.ts';
import { authors } from './programme/people.ts';
import { rooms, tracks } from './programme/places.ts';
import { presentations, sessions } from './programme/sessions.ts';
import { shellEvent } from './shell-event.ts';
import { w } from './words.ts';

const json = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;

/** A data file, one row a line. */
function data(name: string, rows: readonly unknown[]): string {
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return `{\n  "$schema": "../../../../schemas/documents/data-${name}.schema.json",\n  "schemaVersion": 1,\n  "rows": [\n${lines}\n  ]\n}\n`;
}

/** An event that has little more than a home page; one with days also shows its holding page, and its programme at any time. */
const small = (
  event: string,
  document: ReturnType<typeof app>,
  title: Parameters<typeof programmePage>[1],
  days: readonly string[],
): [string, string][] => [
  [`qa/${event}/app.json`, json({ ...document, favicon: '', ...(days.length > 0 && { openPages: ['Programme'] }) })],
  [`qa/${event}/theme.json`, json(theme)],
  [`qa/${event}/pages/HomePage.json`, json(programmePage('HomePage', title))],
  ...(days.length === 0
    ? []
    : ([
        [`qa/${event}/pages/Programme.json`, json(programmePage('Programme', title))],
        [`qa/${event}/pages/HoldingPage.json`, json(holdingPage)],
        [
          `qa/${event}/data/sessions.json`,
          data(
            'sessions',
            days.map((day, index) => ({
              Id: `${index + 1}`,
              Name: w(`Session ${index + 1}`, `Sitzung ${index + 1}`, `جلسة ${index + 1}`),
              StartDateTime: `${day}T09:00`,
              EndDateTime: `${day}T10:00`,
              RecordingUrl: 'https://video.example.org/recorded',
            })),
          ),
        ],
      ] satisfies [string, string][])),
];

/** Every generated file; `assets/` and `texts/` are written by hand. */
export const buildFiles = (): Record<string, string> => {
  const event = 'qa/qaservicechecks';
  return Object.fromEntries([
    ['qa/instance.json', json(instance)],
    [
      `${event}/app.json`,
      json({
        ...app('QA service checks', { startDate: '2030-06-13', endDate: '2030-06-17' }),
        ...overlays,
        notifications: { active: true },
      }),
    ],
    [`${event}/carousel.json`, json(carousel)],
    [`${event}/theme.json`, json(theme)],
    [`${event}/header.json`, json(header)],
    [`${event}/footer-model.json`, json(footerModel)],
    [`${event}/access.json`, json(access)],
    [`${event}/visibility/page.json`, json(pageVisibility)],
    ...pages.map((page) => [`${event}/pages/${page.page}.json`, json(page)]),
    ...Object.entries({ rooms, tracks, authors, sessions, presentations }).map(([name, rows]) => [
      `${event}/data/${name}.json`,
      data(name, rows),
    ]),
    ...small('qaempty', app('QA empty'), w('No programme yet', 'Noch kein Programm', 'لا برنامج بعد'), []),
    ...small(
      'qabefore',
      app('QA before', { startDate: '2030-06-20', endDate: '2030-06-21' }),
      w('Before the event', 'Vor der Veranstaltung', 'قبل الحدث'),
      ['2030-06-20', '2030-06-21'],
    ),
    ...small(
      'qaafter',
      app('QA after', { startDate: '2030-05-20', endDate: '2030-05-21' }),
      w('After the event', 'Nach der Veranstaltung', 'بعد الحدث'),
      ['2030-05-20', '2030-05-21'],
    ),
    ...Object.entries(shellEvent).map(([path, document]) => [`qa/qashell/${path}`, json(document)]),
  ]) as Record<string, string>;
};
