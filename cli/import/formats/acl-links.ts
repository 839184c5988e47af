// The addresses of a paper of a conference of the ACL.
import { type Fields, field, oneLine } from '../reading/fields.ts';
import { isBlank } from '../schedule/session-details.ts';
import { anthologyLinks } from '../values/anthology.ts';

const links: readonly (readonly [field: string, title: string])[] = [
  ['paper_pdf', 'Paper'],
  ['anthology_url', 'Anthology'],
  ['slides_pdf', 'Slides'],
  ['demo_url', 'Demo'],
  ['material', 'Material'],
  ['underline_url', 'Underline'],
];

/** The addresses of a paper; the page of the Anthology and the PDF there by its id, where the file names no PDF itself. */
export function linksOfPaper(fields: Fields, id: string): Fields[] {
  const named = links.flatMap(([name, title]) => (isBlank(field(fields, name)) ? [] : [{ title, url: field(fields, name) }]));
  const [page, pdf] = anthologyLinks(oneLine(field(fields, 'anthology_url')) || id);
  if (!page || !pdf) return named;
  const others = named.filter(({ title }) => title !== page.title);
  return others.some(({ title }) => title === 'Paper') ? [...others, page] : [pdf, ...others, page];
}
