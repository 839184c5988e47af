// After a publication: the addresses of what was published, and whether a running server shows it already.
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { EventOutcome } from '../../server/store/publish-folder.ts';
import type { Database, Store } from '../../server/store/store.ts';
import { preparePublishedEvent } from '../../server/published/event.ts';
import { eventShortname } from '../../src/contract/core.ts';
import { eventName } from '../../src/contract/event-name.ts';
import { printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { homeAddresses, localOrigin, siteOrigin } from './site-address.ts';

/** How long a running server may take to notice, in ms; it looks every second. */
const PATIENCE = 6000;
/** How long one answer may take, in ms. */
const ANSWER = 2000;
/** Pause between two looks, in ms. */
const PAUSE = 250;
/** More events have one line each, without the other languages. */
const FEW = 4;

type Published = { id: number; instance: string; event: string; version: number; languages: readonly string[] };

/**
 * Says where the events of a publication are, and whether the server that answers there has them; waits for it a few seconds.
 * `base` is what `--base` gives. Throws UsageError for a base that is no address.
 */
export async function announcePublished(
  store: Store & Database,
  outcomes: readonly EventOutcome[],
  { base, terminal }: { base: string | undefined; terminal: Terminal },
): Promise<void> {
  const accepted = await acceptedEvents(store, outcomes);
  if (accepted.length === 0) return;
  const domains = await store.domains();
  for (const [origin, events] of Map.groupBy(accepted, ({ instance }) => siteOrigin(domains, instance, base))) {
    for (const one of events) terminal.say(addressLine(homeAddresses(origin, one)[0]!, accepted.length <= FEW ? one.languages : []));
    terminal.progress(`Asking ${origin} …`);
    terminal.say(stateLine(origin, await stateAt(origin, events)));
  }
}

async function acceptedEvents(store: Store & Database, outcomes: readonly EventOutcome[]): Promise<Published[]> {
  const heads = await store.events();
  const found = outcomes.map(async (one): Promise<Published[]> => {
    const head = heads.find(({ instance, shortName }) => eventName(instance, shortName) === eventName(one.instance, one.event));
    const stored = one.outcome === 'refused' || !head ? undefined : await store.load(head.id, head.version);
    if (!head || !stored) return [];
    const { about, languageFor } = preparePublishedEvent(head, stored);
    const languages = about.languages.length > 0 ? about.languages : [languageFor(undefined)];
    return [{ id: head.id, instance: head.instance, event: head.shortName, version: head.version, languages }];
  });
  return (await Promise.all(found)).flat();
}

function addressLine(first: string, [, ...others]: readonly string[]): string {
  return printable(`  ${first}${others.length > 0 ? `  (also ${others.join(', ')})` : ''}`);
}

type State = 'shown' | 'silent' | 'elsewhere';

function stateLine(origin: string, state: State): string {
  if (state === 'shown') return `The server at ${origin} shows it.`;
  if (state === 'elsewhere')
    return `The server at ${origin} does not show it yet: it may use another database (FOYER_DATA, DATABASE_URL), or is busy.`;
  return origin === localOrigin()
    ? `No server answers at ${origin}; npm start begins one.`
    : `No server answers at ${origin} yet; on this machine npm start begins one.`;
}

/** Waits until all events are there in their versions, or it is clear that they will not be. */
async function stateAt(origin: string, events: readonly Published[]): Promise<State> {
  const end = performance.now() + PATIENCE;
  let left = events;
  for (;;) {
    const answers = await Promise.all(left.map((one) => isThere(origin, one)));
    if (answers.includes(undefined)) return 'silent';
    left = left.filter((_, index) => answers[index] === false);
    if (left.length === 0) return 'shown';
    if (performance.now() > end) return 'elsewhere';
    await wait(PAUSE);
  }
}

const answer = z.object({ EventId: z.number(), Version: z.number() });

/** Whether a server has this version of an event; undefined where none answers. */
async function isThere(origin: string, { id, instance, event, version }: Published): Promise<boolean | undefined> {
  const url = new URL(eventShortname.path, origin);
  url.searchParams.set('shortName', eventName(instance, event));
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER), redirect: 'error' });
    const { data } = answer.safeParse(await response.json());
    return data !== undefined && data.EventId === id && data.Version >= version;
  } catch {
    return undefined;
  }
}
