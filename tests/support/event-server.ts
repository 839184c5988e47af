// A published event and its answers without a server around them: what an attendee's app would get, and its HTML.
import type { FastifyRequest } from 'fastify';
import { loadCatalog } from '../../component-registry/catalog.ts';
import { requestsFrom, themeCss } from '../../server/platform.ts';
import { everything } from '../../server/access/access.ts';
import { motifSeed } from '../../server/files/theme.ts';
import { firstViewOf } from '../../server/html/first-view.ts';
import { noChunks } from '../../server/html/manifest.ts';
import { createPageOf } from '../../server/html/page-of.ts';
import { writeDocument } from '../../server/html/document.ts';
import { documentOf } from '../../server/html/visit.ts';
import { preparePublishedEvent, type PublishedEvent } from '../../server/published/event.ts';
import { core } from '../../server/routes/core.ts';
import type { Handler, PublishedHandler } from '../../server/routes/handlers.ts';
import { programme } from '../../server/routes/programme.ts';
import * as coreContract from '../../src/contract/core.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import * as programmeContract from '../../src/contract/programme.ts';
import type { ConfigurationFile, EventFolder } from '../../src/model/adapters/configuration-files.ts';
import { filesToRows } from '../../src/model/adapters/files-to-rows.ts';
import { type Theme, theme } from '../../src/model/documents/theme.ts';
import { matchAddress } from '../../src/pages/match.ts';

/** Publishes an event from its files, unchecked, as a server of an older release might hold it. Never throws on content. */
export function publishFiles(files: readonly ConfigurationFile[], folder: EventFolder): PublishedEvent {
  const { rows, data } = filesToRows(files, folder);
  const instanceDocument = files.find(({ path }) => path === `${folder.instance}/instance.json`)?.text ?? '{}';
  const stored = { version: 1, publishedAt: '1970-01-01T00:00:00.000Z', rows, data, instanceDocument };
  return preparePublishedEvent({ id: 1, instance: folder.instance, shortName: folder.event, version: 1 }, stored);
}

const areas: readonly [object, object][] = [
  [coreContract, core],
  [programmeContract, programme],
];
/** Handlers of kept answers, by path. */
const handlers = new Map(
  areas.flatMap(([contract, handlersOf]) =>
    Object.entries(handlersOf as Record<string, Handler<Endpoint>>).flatMap(([name, handler]): [string, PublishedHandler<Endpoint>][] =>
      handler.kind === 'published' ? [[(contract as Record<string, Endpoint>)[name]!.path.toLowerCase(), handler]] : [],
    ),
  ),
);

/** Answers calls about the event; 404 for everything else. `failed` is called for answers that threw. */
export const answersOf =
  (event: PublishedEvent, failed: (words: string) => void): typeof fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
    const handler = handlers.get(url.pathname.toLowerCase());
    if (!handler) return new Response('{}', { status: 404 });
    const language = event.languageFor(url.searchParams.get('language') ?? undefined);
    const asked = { ...Object.fromEntries(url.searchParams), language } as never;
    const body = (typeof init?.body === 'string' ? JSON.parse(init.body) : undefined) as never;
    try {
      return Response.json(handler.answer(event, handler.canonical(event, asked), body));
    } catch (error) {
      if (isRefusal(error)) return new Response('{}', { status: 404 });
      failed(`${url.pathname}: ${String(error)}`);
      return new Response('{}', { status: 500 });
    }
  };

/** A question about something the event does not have is answered so on purpose. */
const isRefusal = (error: unknown): boolean => error instanceof Error && 'status' in error && Number(error.status) < 500;

const template = '<!doctype html><html><head><title></title></head><body><div id="root"></div></body></html>';
const catalog = await loadCatalog();

const sheets = new Map<string, string>();
/** The style sheet of a theme; derived once, for it is most of the work. */
function cssOf(written: Theme, event: string): string {
  const key = JSON.stringify([event, written]);
  const known = sheets.get(key) ?? themeCss(written, event);
  sheets.set(key, known);
  return known;
}

/** The HTML of an address of the event at an instant (ms), as the server would write it. Throws what writing it throws. */
export function htmlOf(event: PublishedEvent, path: string, language: string, now: number): string {
  const pageOf = createPageOf();
  const firstView = firstViewOf({ pageOf, requestsOf: requestsFrom(catalog), chunksOf: noChunks, fontsOf: () => [] });
  const refuse = (_: unknown, words: string): never => {
    throw new Error(words, { cause: _ });
  };
  const request = { protocol: 'http', host: 'localhost', log: { error: refuse } } as unknown as FastifyRequest;
  const defaults = { instance: event.instance, event: event.shortName, language };
  const visit = {
    address: matchAddress(path),
    event,
    language,
    instance: { name: event.instance, document: event.instanceDocument },
    defaults,
  };
  const parts = {
    firstView,
    ofVisitors: () => everything('all'),
    clock: { now: () => now },
    defaultTitle: 'Foyer',
    security: { frameAncestors: [], development: false },
  };
  return (
    writeDocument(template, documentOf(parts, visit, request).page).toString() +
    cssOf(event.documents.read('theme', theme), motifSeed(event))
  );
}
