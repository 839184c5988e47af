// What a handler of an endpoint is, and that every endpoint of an area has exactly one: the compiler checks it by these types.
import type * as z from 'zod';
import type { Clock } from '../clock.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { AccessControl } from '../access/access-control.ts';
import type { Feeds } from '../feeds/feeds.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { People } from '../people/people.ts';
import type { Caller } from '../sessions/caller.ts';
import type { Store } from '../store/store.ts';
import type { ViewCounter } from '../views/view-counter.ts';
import type { ClientBrowser } from './client-browser.ts';
import type { DiagnosticsCollector } from './diagnostics-collector.ts';

/** Version of the software (A §3 Server version info). */
export type ServerVersion = { Version: string; BuildDateTime: string; BuildDateTimeHuman: string };

/** What live handlers may use. */
export type Live = {
  store: Store;
  clock: Clock;
  version: ServerVersion;
  diagnostics: DiagnosticsCollector;
  /** Counts in memory, written every few seconds. */
  views: ViewCounter;
  feeds: Feeds;
  /** The event a field of the body names (`find-event.ts`). */
  event: (name: string, field: string) => Promise<PublishedEvent>;
  eventOfId: (id: number) => Promise<PublishedEvent | undefined>;
  /** Who may see what. */
  accessControl: AccessControl;
  /** Accounts, sessions, tickets; an exported site has none, and no route that needs them. */
  people: People;
};

/** What a live handler gets of a call in addition to its query. */
export type Asked<E extends Endpoint> = {
  body: z.output<NonNullable<E['body']>>;
  /** The visitor's address, as far as proxies are believed. */
  address: string;
  /** Who calls, where the query names an event; else a visitor. */
  caller: Caller;
  /** The event the query names; undefined where it names none. */
  event: PublishedEvent | undefined;
  browser: ClientBrowser;
};

/** A question to a published event: the query as the endpoint declares it, with the language the event serves. */
type Question<E extends Endpoint> = Omit<z.output<E['query']>, 'language'> & { language: string };

/** Answers from a published event alone: equal requests have equal answers until the next version, so they are cached. */
export type PublishedHandler<E extends Endpoint> = {
  kind: 'published';
  answer: (event: PublishedEvent, asked: Question<E>, body: z.output<NonNullable<E['body']>>) => z.output<E['reply']>;
  /** Brings different spellings of a question to one, so that they share an answer. */
  canonical: (event: PublishedEvent, asked: Question<E>) => Question<E>;
};

/** An answer without a body (204). */
export const NO_CONTENT = Symbol('no content');
type NoContent = typeof NO_CONTENT;

/** Answers anew each time. */
export type LiveHandler<E extends Endpoint> = {
  kind: 'live';
  answer: (
    query: z.output<E['query']>,
    live: Live,
    asked: Asked<E>,
  ) => z.output<E['reply']> | NoContent | Promise<z.output<E['reply']> | NoContent>;
};

export type Handler<E extends Endpoint> = PublishedHandler<E> | LiveHandler<E>;

/** One handler for every endpoint an area of the contract exports, by the same name. */
export type HandlersOf<Area> = {
  [Name in keyof Area as Area[Name] extends Endpoint ? Name : never]: Area[Name] extends Endpoint ? Handler<Area[Name]> : never;
};

/** A handler that answers from the published event. */
export const published = <E extends Endpoint>(
  answer: PublishedHandler<E>['answer'],
  canonical: PublishedHandler<E>['canonical'] = (_, asked) => asked,
): PublishedHandler<E> => ({
  kind: 'published',
  answer,
  canonical,
});

/** A handler that answers anew each time. */
export const live = <E extends Endpoint>(answer: LiveHandler<E>['answer']): LiveHandler<E> => ({ kind: 'live', answer });
