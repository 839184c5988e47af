// Renders the page of a visit for all visitors alike, where it may be shared.
import type { FastifyRequest } from 'fastify';
import { asksForPreview } from '../../src/rules/guards/query.ts';
import type { Access } from '../access/access.ts';
import type { Clock } from '../clock.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Page } from './document.ts';
import type { PageRenderings, RenderedDocument } from './page-renderings.ts';
import { apiBase } from './services.ts';

/** What renders pages; without it the browser draws them. */
export type ServerRendering = {
  pages: PageRenderings;
  /** Answers a request of the page as a visitor on this host would get it. */
  ask: (address: string, host: string) => Promise<{ status: number; body: string }>;
};

/** The page as rendered; undefined where the browser draws it. Never rejects. */
export async function renderVisit(
  { pages, ask }: ServerRendering,
  { clock, event, access, boot }: { clock: Clock; event: PublishedEvent; access: Access; boot: Page['boot'] },
  request: FastifyRequest,
): Promise<RenderedDocument | undefined> {
  // A preview is drawn in the browser; a token in the address is taken by the app before anything else happens (R32).
  if (asksForPreview(request.url) || /(_|%5f)token/i.test(request.url)) return undefined;
  // The answers of another API are not known here.
  if (apiBase(event.instanceDocument) !== '') return undefined;
  const url = `${request.protocol}://${request.host}${request.url}`;
  // A host that is none is nothing to report.
  if (!URL.canParse(url)) return undefined;
  return pages(
    { event: event.id, version: event.version, access: access.name, until: access.until },
    {
      url,
      boot: JSON.stringify(boot),
      at: clock.now(),
      ask: (address) => ask(address, request.host),
      failed: (error) => request.log.error({ err: error, page: request.url }, 'the page is left to the browser'),
    },
  );
}
