// The event the pictures are taken of: the fictional congress in the colours of the showcase, with one page a component that holds its samples.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CatalogEntry } from '../../../component-registry/catalog.ts';
import type { PlacementInput } from '../../../src/model/documents/placement.ts';
import { pagePath } from '../../../src/pages/match.ts';
import { walkTexts } from '../walk-texts.ts';

const samples = join(import.meta.dirname, '../../../sample-configs');
const congress = join(samples, 'kardia/kardia2027');
const place = { instance: 'kardia', event: 'kardia2027', language: 'en-GB' };

/** The first morning of the congress, when something is on. */
const MORNING = Date.parse('2027-05-03T10:20:00+02:00');
/** Where a component has something else to show at another moment. */
const moments: Readonly<Record<string, number>> = { 'programme/countdown': Date.parse('2027-04-12T09:00:00+02:00') };
/** Pages whose address names a row, for components that show it. */
const detailPages: Readonly<Record<string, { page: string; params: Record<string, string> }>> = {
  'programme/session-detail': { page: 'PagSessionDetailPage', params: { sessionId: '1002' } },
  'programme/pdf-download': { page: 'PdfDownloadPage', params: {} },
  'programme/personal-programme': { page: 'PersonalProgramPage', params: {} },
  'programme/presentation-detail': { page: 'PagPresentationDetailPage', params: { presentationId: '100201' } },
  'programme/abstract-detail': { page: 'PagAbstractDetailPage', params: { abstractUrl: '103902' } },
  'programme/person-detail': { page: 'PagFacultyDetailPage', params: { userId: '50419' } },
};

/** Components that appear over the page when something is pressed: where that leads. */
const pressed: Readonly<Record<string, string>> = { 'shell/access-denied-dialog': 'page:helpdesk' };

/** Columns of twelve for components that are made to have neighbours; elsewhere a sample has the whole width. */
const columns: Readonly<Record<string, number>> = { 'structure/card': 6 };

/** Where a component is looked at, and when; `pressed` when a link has to be followed before it appears, as a dialog. */
export type Sight = { entry: CatalogEntry; path: string; now: number; pressed: boolean };

/** Instant at which the server of the pictures starts (ms since 1970). */
export const startsAt = MORNING;

const pageOf = ({ name }: CatalogEntry): string => detailPages[name]?.page ?? `Show-${name.replace('/', '-')}`;

const sizeOf = ({ name }: CatalogEntry): PlacementInput['size'] => ({ base: 12, wide: columns[name] ?? 12 });

/** The address and the moment of the page of a component. */
export const sightOf = (entry: CatalogEntry): Sight => ({
  entry,
  path: pagePath(pageOf(entry), place, detailPages[entry.name]?.params),
  now: moments[entry.name] ?? MORNING,
  pressed: entry.name in pressed,
});

/** Nobody may open the help desk. */
const closed = {
  Name: 'closed',
  Type: 'Page',
  Identifier: 'helpdesk',
  Effect: 'Allow',
  Requirements: [{ PrincipalField: 'EventTicketNamePaid', Values: ['Full Congress', 'Day Ticket'] }],
};

/** The link that makes a component appear. */
function pressOf({ name }: CatalogEntry): object[] {
  const url = pressed[name];
  return url === undefined
    ? []
    : [{ id: 'press', placements: [{ id: 'press', name: 'structure/button-link', props: { url, text: 'Help desk' } }] }];
}

/** Writes the configuration below an empty folder. */
export function writePictureEvent(folder: string, entries: readonly CatalogEntry[]): void {
  const to = join(folder, place.instance, place.event);
  const write = (path: string, value: unknown): void => {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), JSON.stringify(value));
  };
  mkdirSync(to, { recursive: true });
  cpSync(join(samples, 'kardia/instance.json'), join(folder, 'kardia/instance.json'));
  const app = JSON.parse(readFileSync(join(congress, 'app.json'), 'utf8')) as Record<string, unknown>;
  // Components are shown whenever their moment is, to everybody.
  write('app.json', { ...app, holdingBefore: false, holdingAfter: false, showNoAccessModal: true, defaults: { disableAuth: true } });
  write('access.json', { schemaVersion: 1, policies: [closed] });
  for (const part of ['header.json', 'footer-model.json', 'messages.json', 'registration.json', 'profile.json', 'data', 'assets'])
    cpSync(join(congress, part), join(to, part), { recursive: true });
  const theme = JSON.parse(readFileSync(join(samples, 'release/foyer/theme.json'), 'utf8')) as Record<string, unknown>;
  // The name of the event in type: the logo of the showcase is somebody else's.
  write('theme.json', { ...theme, logo: '', logoDark: '', density: 'normal' });
  // Nothing but the samples: no header, no footer.
  write('pages/EveryPage.json', { schemaVersion: 1, page: 'EveryPage', layers: {} });
  for (const entry of entries) {
    write(`pages/${pageOf(entry)}.json`, {
      schemaVersion: 1,
      page: pageOf(entry),
      mode: 'replace',
      title: entry.about.title,
      layers: {
        page: {
          grids: [
            { id: 'samples', gap: 'large', placements: entry.samples.map((sample) => ({ size: sizeOf(entry), ...sample })) },
            ...pressOf(entry),
          ],
        },
      },
    });
    for (const asset of walkTexts(entry.samples).flatMap((text) => /^asset:(.+\.svg)$/.exec(text)?.[1] ?? []))
      cpSync(join(congress, 'assets/halls.svg'), join(to, 'assets', asset), { force: false, errorOnExist: false });
  }
}
