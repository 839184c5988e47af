// The name of a loaded page, for the window's title and screen readers.
import { pageName } from '../../i18n/page-name.ts';
import type { Loaded } from '../load-page.ts';
import { appText } from '../app-texts.ts';

/** Name of a page in its own language, its key if it has none; without a page the headline of the screen in its place, in `language`. */
export function pageTitle(loaded: Loaded, language: string): string {
  if (loaded.kind !== 'page') return appText(language)(loaded.kind === 'maintenance' ? 'maintenance' : 'notFound');
  const { page, model, info } = loaded;
  return pageName(page.page, page.title, model, { language: loaded.language, eventLanguages: info.Languages }) || page.page;
}
