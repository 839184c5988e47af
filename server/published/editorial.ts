// What an event publishes beside its programme in each of its languages, made on first request: as the wire carries them, in the order lists show them.
import type { Award } from '../../src/contract/awards.ts';
import type { AbstractCall } from '../../src/contract/calls.ts';
import type { ArticleDetail, Job } from '../../src/contract/editorial.ts';
import type { DataText } from '../../src/model/adapters/files-to-rows.ts';
import type { Finding } from '../../src/model/finding.ts';
import type { Preceptorship } from '../../src/contract/preceptorships.ts';
import { preceptorshipIn } from './preceptorships.ts';
import { assemblyIn, type WrittenAssembly } from './assembly-rows.ts';
import { awardIn } from './award-rows.ts';
import { callIn } from './calls.ts';
import { filesByName, readRows, type RowsOf } from './data-rows.ts';
import type { Reader } from './reader.ts';
import { instantOfWire } from './times.ts';
import { episodeIn, type WrittenEpisode } from './episode-rows.ts';

/** The rows in the order written, ids unique within their kind. */
const kinds = ['news', 'jobs', 'tv', 'awards', 'preceptorships', 'assemblies', 'calls'] as const;
export type EditorialRows = { [Kind in (typeof kinds)[number]]: Readonly<RowsOf<Kind>> };
export type EditorialView = {
  news: readonly ArticleDetail[];
  jobs: readonly Job[];
  tv: readonly WrittenEpisode[];
  awards: readonly Award[];
  preceptorships: readonly Preceptorship[];
  assemblies: readonly WrittenAssembly[];
  calls: readonly AbstractCall[];
};
export type Editorial = { rows: EditorialRows; inLanguage: (language: string) => EditorialView };

/** Reads their data files. */
export function readEditorial(data: readonly DataText[], findings: Finding[]): EditorialRows {
  const files = filesByName(data);
  return Object.fromEntries(kinds.map((kind) => [kind, readRows(kind, files, findings)])) as unknown as EditorialRows;
}

/** Those of an event; each language is prepared once. */
export function createEditorial(rows: EditorialRows, readerOf: (language: string) => Reader): Editorial {
  const views = new Map<string, EditorialView>();
  return {
    rows,
    inLanguage(language) {
      let view = views.get(language);
      if (!view) views.set(language, (view = viewIn(rows, readerOf(language))));
      return view;
    },
  };
}

const viewIn = ({ news, jobs, tv, awards, preceptorships, assemblies, calls }: EditorialRows, read: Reader): EditorialView => ({
  news: latestFirst(
    news.map((row) => articleIn(row, read)),
    ({ Date: date }) => date,
  ),
  jobs: latestFirst(
    jobs.map((row) => jobIn(row, read)),
    ({ PublishedDate }) => PublishedDate,
  ),
  tv: latestFirst(
    tv.map((row) => episodeIn(row, read)),
    ({ Date: date }) => date,
  ),
  preceptorships: preceptorships.map((row) => preceptorshipIn(row, read)),
  assemblies: assemblies.map((row) => assemblyIn(row, read)).toSorted((a, b) => startOf(a) - startOf(b)),
  calls: calls.map((row) => callIn(row, read)),
  awards: awards.map((row) => awardIn(row, read)).toSorted((a, b) => b.Year - a.Year),
});

/** What somebody gets to whom their pages are closed. */
const noRows = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as EditorialRows & EditorialView;
export const noEditorial: Editorial = { rows: noRows, inLanguage: () => noRows };

/** Those without a time come last. */
const startOf = ({ StartTime }: WrittenAssembly): number => instantOfWire(StartTime) ?? Number.MAX_VALUE;

/** Those without a time come last; equal ones as written. */
const latestFirst = <T>(rows: readonly T[], timeOf: (row: T) => string | null): T[] => {
  const instant = (row: T): number => instantOfWire(timeOf(row)) ?? -Infinity;
  return rows.toSorted((a, b) => {
    const [one, other] = [instant(a), instant(b)];
    return one === other ? 0 : other - one;
  });
};

function articleIn(row: RowsOf<'news'>[number], read: Reader): ArticleDetail {
  return {
    Id: row.Id,
    Date: read.times({ StartDateTime: row.Date }).StartDateTime,
    Title: read.text(row.Title),
    Summary: read.text(row.Summary),
    Author: row.Author ?? '',
    ImagePath: read.address(row.ImagePath),
    ImageText: read.text(row.ImageText),
    Tags: row.Tags ?? [],
    Url: read.address(row.Url),
    Text: read.html(row.Text),
  };
}

function jobIn(row: RowsOf<'jobs'>[number], read: Reader): Job {
  const { StartDateTime, EndDateTime } = read.times({ StartDateTime: row.PublishedDate, EndDateTime: row.Deadline });
  return {
    Id: row.Id,
    CompanyAccountId: row.CompanyAccountId ?? '',
    Title: read.text(row.Title),
    Employer: read.text(row.Employer),
    Location: read.text(row.Location),
    Country: (row.Country ?? '').toUpperCase(),
    IsRemote: row.IsRemote ?? false,
    EmploymentType: row.EmploymentType ?? 'other',
    Field: read.text(row.Field),
    Salary: read.text(row.Salary),
    Summary: read.text(row.Summary),
    ApplyUrl: read.address(row.ApplyUrl),
    ApplyEmail: row.ApplyEmail ?? '',
    PublishedDate: StartDateTime,
    Deadline: EndDateTime,
    Text: read.html(row.Text),
  };
}
