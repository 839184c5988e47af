// Reads the address of --route: the event and page it leads to, and what a preview address says of who looks, in what, and when.
import { matchAddress, type Address } from '../../../src/pages/match.ts';
import { isBehindPages } from '../../../src/pages/table.ts';
import { isPreview, selectedPrincipal, readPreview, withoutPreview } from '../../../src/preview/address.ts';
import { askedContainer } from '../../../src/rules/guards/query.ts';
import type { Terminal } from '../../output/terminal.ts';
import { UsageError } from '../../output/usage-error.ts';
import { chooseEvent, choosePage, type ReadConfiguration } from '../choose-event.ts';
import { type Around, openAround, type Opened } from '../opened.ts';

/** An address that was found: its page, and path and query as an attendee would have them. */
export type ReadAddress = { opened: Opened; address: Address; href: string };

/** Reads an address; its host does not matter. Throws UsageError for one of no page, or of an event that is not there. */
export async function readAddress(
  configuration: ReadConfiguration,
  text: string,
  around: Around,
  terminal: Terminal,
): Promise<ReadAddress> {
  const url = URL.parse(text, 'http://localhost');
  const matched = url && matchAddress(url.pathname, url.search);
  if (!url || !matched) throw new UsageError(`${text} is no address of a page: write it like /home/<instance>/<event>/en-GB.`);
  const name = matched.event === '' ? around.event : `${matched.instance}/${matched.event}`;
  const folder = chooseEvent(configuration, name);
  const query = Object.fromEntries(url.searchParams);
  const opened = await openAround(
    configuration,
    {
      ...around,
      event: `${folder.instance}/${folder.event}`,
      ...(matched.language !== '' && { language: matched.language }),
      ...(around.container === undefined && askedContainer(query) && { container: askedContainer(query)! }),
    },
    terminal,
  );
  const { event } = opened;
  const { page, params } = matched;
  if (isBehindPages(page) && matched.params['pageName'] === page)
    throw new UsageError(`${page} stands behind other pages; it has no address.`);
  // Addresses name content pages exactly.
  if (!event.page(page)) throw new UsageError(`There is no page ${page}${nearOf(event, page)}`);
  const address = { page, params, ...event.folder, language: event.language };
  if (!isPreview(url.searchParams)) return { opened, address, href: url.pathname + url.search };
  const { state, problems } = readPreview(url.searchParams, event.timeZone);
  for (const { message } of problems) terminal.say(message);
  const rest = withoutPreview(url.searchParams);
  return {
    opened: {
      ...opened,
      ...(around.at === undefined && state.at !== undefined && { now: state.at }),
      ...(around.as === undefined && {
        persona: {
          name: typeof state.as === 'string' ? state.as : 'persona of the address',
          principal: selectedPrincipal(state),
          notes: [],
        },
      }),
    },
    address,
    href: url.pathname + (rest && `?${rest}`),
  };
}

/** What choosePage would take, as a hint; it throws its own words where there is nothing near. */
const nearOf = (event: Opened['event'], page: string): string => ` (did you mean ${choosePage(event, page)}?).`;
