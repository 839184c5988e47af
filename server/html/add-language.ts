// Addresses of an event that leave out the language, as people type and print them: where they lead.
import { addressIn, type LinkContext, matchAddress, pagePath } from '../../src/pages/match.ts';

/** What is asked of an event to find out. */
type Named = { instance: string; shortName: string };

/**
 * The address of a page in the language `languageOf` gives, for one that would be of a page if it had a language: `/home/society/congress27`,
 * `/society/congress27/search`, and `/society/congress27` for the home page. Undefined for any other.
 */
export async function addLanguage<E extends Named>(
  path: string,
  eventOf: (instance: string, shortName: string) => Promise<E | undefined>,
  languageOf: (event: E) => string,
): Promise<string | undefined> {
  const parts = path
    .replace(/(?<!\/)\/+$/, '')
    .split('/')
    .slice(1);
  // Suffix style begins with the instance, prefix style has one word before it.
  for (const at of [0, 1]) {
    const [instance, shortName] = parts.slice(at, at + 2).map(decoded);
    const event = instance && shortName ? await eventOf(instance, shortName) : undefined;
    if (!event) continue;
    const where: LinkContext = { instance: event.instance, event: event.shortName, language: languageOf(event) };
    if (at === 0 && parts.length === 2) return pagePath('HomePage', where);
    const whole = `/${parts.toSpliced(at + 2, 0, where.language).join('/')}`;
    if (matchAddress(whole)) return addressIn(whole, where);
  }
  return undefined;
}

/** Empty for what cannot be decoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
