// Prepares the browser to take over the page the server has drawn: the same instant, the same answers, the code of everything on it.
import { loadPage } from './load-page.ts';
import { pageIdentity } from './page-screen.tsx';
import { restoreStyles } from './restore-styles.ts';
import type { ScreenData } from './routes.tsx';
import type { Services } from './services.ts';
import type { RenderedState } from './ssr/render-request.ts';

/** What the server has drawn the page with; undefined if it has not drawn it. */
export function renderedState(page: Document): RenderedState | undefined {
  const text = page.getElementById('foyer-state')?.textContent;
  return text ? (JSON.parse(text) as RenderedState) : undefined;
}

/**
 * The screen of the page in `state`, loaded without a request; undefined if this device shows another one (the guards lead elsewhere,
 * the container is another): the page is then drawn anew.
 */
export async function takeOver(services: Services, state: RenderedState): Promise<ScreenData | undefined> {
  const loaded = await loadPage(services, new URL(location.href));
  if (loaded.kind !== 'page' || pageIdentity(loaded) !== state.page) return undefined;
  await Promise.all(state.components.map(async (name) => services.registry.find(name)?.load()));
  restoreStyles(document, state.styles);
  // Afterwards: the key of an answer names its reader.
  for (const { key, data } of state.queries) services.queries.setQueryData(key, data);
  return { loaded, opened: undefined };
}
