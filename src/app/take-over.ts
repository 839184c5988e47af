// Prepares the browser to take over the page the server has drawn: the same instant, the same answers, the code of everything on it.
import { createLaterParts, markLater } from '../renderer/later-parts.ts';
import { takeIcons } from '../ui/icon-set.ts';
import { parseJson } from '../base/parse-json.ts';
import { translate } from '../i18n/translate.ts';
import { nextTask } from '../base/next-task.ts';
import { pageAddress, sitePath } from '../session/site-path.ts';
import { type Loaded, loadPage } from './load-page.ts';
import { pageIdentity, personIdentity } from './page-screen.tsx';
import { takeDocuments } from '../session/use-document.ts';
import { restoreStyles } from './restore-styles.ts';
import type { ScreenData } from './routes.tsx';
import type { Services } from './services.ts';
import type { RenderedState } from './ssr/render-request.ts';

/** What the server has drawn the page with; undefined if it has not drawn it, or if the connection was cut within: the page is drawn anew. */
export function renderedState(page: Document): RenderedState | undefined {
  return parseJson(page.getElementById('foyer-state')?.textContent ?? '') as RenderedState | undefined;
}

/**
 * The screen of the page in `state`, loaded without a request; undefined if this device shows another one (the guards lead elsewhere,
 * the container or the person is another): the page is then drawn anew.
 */
export async function takeOver(services: Services, state: RenderedState): Promise<ScreenData | undefined> {
  // Files are the same for every query: what it asks for is not drawn.
  if (services.boot.isStatic && location.search !== '') return undefined;
  // What serves all pages has just been made.
  await nextTask();
  const later = createLaterParts(state.later);
  const loaded = await loadFirst({ ...services, later, ...(state.isChecked && { isChecked: true }) });
  if (loaded.kind !== 'page' || pageIdentity(loaded) !== state.page || personIdentity(loaded) !== state.person) return undefined;
  const entries = state.components.map((name) => services.registry.find(name));
  await Promise.all(entries.map(async (entry) => (state.isChecked ? entry?.loadView() : entry?.load())));
  takeIcons(state.icons);
  await nextTask();
  markLater(document, state.later);
  restoreStyles(document, state.styles);
  takeDocuments(loaded.model, state.documents);
  // Text functions are made with the first text: a task of their own.
  translate('', {}, { language: loaded.context.where.language, eventLanguages: loaded.info.Languages }, loaded.model.texts);
  await nextTask();
  // Afterwards: the key of an answer names its reader.
  for (const { key, data } of state.queries) services.queries.setQueryData(key, data);
  await nextTask();
  return { loaded, opened: undefined, later };
}

/**
 * The page of this address. What an address leads to is the window's address from then on: some redirects happen once (lounge, venue, the end of
 * the holding page), and asked again the guards would stay here. The root of a site of files has the page it leads to.
 */
async function loadFirst(services: Services): Promise<Loaded> {
  const asked = pageAddress(new URL(location.href));
  const loaded = await loadPage(services, asked);
  if (loaded.kind !== 'redirect') return loaded;
  history.replaceState(history.state, '', sitePath(loaded.to));
  return asked.pathname === '/' ? loadPage(services, pageAddress(new URL(location.href))) : loaded;
}
