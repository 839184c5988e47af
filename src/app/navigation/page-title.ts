// The name of a loaded page, for the window's title and screen readers.
import type { Loaded } from '../load-page.ts';
import { appText } from '../app-texts.ts';

/** Name of the thing a page is about or of the page itself; without a page the headline of the screen in its place, in `language`. */
export const pageTitle = (loaded: Loaded, language: string): string =>
  loaded.kind === 'page' ? loaded.subject || loaded.name : appText(language)(loaded.kind === 'maintenance' ? 'maintenance' : 'notFound');
