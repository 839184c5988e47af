// Asks once for every internal address that any page links to, and reports which pages have a broken one.
import type { OpenEvent } from '../../server/open-event.ts';
import { matchAddress } from '../../src/pages/match.ts';
import type { Found } from './finding-kinds.ts';
import type { Kept } from './kept-renderings.ts';
import { decodeText } from '../../src/model/decode-text.ts';

/** Addresses requested at the same time. */
const AT_ONCE = 6;
/** Longest wait for an answer, ms. */
const PATIENCE = 15_000;
const previewParameters = ['preview', 'at', 'as', 'container', 'explain'];

/** A rendered page: where it is, and what was seen on it. */
export type Visited = { key: string; address: string; kept: Kept };

/** What the check knows of the events: whether an address names a session or person that is there. */
export type KnownRows = (path: string) => string | undefined;

/** Findings by the key of the rendering with the link, and how many addresses were asked for. */
export async function checkLinks(
  visited: readonly Visited[],
  origin: string,
  missingRow: KnownRows,
): Promise<{ found: Map<string, Found[]>; asked: number }> {
  const anchors = new Map<string, Set<string>>();
  for (const { address, kept } of visited) {
    const path = pathOf(new URL(address, origin));
    anchors.set(path, new Set([...(anchors.get(path) ?? []), ...kept.ids]));
  }
  const wanted = new Set(visited.flatMap(({ kept }) => kept.links.flatMap((link) => internal(link, origin)?.path ?? [])));
  const broken = new Map<string, string>();
  const queue = [...wanted];
  const ask = async (): Promise<void> => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const problem = (await problemOf(origin + path)) ?? missingRow(path);
      if (problem !== undefined) broken.set(path, problem);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));

  const found = new Map<string, Found[]>();
  for (const { key, address, kept } of visited) {
    const here = pathOf(new URL(address, origin));
    const own = kept.links.flatMap((link): Found[] => {
      const to = internal(link, origin);
      if (!to) return [];
      const problem = broken.get(to.path);
      if (problem !== undefined) return [{ kind: 'link', message: `${to.path}: ${problem}`, place: '' }];
      // Anchors of the page itself are checked while it is open.
      const ids = to.path === here || to.anchor === '' ? undefined : anchors.get(to.path);
      return ids && !ids.has(to.anchor) ? [{ kind: 'link', message: `there is no #${to.anchor} on ${to.path}`, place: '' }] : [];
    });
    if (own.length > 0) found.set(key, own);
  }
  return { found, asked: wanted.size };
}

async function problemOf(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { headers: { accept: 'text/html,*/*' }, signal: AbortSignal.timeout(PATIENCE) });
    await answer.body?.cancel();
    return answer.ok ? undefined : `answered ${answer.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A link to this server, without the state of the preview; undefined for every other. */
function internal(link: string, origin: string): { path: string; anchor: string } | undefined {
  const url = URL.parse(link);
  if (!url || url.origin !== origin) return undefined;
  return { path: pathOf(url), anchor: decodeText(url.hash.slice(1)) };
}

function pathOf(url: URL): string {
  for (const name of previewParameters) url.searchParams.delete(name);
  return url.pathname + url.search;
}

/** Looks up sessions and people of these events: the server shows their page for any id and finds out later that there is none. */
export const rowsOf =
  (events: readonly OpenEvent[]): KnownRows =>
  (path) => {
    const address = matchAddress(path.split('?')[0]!);
    const event = events.find(({ folder }) => folder.instance === address?.instance && folder.event === address.event);
    if (!event || !address) return undefined;
    const programme = event.published.programme.inLanguage(event.language);
    const { sessionId, userId } = address.params;
    if (sessionId !== undefined && !programme.session(sessionId)) return `there is no session ${sessionId}`;
    if (userId !== undefined && !programme.author(userId)) return `there is no person ${userId}`;
    return undefined;
  };
