// The contact sheets of pages: which there are, and how a page shows them. One sheet is a page in four windows, light and dark.
import { pagePath } from '../../../src/pages/match.ts';

/** An event of the sheets. All of them are fictional. */
type SheetEvent = { instance: string; event: string; language: string; short: string; title: string };

export const sheetEvents = {
  kardia: { instance: 'kardia', event: 'kardia2027', language: 'en-GB', short: 'Kardia', title: 'Kardia 2027, on its first morning' },
  foyer: { instance: 'release', event: 'foyer', language: 'en-GB', short: 'Foyer', title: 'The showcase' },
  manara: {
    instance: 'manara',
    event: 'manara27',
    language: 'ar-EG',
    short: 'Arabic',
    title: 'An event in Arabic, as `foyer new` writes it',
  },
} as const satisfies Record<string, SheetEvent>;

/** A page of an event. `query` begins with `?`; `as` is who looks, a visitor where it is missing, or a visitor weeks before the congress. */
export type Sheet = {
  event: keyof typeof sheetEvents;
  name: string;
  title: string;
  page: string;
  params?: Record<string, string>;
  query?: string;
  as?: 'participant' | 'early';
};

/** Windows of a sheet in CSS px. */
export const sheetWindows = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

const of =
  (event: Sheet['event']) =>
  (name: string, title: string, page: string, params?: Record<string, string>, query?: string): Sheet => ({
    event,
    name,
    title,
    page,
    ...(params && { params }),
    ...(query !== undefined && { query }),
  });
const [kardia, foyer, manara] = [of('kardia'), of('foyer'), of('manara')];

/** Every sheet, in the order they are shown. */
export const sheets: readonly Sheet[] = [
  kardia('home', 'Home', 'HomePage'),
  kardia('programme', 'Programme as a list', 'PagSearchPage'),
  kardia('grid', 'Programme as a grid', 'PagSearchPage', {}, '?view=grid'),
  kardia('session', 'Session', 'PagSessionDetailPage', { sessionId: '1030' }),
  kardia('presentation', 'Presentation', 'PagPresentationDetailPage', { presentationId: '100201' }),
  kardia('people', 'People', 'PagFacultySearchPage'),
  kardia('person', 'Person', 'PagFacultyDetailPage', { userId: '50419' }),
  kardia('posters', 'Posters', 'PagPosterSearchPage'),
  { ...kardia('live', 'Live', 'LivePage'), as: 'participant' },
  { ...kardia('exhibition', 'Exhibition', 'IndustryLandingPage'), as: 'participant' },
  { ...kardia('exhibitor', 'Exhibitor', 'ProfilePage', { companyAccountId: '701' }), as: 'participant' },
  kardia('news', 'News', 'news'),
  kardia('registration', 'Registration', 'RegistrationPage'),
  kardia('content', 'Content page', 'Venue-and-travel'),
  { ...kardia('my-programme', 'My programme', 'PersonalProgramPage'), as: 'participant' },
  kardia('sign-in', 'Sign in', 'LoginPage'),
  kardia('not-found', 'Not found', 'NotFoundPage'),
  { ...kardia('holding', 'Before it opens', 'HoldingPage'), as: 'early' },
  foyer('home', 'Home', 'HomePage'),
  foyer('components', 'Components', 'Components'),
  foyer('programme', 'Programme', 'PagSearchPage'),
  manara('home', 'Home', 'HomePage'),
  manara('programme', 'Programme as a list', 'PagSearchPage'),
  manara('grid', 'Programme as a grid', 'PagSearchPage', {}, '?view=grid'),
  manara('session', 'Session', 'PagSessionDetailPage', { sessionId: 'keynote-1' }),
];

/** Path of a sheet below `docs/reference/`. */
export const sheetPicture = ({ event, name }: Sheet): string => `images/pages/${event}-${name}.webp`;

/** How the command line names a sheet. */
export const sheetKey = ({ event, name }: Sheet): string => `page:${event}-${name}`;

/** Paths of all of them. */
export const sheetPictures: readonly string[] = sheets.map(sheetPicture);

/** Address of the page of a sheet below the origin. */
export const sheetAddress = ({ event, page, params, query = '' }: Sheet): string => pagePath(page, sheetEvents[event], params) + query;

/** The page `docs/reference/pages.md`, as Markdown. */
export const sheetsPage = (): string =>
  [
    '# Pages',
    `Kinds of pages in windows of ${sheetWindows.map(({ width }) => width).join(', ')} px, above in light colours, below in dark ones. \`npm run reference -- --pictures pages\` takes them anew from the built app; \`--pictures page:kardia-home\` one of them.`,
    ...Object.entries(sheetEvents).flatMap(([event, { short, title }]) => [
      `## ${title}`,
      ...sheets
        .filter((sheet) => sheet.event === event)
        .map(
          (sheet) => `### ${short}: ${sheet.title}\n\n![${short}: ${sheet.title} in four windows, light and dark](${sheetPicture(sheet)})`,
        ),
    ]),
  ].join('\n\n');
