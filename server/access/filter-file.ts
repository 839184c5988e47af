// Files that are closed: what only closed sessions, companies or pages name is not found by callers who may not see those (A §5).
import { type ClosablePart, closableParts } from '../../src/access/exhibition-access.ts';
import { oncePer } from '../../src/base/once-per.ts';
import type { ResourceRow } from '../../src/contract/core.ts';
import { parseRow } from '../../src/model/documents-of-rows.ts';
import { walkValues } from '../../src/checks/walk-values.ts';
import type { PublishedEvent } from '../published/event.ts';
import { nameKey } from '../store/publish.ts';
import type { Access } from './access.ts';
import { filterEvent } from './filter-event.ts';

/**
 * A session, or company, that names a file, and what the file is to it; `fact`: a picture, which everybody gets with the facts of the
 * programme, `company`: of a profile, `page`: of a stage or an article that is shown on this page, `key`: for whom this access key is open.
 */
type Naming = { session: string; as: 'document' | 'stream' | 'recording' | 'fact' | 'company' | ClosablePart | 'page' | 'key' };

/** What of the programme of a version names a file, by file. */
const namings = oncePer((event: PublishedEvent): ReadonlyMap<string, readonly Naming[]> => {
  const { sessions, presentations, authors, rooms } = event.programme.rows;
  const documents = (session: string, named: readonly { Url: string }[]) =>
    named.map(({ Url }) => ({ address: Url, session, as: 'document' as const }));
  const fact = (address = '') => ({ address, session: '', as: 'fact' as const });
  const all = [
    ...sessions.flatMap(({ Id, Links = [], Attachments = [], StreamUrl = '', RecordingUrl = '', ImageThumbPath }) => [
      ...documents(Id, [...Links, ...Attachments]),
      { address: StreamUrl, session: Id, as: 'stream' as const },
      { address: RecordingUrl, session: Id, as: 'recording' as const },
      fact(ImageThumbPath),
    ]),
    ...presentations.flatMap(({ SessionId, Links = [], PosterUrl = '', RecordingUrl = '', Captions = [], Slides = [] }) => [
      ...documents(SessionId, [...Links, { Url: PosterUrl }]),
      ...[RecordingUrl, ...Captions.map(({ Url }) => Url), ...Slides.map(({ Image }) => Image)].map((address) => ({
        address,
        session: SessionId,
        as: 'recording' as const,
      })),
    ]),
    ...authors.map(({ ImagePath }) => fact(ImagePath)),
    ...rooms.map(({ Plan }) => fact(Plan?.PlanPath)),
    ...filesOfCompanies(event),
    ...event.exhibition
      .inLanguage(event.about.languages[0] ?? '')
      .stages.flatMap(({ PicturePath, Pages }) => Pages.map((page) => ({ address: PicturePath, session: page, as: 'page' as const }))),
    ...event.editorial.rows.news.flatMap(({ ImagePath = '', Url = '' }) =>
      [ImagePath, Url].map((address) => ({ address, session: 'news', as: 'page' as const })),
    ),
    ...event.editorial.rows.awards.flatMap(({ Winners = [] }) =>
      Winners.map(({ ImagePath = '' }) => ({ address: ImagePath, session: 'AwardWinnersPage', as: 'page' as const })),
    ),
    ...event.editorial.rows.assemblies.flatMap(({ VotersKey = '', Documents = [], Agenda = [] }) =>
      [{ Documents }, ...Agenda]
        .flatMap((one) => one.Documents ?? [])
        // Where no key says who may vote, a document for voters is nobody's.
        .map(({ Url, IsForVoters = false }) =>
          IsForVoters
            ? { address: Url, session: VotersKey, as: 'key' as const }
            : { address: Url, session: 'AssemblyPage', as: 'page' as const },
        ),
    ),
    ...event.editorial.rows.tv.flatMap(({ ImagePath = '', MediaUrl, Captions = [] }) =>
      [ImagePath, MediaUrl, ...Captions.map(({ Url }) => Url)].map((address) => ({ address, session: 'TvPage', as: 'page' as const })),
    ),
  ];
  const made = new Map<string, Naming[]>();
  for (const { address, ...naming } of all) {
    const file = fileAt(event, address);
    if (file !== undefined) made.set(file, [...(made.get(file) ?? []), naming]);
  }
  return made;
});

/** Addresses of what lists of links and captions name. */
const urls = (...lists: (readonly { Url: string }[] | undefined)[]): string[] => lists.flatMap((list = []) => list.map(({ Url }) => Url));

/** What profiles, products and media of companies name; logos and plans are facts. */
function filesOfCompanies({ exhibition }: PublishedEvent): (Naming & { address: string })[] {
  const { companies, products, media, halls } = exhibition.rows;
  const on = (as: 'company' | ClosablePart, company: string, ...written: (string | undefined)[]) =>
    written.map((address = '') => ({ address, session: company, as }));
  const of = (company: string, ...written: (string | undefined)[]) => on('company', company, ...written);
  const facts = [...companies.map(({ LogoPath }) => LogoPath), ...halls.map(({ PlanPath }) => PlanPath)];
  return [
    ...facts.map((address = '') => ({ address, session: '', as: 'fact' as const })),
    ...companies.flatMap(({ Id, PicturePath, CustomPdfLink, Lounge, Booth, Links = [], Team = [] }) =>
      [
        of(Id, PicturePath, CustomPdfLink, ...urls(Links)),
        on('lounge', Id, Lounge?.PicturePath, Lounge?.VideoUrl, ...urls(Lounge?.Captions, Lounge?.Links)),
        on('booth', Id, Booth?.PicturePath),
        on('team', Id, ...Team.map(({ ImagePath }) => ImagePath)),
      ].flat(),
    ),
    ...products.flatMap(({ CompanyAccountId, ImagePath, VideoUrl, Captions, Gallery = [], Documents }) =>
      of(CompanyAccountId, ImagePath, VideoUrl, ...Gallery.map(({ Path }) => Path), ...urls(Captions, Documents)),
    ),
    ...media.flatMap(({ CompanyAccountId, Kind, ImagePath, Url, Captions }) =>
      on(`${Kind}s`, CompanyAccountId, ImagePath, Url, ...urls(Captions)),
    ),
  ];
}

/** Files of streams that lie beside a playlist without a folder of its own; a film in one file is taken for another thing. */
const ofStream = /^[^/]+\.(m3u8|ts|m4s|aac|vtt|key)$/i;

/** The playlists a programme names, and whether a file is a part of one: whoever may not have it gets none of its folder (`live/hall-a/` of `live/hall-a/main.m3u8`). */
const playlists = oncePer((event: PublishedEvent) =>
  [...namings(event)].flatMap(([file, naming]) => {
    if (!/\.m3u8$/i.test(file)) return [];
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    const holds = (path: string): boolean => path !== file && (folder === '' ? ofStream.test(path) : path.startsWith(folder));
    return [{ naming, holds }];
  }),
);

/** What of the programme names a file, or the playlist of the stream it is a part of. */
function namingOf(event: PublishedEvent, path: string): readonly Naming[] | undefined {
  const all = [...(namings(event).get(path) ?? []), ...playlists(event).flatMap(({ naming, holds }) => (holds(path) ? naming : []))];
  return all.length === 0 ? undefined : all;
}

/** Path below the assets of the event that a browser asks for when it follows an address, in whichever form it is written; undefined for other addresses. */
export function fileAt(event: PublishedEvent, written: string): string | undefined {
  const shown = event.address(written);
  if (!URL.canParse(shown, 'http://site.invalid')) return undefined;
  const [, first, instance = '', name = '', version, ...path] = new URL(shown, 'http://site.invalid').pathname.split('/');
  const isOwn = nameKey(instance) === nameKey(event.instance) && nameKey(name) === nameKey(event.shortName);
  if (first?.toLowerCase() !== 'assets' || !isOwn || !version || path.length === 0) return undefined;
  try {
    return decodeURIComponent(path.join('/'));
  } catch {
    return undefined;
  }
}

/** Addresses inside a longer text: HTML, Markdown. */
const addresses = /(?:asset:|(?:https?:\/\/[^\s"'<>/]+)?\/assets\/)[^\s"'<>()]*/gi;
const byRow = new WeakMap<ResourceRow, readonly string[]>();
const byRows = new WeakMap<readonly ResourceRow[], ReadonlySet<string>>();

/** Files that rows name: pages, and the frame around pages. */
function filesOf({ rows }: Pick<PublishedEvent, 'rows'>, event: PublishedEvent): ReadonlySet<string> {
  let files = byRows.get(rows);
  if (!files) byRows.set(rows, (files = new Set(rows.flatMap((row) => filesOfRow(row, event)))));
  return files;
}

function filesOfRow(row: ResourceRow, event: PublishedEvent): readonly string[] {
  const kept = byRow.get(row);
  if (kept) return kept;
  const files: string[] = [];
  const string = (text: string): void => {
    for (const address of [text, ...(text.match(addresses) ?? [])]) files.push(fileAt(event, address) ?? '');
  };
  if (/asset/i.test(row.resourcevalue))
    walkValues(parseRow(row, []) ?? row.resourcevalue, undefined, { file: '', pointer: '' }, { string });
  byRow.set(row, files);
  return files;
}

/** Whether a file may be sent to a class of a version: one of those that name it is open, or nothing names it. */
export function isOpenFile(event: PublishedEvent, path: string, access: Access): boolean {
  const { session, stream, recording, profile, page, key } = access;
  const parts = Object.fromEntries(closableParts.map((part) => [part, (company: string) => access.part(company, part)])) as Record<
    ClosablePart,
    (company: string) => boolean
  >;
  const opens = { document: session, stream, recording, fact: () => true, company: profile, ...parts, page, key };
  const naming = namingOf(event, path);
  if (naming?.some((one) => opens[one.as](one.session))) return true;
  if (!filesOf(event, event).has(path)) return !naming;
  return filesOf(filterEvent(event, access, 'getResources'), event).has(path);
}

/** Whether a file is everybody's and stays so: visitors get it, and no session names it, whose policies may be others tomorrow. */
export const isEverybodys = (event: PublishedEvent, path: string, ofVisitors: Access): boolean =>
  !namingOf(event, path)?.some(({ as }) => as !== 'fact') && isOpenFile(event, path, ofVisitors);
