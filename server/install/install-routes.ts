// `/install/<instance>/<event>/<version>/…`: the web app manifest of an event in each language, and its icons, drawn when first asked for.
import type { FastifyInstance } from 'fastify';
import { app } from '../../src/model/documents/app.ts';
import { theme } from '../../src/model/documents/theme.ts';
import { isEverybodys } from '../access/filter-file.ts';
import { type Answer, makeAnswer } from '../answers/answer.ts';
import { ASK_AGAIN, FOR_EVER, sendAnswer } from '../answers/send-answer.ts';
import { typeOfPath } from '../files/content-types.ts';
import { notFound } from '../http/errors.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Answering } from '../routes/published-answers.ts';
import { createDrawingQueue } from '../social/drawing-queue.ts';
import type { Store } from '../store/store.ts';
import { drawIcon } from './draw-icon.ts';
import { eventIcon } from './event-icon.ts';
import { INSTALL_ROOT, installIcons, TAB_ICON } from './install-address.ts';
import { webManifest } from './web-manifest.ts';

export type InstallParts = { answering: Answering; store: Store; base: string };

export function registerInstall(server: FastifyInstance, parts: InstallParts): void {
  const { answering } = parts;
  const drawn = createDrawingQueue(answering.cache);
  server.get(`${INSTALL_ROOT}/:instance/:event/:version/:file`, { schema: { hide: true } }, async (request, reply) => {
    const { instance = '', event: name = '', version = '', file = '' } = request.params as Record<string, string>;
    const event = /^[1-9]\d{0,8}$/.test(version) ? await answering.eventCache.byName(instance, name, Number(version)) : undefined;
    const key = event && `install ${event.id} ${event.version} ${file}`;
    const answer =
      key && (tabIcon(event, file) ?? manifestOf(event, file, parts) ?? (await drawnIcon(event, file, (draw) => drawn(key, draw), parts)));
    if (!answer) throw notFound('There is no such file.');
    return sendAnswer(request, reply, answer, answering.compressor, Number(version) === event.version ? FOR_EVER : ASK_AGAIN);
  });
}

const tabIcon = (event: PublishedEvent, file: string): Answer | undefined =>
  file === TAB_ICON ? makeAnswer(eventIcon(event), 'image/svg+xml') : undefined;

function manifestOf(event: PublishedEvent, file: string, { base }: InstallParts): Answer | undefined {
  const language = /^(.+)\.webmanifest$/.exec(file)?.[1] ?? '';
  if (!event.about.languages.includes(language)) return undefined;
  return makeAnswer(JSON.stringify(webManifest(event, language, base)), typeOfPath(file));
}

async function drawnIcon(
  event: PublishedEvent,
  file: string,
  queue: (draw: () => Promise<Answer>) => Promise<Answer>,
  parts: InstallParts,
): Promise<Answer | undefined> {
  const icon = installIcons.find((one) => one.file === file);
  if (!icon) return undefined;
  const { brand } = event.documents.read('theme', theme);
  const drawn = async (mark: Buffer): Promise<Answer> => makeAnswer(await drawIcon(mark, { ...icon, brand }), 'image/png');
  return queue(async () => {
    const own = await markOf(event, parts);
    const ofMotif = (): Promise<Answer> => drawn(Buffer.from(eventIcon(event)));
    // A picture of the event that cannot be read is replaced.
    return own ? drawn(own).catch(ofMotif) : ofMotif();
  });
}

/** The favicon of the event, where it is a file that everybody may have. */
async function markOf(event: PublishedEvent, { answering, store }: InstallParts): Promise<Buffer | undefined> {
  const path = /^asset:(.+)$/.exec(event.documents.read('app', app).favicon)?.[1];
  if (path === undefined || !isEverybodys(event, path, answering.accessControl.ofVisitors(event))) return undefined;
  const head = await store.asset(event.id, event.version, path);
  const bytes = head && !head.isWithdrawn ? await store.blob(head.hash) : undefined;
  return bytes && Buffer.from(bytes);
}
