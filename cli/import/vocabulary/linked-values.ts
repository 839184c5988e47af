// Links out of one field: an address, several in a text, links of Markdown, objects with a title and an address, or addresses by their names.
import { asFields, carriedText, field, longText, oneLine } from '../reading/fields.ts';
import { anthologyLinks } from '../values/anthology.ts';
import { markdownLink } from '../values/markdown-link.ts';

/** A link as a schedule reads it; without a title the address is its own. */
export type FoundLink = { title: string; url: string };

/** The links of a value; `title` is that of addresses without words of their own. */
export function linksOfValue(value: unknown, title: string): FoundLink[] {
  const fields = asFields(value);
  if (!fields) return linksIn(longText(value), title);
  const address = field(fields, 'url', 'href', 'link', 'resource', 'address');
  if (address !== undefined)
    return [
      { title: oneLine(carriedText(field(fields, 'title', 'name', 'label', 'text', 'description'))) || title, url: oneLine(address) },
    ];
  return Object.entries(fields).flatMap(([name, one]) => (/^https?:/i.test(oneLine(one)) ? [{ title: name, url: oneLine(one) }] : []));
}

/** An address, those of a paper of the ACL Anthology by its id, or links of Markdown, parted by `|`; several addresses in lines or behind commas. */
function linksIn(text: string, title: string): FoundLink[] {
  const papers = anthologyLinks(text);
  if (papers.length > 0) return papers;
  const links = text.split('|').map((part) => markdownLink(part.trim()));
  if (links.every((link) => link !== undefined)) return links.map(({ words, address }) => ({ title: words || title, url: address }));
  const doi = /^10\.\d{4,9}\/\S+$/;
  return text
    .split(/[\s,;|](?=https?:)/i)
    .map((one) => oneLine(one.replace(/[\s,;|]{1,6}$/, '')))
    .map((one) => ({ title, url: doi.test(one) ? `https://doi.org/${one}` : one }));
}
