// Links in safe HTML for whoever reads it elsewhere, in a feed or a search engine: pages of the event and addresses of the site made absolute.
import { pagePath } from '../../src/pages/match.ts';

type Place = { instance: string; event: string; language: string; origin: string };

/** HTML as `richText` writes it, with every link absolute. */
export const absoluteLinks = (html: string, { origin, ...place }: Place): string =>
  html
    .replaceAll(/ href="page:([\w.-]+)/g, (_, page: string) => ` href="${origin}${pagePath(page, place)}`)
    .replaceAll(/ href="(\/(?!\/)[^"]*)"/g, (_, path: string) => ` href="${origin}${path}"`);
