// Which event an address without one opens: the domain's, else the product's own, else the one that is most probably intended (A §1).
import * as z from 'zod';
import { isTrial, TRIAL_EVENT } from '../../src/model/environment.ts';
import { readWindow } from '../../src/rules/window.ts';
import type { EventHead } from '../store/load.ts';
import { nameKey } from '../store/publish.ts';
import type { Domain } from '../store/store.ts';
import type { PublishedEvent } from './event.ts';

/** Where an address without an event leads. */
export type DefaultEvent = { instance: string; event: string; language: string };

/** What the choice is made of. */
export type Choices = {
  heads: readonly EventHead[];
  domains: readonly Domain[];
  /** The product's own event. */
  fallback: DefaultEvent;
  /** The content of an event; requested only where dates or the instance decide. */
  load: (head: EventHead) => Promise<PublishedEvent>;
  /** The server's instant, ms since 1970. */
  now: number;
};

/**
 * The event a host name opens. A domain that names no event, or one that is not published, opens an event of its instance and
 * never that of another. A host without a domain opens the product's own event where it is published, else any.
 */
export async function defaultEventOf(hostname: string, { heads, domains, fallback, ...rest }: Choices): Promise<DefaultEvent> {
  const domain = domainOf(hostname, domains);
  if (!domain) return find(heads, fallback) ? fallback : ((await choose(heads, rest)) ?? fallback);
  const wanted = { instance: domain.instance, event: domain.defaultEvent, language: domain.defaultLanguage };
  if (find(heads, wanted)) return wanted;
  const own = heads.filter((head) => nameKey(head.instance) === nameKey(domain.instance));
  const chosen = await choose(own, rest);
  return chosen ? { ...chosen, language: domain.defaultLanguage } : wanted;
}

/** The first domain a host name fits; undefined for none. */
export const domainOf = (hostname: string, domains: readonly Domain[]): Domain | undefined =>
  domains.find((one) => fitsHost(one.hostname, nameKey(hostname)));

/** Whether a host matches a domain name: a leading `*.` matches every subdomain, a trailing `.*` every parent. */
function fitsHost(pattern: string, host: string): boolean {
  const [open, ends] = [pattern.startsWith('*.'), pattern.endsWith('.*')];
  const fixed = pattern.slice(open ? 1 : 0, ends ? -1 : undefined);
  if (open && ends) return host.slice(1, -1).includes(fixed);
  if (ends) return host.startsWith(fixed) && host.length > fixed.length;
  return open ? host.endsWith(fixed) : host === fixed;
}

const find = (heads: readonly EventHead[], { instance, event }: DefaultEvent): EventHead | undefined =>
  heads.find((head) => nameKey(head.instance) === nameKey(instance) && nameKey(head.shortName) === nameKey(event));

const instanceDefault = z.looseObject({ defaultEvent: z.string().catch('') });

/** The only event; else the `defaultEvent` of an instance; else that of an instance to try things out; else the current, next or last one. */
async function choose(heads: readonly EventHead[], { load, now }: Pick<Choices, 'load' | 'now'>): Promise<DefaultEvent | undefined> {
  // An event that cannot be loaded is no reason to open none.
  const loaded = (await Promise.allSettled(heads.map(load))).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const named = loaded.find(({ instanceDocument, shortName }) => {
    const { data } = instanceDefault.safeParse(instanceDocument);
    return data?.defaultEvent !== undefined && data.defaultEvent !== '' && nameKey(data.defaultEvent) === nameKey(shortName);
  });
  const tried = (): PublishedEvent | undefined =>
    loaded.find(({ instanceDocument, shortName }) => isTrial(instanceDocument) && nameKey(shortName) === TRIAL_EVENT);
  const event = named ?? tried() ?? loaded.toSorted((a, b) => rank(a, now) - rank(b, now))[0];
  return event && { instance: event.instance, event: event.shortName, language: event.about.languages[0] ?? 'en-GB' };
}

/** How far away an event is, in ms: 0 while it runs; a past one is farther than every future one. */
function rank({ about, timeZone }: PublishedEvent, now: number): number {
  const { from, to, readable } = readWindow(about.startDate, about.endDate, timeZone);
  if (!readable) return Number.MAX_VALUE;
  if (now < from) return from - now;
  return now <= to ? 0 : 1e15 + (now - to);
}
