// Links and attachments of an event of a schedule, from whatever shape they have.
import { asFields, asList, carriedText, field, oneLine } from '../reading/fields.ts';
import { webAddress } from '../values/addresses.ts';

/** A web address with words, as the rows have it. */
export type TitledLink = { Title: string; Url: string };

/** The usable links of a value, and the addresses that are none (`file:`, `javascript:`, nonsense). Without words the address is its own title. */
export function linksOf(value: unknown, baseUrl: string): { links: TitledLink[]; unusable: string[] } {
  const links: TitledLink[] = [];
  const unusable: string[] = [];
  for (const entry of asList(value)) {
    const fields = asFields(entry);
    const address = oneLine(fields ? field(fields, 'url', 'href', 'link') : entry);
    const Url = webAddress(address, baseUrl);
    const Title = fields ? carriedText(field(fields, 'title', 'name', 'text')).replaceAll(/\s+/g, ' ') : '';
    if (Url !== '') links.push({ Title: Title || Url, Url });
    else if (address !== '' || Title !== '') unusable.push(address || Title);
  }
  return { links, unusable };
}
