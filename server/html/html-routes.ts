// Addresses of the app: `/` leads to the default event's home, every other address that takes HTML gets the app with its boot block.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { makeAnswer } from '../answers/answer.ts';
import { ASK_AGAIN, sendAnswer } from '../answers/send-answer.ts';
import type { Clock } from '../clock.ts';
import { type BuiltFiles, rootFile } from '../files/built-files.ts';
import { themePath } from '../files/theme.ts';
import { notFound, RequestError } from '../http/errors.ts';
import { theme } from '../../src/model/documents/theme.ts';
import { type Address, matchAddress, pagePath } from '../../src/pages/match.ts';
import { eventInfo, type PublishedEvent } from '../published/event.ts';
import type { Answering } from '../routes/contract-routes.ts';
import { nameKey } from '../store/publish.ts';
import { writeDocument } from './document.ts';
import type { FirstView, firstViewOf } from './first-view.ts';

/** Turns the template of an address into HTML; in development Vite adds its client here. Undefined when the app is not built. */
export type Template = (url: string) => Promise<string | undefined>;

export type HtmlParts = {
  answering: Answering;
  clock: Clock;
  files: BuiltFiles;
  template: Template;
  firstView: ReturnType<typeof firstViewOf>;
  defaultTitle: string;
};

export function registerHtml(app: FastifyInstance, parts: HtmlParts): void {
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const home = parts.answering.shelf.defaultOf(request.hostname);
    return reply.header('cache-control', ASK_AGAIN).redirect(pagePath('HomePage', home), 302);
  });
  app.get('/*', { schema: { hide: true } }, (request, reply) => answerAddress(parts, request, reply));
}

async function answerAddress(parts: HtmlParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const path = request.url.split(/[?#]/, 1)[0] ?? '/';
  const file = rootFile(parts.files, path);
  if (file) return sendAnswer(request, reply, file, parts.answering.compressor, ASK_AGAIN);
  if (!takesHtml(path, request.headers.accept)) throw notFound('There is nothing at this address.');
  const template = await parts.template(request.url);
  if (template === undefined) throw new RequestError(503, 'not-built', 'The app is not built yet: run `npm run build` and start again.');
  const { html, found } = await documentAt(parts, request, path, template);
  // The server's time is in it, so each answer is another one and carries no ETag of use to anybody.
  return sendAnswer(
    request,
    reply.code(found ? 200 : 404),
    makeAnswer(html, 'text/html; charset=utf-8'),
    parts.answering.compressor,
    ASK_AGAIN,
  );
}

async function documentAt(
  { answering: { shelf }, clock, firstView, defaultTitle }: HtmlParts,
  request: FastifyRequest,
  path: string,
  template: string,
): Promise<{ html: string; found: boolean }> {
  const address = matchAddress(path);
  const candidate = address?.event ? await shelf.find(address.event) : undefined;
  const event = candidate && nameKey(candidate.instance) === nameKey(address?.instance ?? '') ? candidate : undefined;
  const defaults = shelf.defaultOf(request.hostname);
  const language = event ? event.languageFor(address?.language) : defaults.language;
  const view = event && address ? viewOf(firstView, { ...address, language }, event, clock, request) : undefined;
  const info = event ? eventInfo(event, language) : null;
  const html = writeDocument(template, {
    title: [info?.Name ?? defaultTitle, view?.title].filter(Boolean).join(' - '),
    description: view?.description ?? '',
    canonical: event ? `${request.protocol}://${request.host}${path}` : '',
    themeColor: event?.documents.read('theme', theme).brand ?? '',
    theme: event ? themePath(event) : '',
    preloads: view?.preloads ?? [],
    boot: {
      serverTime: new Date(clock.now()).toISOString(),
      event: info,
      instance: instanceOf(event, address, shelf.hasInstance),
      language,
      defaults,
    },
  });
  return { html, found: view?.found ?? false };
}

/** The first view; a fault in it must not take the page away, the app finds out by itself what it needs. */
function viewOf(
  firstView: HtmlParts['firstView'],
  address: Address,
  event: PublishedEvent,
  clock: Clock,
  request: FastifyRequest,
): FirstView {
  try {
    return firstView(address, event, clock.now());
  } catch (error) {
    request.log.error({ err: error }, 'the first view could not be prepared');
    return { found: true, title: '', description: '', preloads: [] };
  }
}

function instanceOf(event: PublishedEvent | undefined, address: Address | undefined, hasInstance: (name: string) => boolean) {
  if (event) return { name: event.instance, document: event.instanceDocument };
  return address && hasInstance(address.instance) ? { name: address.instance, document: {} } : null;
}

/** Whether an answer in HTML is wanted: asked for by name, or anything will do and the address does not look like a file. */
function takesHtml(path: string, accept: string | undefined): boolean {
  if (/^\/(api|v2)(\/|$)/i.test(path)) return false;
  if (accept?.includes('text/html')) return true;
  return (accept === undefined || accept.includes('*/*')) && !/\.[a-z0-9]{1,8}$/i.test(path);
}
