// The mock mode (A §7, B §7): answers API calls from the files of a static site; calls that need a server get 405.
import {
  companyAccount,
  companyAccountBooth,
  exhibitorLounge,
  exhibitorProducts,
  exhibitorProductsForEvent,
  exhibitorSymposia,
} from '../../contract/companies.ts';
import { getResources, serverTime } from '../../contract/core.ts';
import { eventProjects } from '../../contract/charity-projects.ts';
import { eventAdvertisement } from '../../contract/exhibition.ts';
import { symposia } from '../../contract/industry.ts';
import { eventPushnotifications } from '../../contract/notifications.ts';
import { pagData, selectedSessions } from '../../contract/programme.ts';
import { deviceTime } from '../../clock/clock.ts';
import { answerFile } from './answer-file.ts';
import { narrowing } from './narrowing.ts';

export type StaticFiles = {
  /** Path of the site with a slash at its end, `/` or `/congress/`. */
  base: string;
  fetch: typeof fetch;
  /** The instant now, ms; defaults to the device's time, as there is no server. */
  now?: () => number;
};

/** A `fetch` for the API client that reads files of a static site. */
export function staticFetch({ base, fetch, now = deviceTime.wall }: StaticFiles): typeof globalThis.fetch {
  const read = async (
    path: string,
    params: Readonly<Record<string, string>>,
    signal: AbortSignal | null | undefined,
  ): Promise<Response> => {
    const init: RequestInit = { signal: signal ?? null, ...(params['version'] === undefined ? { cache: 'no-cache' } : {}) };
    const ask = (asked: Readonly<Record<string, string>>) => fetch(base + answerFile(path, asked).slice(1), init);
    const response = await ask(params);
    const { language, ...rest } = params;
    // A language the event does not have gets the event's default, as on a server.
    const answer = response.status === 404 && language !== undefined ? await ask(rest) : response;
    return answer.ok ? narrowed(answer, path, params) : answer;
  };

  /** POST SelectedSessions: the details of these sessions, each from its own file. */
  const selected = async ({ shortname = '', ...rest }: Readonly<Record<string, string>>, init: RequestInit): Promise<Response> => {
    const ids = [...new Set(JSON.parse(typeof init.body === 'string' ? init.body : '[]') as string[])];
    const answers = await Promise.all(ids.map((sessionid) => read(pagData.path, { ...rest, eventid: shortname, sessionid }, init.signal)));
    const failed = answers.find(({ ok, status }) => !ok && status !== 404);
    if (failed) return failed;
    const bodies = await Promise.all(answers.filter(({ ok }) => ok).map((answer) => answer.json() as Promise<{ Sessions: unknown[] }>));
    return Response.json(bodies.flatMap(({ Sessions }) => Sessions));
  };

  return async (input, init = {}) => {
    const address = new URL(input instanceof Request ? input.url : input, 'http://site.invalid');
    // A site has one answer for everybody: no access class, and no version except where the export names one.
    const { for: _, version, ...asked } = Object.fromEntries(address.searchParams);
    const params: Record<string, string> = version !== undefined && address.pathname === getResources.path ? { ...asked, version } : asked;
    if (address.pathname === serverTime.path) return Response.json({ ServerTime: new Date(now()).toISOString() });
    if (address.pathname === selectedSessions.path) return selected(params, init);
    // Counting, saving and reporting need a server.
    if ((init.method ?? 'GET') !== 'GET' || isCounter(address.pathname)) return new Response(null, { status: 405 });
    const inPath = parametersInPath(address.pathname);
    return inPath ? read(inPath.path, { ...params, ...inPath.params }, init.signal) : read(address.pathname, params, init.signal);
  };
}

/** Paths of answers that have parameters in them, `/api/…/:eventId/:language`; the first may be two parts, the exact name of an event. */
const withParameters = [
  eventAdvertisement,
  eventPushnotifications,
  eventProjects,
  companyAccount,
  exhibitorLounge,
  companyAccountBooth,
  exhibitorProducts,
  exhibitorProductsForEvent,
  exhibitorSymposia,
  symposia,
].map(({ path }) => path);

/** The endpoint of such an address and the values in its path; undefined for any other. */
function parametersInPath(pathname: string): { path: string; params: Record<string, string> } | undefined {
  const path = withParameters.find((one) => pathname.startsWith(one.slice(0, one.indexOf(':'))));
  if (path === undefined) return undefined;
  const start = path.indexOf(':');
  const [first = '', ...rest] = path.slice(start + 1).split('/:');
  const parts = pathname.slice(start).split('/').map(decodeURIComponent);
  const values = parts.splice(parts.length - rest.length);
  return { path, params: { [first]: parts.join('/'), ...Object.fromEntries(rest.map((name, at) => [name, values[at] ?? ''])) } };
}

/** GETs that count (A §7, B §7). */
const isCounter = (path: string): boolean => /^\/api\/(?:app|exhibition)\/set/i.test(path);

async function narrowed(response: Response, path: string, params: Readonly<Record<string, string>>): Promise<Response> {
  const rule = narrowing(path);
  if (!rule || !rule.params.some((name) => params[name] !== undefined || name === 'programGrade')) return response;
  return Response.json(rule.narrow(await response.json(), params));
}
