// News and jobs of an event in each of its languages, made on first request: as the wire carries them, in the order lists show them.
import type { ArticleDetail, Job } from '../../src/contract/editorial.ts';
import type { DataText } from '../../src/model/adapters/files-to-rows.ts';
import type { JobRow, NewsRow } from '../../src/model/documents/editorial.ts';
import type { Finding } from '../../src/model/finding.ts';
import { filesByName, readRows } from './data-rows.ts';
import type { Reader } from './reader.ts';
import { instantOfWire } from './times.ts';

/** The rows in the order written, ids unique within their kind. */
export type EditorialRows = { news: readonly NewsRow[]; jobs: readonly JobRow[] };
export type EditorialView = { news: readonly ArticleDetail[]; jobs: readonly Job[] };
export type Editorial = { rows: EditorialRows; inLanguage: (language: string) => EditorialView };

/** What somebody gets to whom the pages of news and jobs are closed. */
export const noEditorial: Editorial = { rows: { news: [], jobs: [] }, inLanguage: () => ({ news: [], jobs: [] }) };

/** Reads the data files of news and jobs. */
export function readEditorial(data: readonly DataText[], findings: Finding[]): EditorialRows {
  const files = filesByName(data);
  return { news: readRows('news', files, findings), jobs: readRows('jobs', files, findings) };
}

/** Creates news and jobs; each language is prepared once. */
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

const viewIn = ({ news, jobs }: EditorialRows, read: Reader): EditorialView => ({
  news: latestFirst(
    news.map((row) => articleIn(row, read)),
    ({ Date: date }) => date,
  ),
  jobs: latestFirst(
    jobs.map((row) => jobIn(row, read)),
    ({ PublishedDate }) => PublishedDate,
  ),
});

/** Those without a time come last; equal ones as written. */
const latestFirst = <T>(rows: readonly T[], timeOf: (row: T) => string | null): T[] => {
  const instant = (row: T): number => instantOfWire(timeOf(row)) ?? -Infinity;
  return rows.toSorted((a, b) => {
    const [one, other] = [instant(a), instant(b)];
    return one === other ? 0 : other - one;
  });
};

function articleIn(row: NewsRow, read: Reader): ArticleDetail {
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

function jobIn(row: JobRow, read: Reader): Job {
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
