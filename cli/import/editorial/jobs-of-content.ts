// The jobs board of a conference site as rows of `data/jobs.json`.
import { escapeHtml } from '../../../server/published/rich-text.ts';
import { LONGEST_TEXT, LONGEST_TITLE } from '../../../src/model/fields.ts';
import type { CompanyRow } from '../../../src/model/documents/exhibition.ts';
import type { Job } from '../content.ts';
import { foldedName } from '../exhibition/collect-companies.ts';
import { nameInWords } from '../exhibition/exhibition-of.ts';
import { slugOf, uniqueIds } from '../values/identifiers.ts';
import { words } from '../write/words.ts';
import type { EditorialRow } from './rows.ts';

/**
 * A row for each position. What a company says about itself stands below each of its positions; a company that names none has one row, “Open positions”.
 * The Id is made of company and title, so that it stays when the board changes its order.
 */
export function jobRowsOf(
  jobs: readonly Job[],
  companies: readonly Pick<CompanyRow, 'Id' | 'Name'>[],
  languages: readonly string[],
): EditorialRow[] {
  const unique = uniqueIds();
  return [...Map.groupBy(jobs, ({ company }) => company)].flatMap(([company, entries]) => {
    const isAbout = ({ title }: Job): boolean => company !== '' && title === company;
    const about = entries.filter(isAbout).map(({ html }) => html);
    const positions = entries.filter((job) => !isAbout(job));
    const employer = employerOf(company, companies);
    if (positions.length === 0)
      return [rowOf(unique(slugOf(company, 'job')), words('openPositions', languages), employer, about.join('\n'))];
    const beside = about.length === 0 ? '' : `\n<h3>${escapeHtml(company)}</h3>\n${about.join('\n')}`;
    return positions.map(({ title, html }) => {
      const text = html.length + beside.length <= LONGEST_TEXT ? `${html}${beside}` : html;
      return rowOf(unique(slugOf(`${company} ${title}`, 'job')), title.slice(0, LONGEST_TITLE), employer, text);
    });
  });
}

function rowOf(Id: string, Title: EditorialRow['Title'], employer: object, text: string): EditorialRow {
  const address = applyAddress(text);
  return { Id, Title, ...employer, ...(address !== '' && { ApplyUrl: address }), ...(text !== '' && { Text: text }) };
}

/** The company of the exhibition of that name, else the name. */
function employerOf(company: string, companies: readonly Pick<CompanyRow, 'Id' | 'Name'>[]): object {
  const found = companies.filter(({ Name }) => foldedName(nameInWords(Name)) === foldedName(company));
  if (found.length === 1) return { CompanyAccountId: found[0]!.Id };
  return company === '' ? {} : { Employer: company.slice(0, LONGEST_TITLE) };
}

/** The first link whose words are about applying; empty for none. */
function applyAddress(html: string): string {
  for (const [, address = '', name = ''] of html.matchAll(/<a href="(https?:[^"]{1,2000})"[^<>]{0,200}>([^<>]{0,200})<\/a>/g))
    if (/appl|bewerb|postul|candidat|solicit/i.test(name)) return address.replaceAll('&amp;', '&');
  return '';
}
