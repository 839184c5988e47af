// `/social/<instance>/<event>/<version>/<language>/…png`: the pictures that networks show for a shared link, drawn when first asked for.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { directionOf } from '../../src/i18n/direction.ts';
import { theme } from '../../src/model/documents/theme.ts';
import { textColourOn } from '../../src/rules/brightness.ts';
import { motifTile } from '../../src/ui/theme/motif.ts';
import { isEverybodys } from '../access/filter-file.ts';
import type { AnswerCache } from '../answers/answer-cache.ts';
import { type Answer, makeAnswer } from '../answers/answer.ts';
import { ASK_AGAIN, FOR_EVER, sendAnswer } from '../answers/send-answer.ts';
import type { Clock } from '../clock.ts';
import { motifSeed } from '../files/theme.ts';
import type { PageOf } from '../html/first-view.ts';
import { mayKnow } from '../html/subject.ts';
import { notFound } from '../http/errors.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Answering } from '../routes/published-answers.ts';
import type { Store } from '../store/store.ts';
import type { CardWords } from './card.ts';
import { eventCard, sessionCard } from './card-words.ts';
import { createDrawingQueue } from './drawing-queue.ts';
import { SOCIAL_ROOT } from './social-address.ts';

export type SocialParts = { answering: Answering; store: Store; clock: Clock; pageOf: PageOf; cache: AnswerCache };

export function registerSocial(app: FastifyInstance, parts: SocialParts): void {
  const { answering, cache } = parts;
  const drawn = createDrawingQueue(cache);

  const draw = async (event: PublishedEvent, language: string, words: CardWords, id: string | undefined): Promise<Answer> => {
    // Loaded with the first picture: fonts and the drawing library are large.
    const [{ drawCard }, { textPainter }, { coverOfSession }] = await Promise.all([
      import('./card.ts'),
      import('./draw-text.ts'),
      import('./cover-of-session.ts'),
    ]);
    const read = async (path: string): Promise<Buffer | undefined> => assetOf(event, path, parts);
    const written = event.documents.read('theme', theme);
    const look = {
      brand: written.brand,
      heading: written.fonts.heading,
      rightToLeft: directionOf(language) === 'rtl',
      logo: await logoOf(event, parts),
      motif: motifTile(written, motifSeed(event)),
      cover: id === undefined ? undefined : await coverOfSession(event, { language, id }, read),
    };
    return makeAnswer(await drawCard(await textPainter(), words, look), 'image/png');
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { instance = '', event: name = '', version = '', language = '', file } = request.params as Record<string, string>;
    const event = /^[1-9]\d{0,8}$/.test(version) ? await answering.eventCache.byName(instance, name, Number(version)) : undefined;
    const id = file === undefined ? undefined : file.endsWith('.png') ? file.slice(0, -'.png'.length) : '';
    const words = event?.about.languages.includes(language) ? wordsOf(event, language, id, parts) : undefined;
    if (!event || !words) throw notFound('There is no such picture.');
    const key = JSON.stringify([event.id, event.version, language, id ?? null]);
    // On the threads of the drawing library: other answers go on.
    const picture = await drawn(key, () => draw(event, language, words, id));
    return sendAnswer(request, reply, picture, answering.compressor, Number(version) === event.version ? FOR_EVER : ASK_AGAIN);
  };
  const place = `${SOCIAL_ROOT}/:instance/:event/:version/:language`;
  app.get(`${place}/home.png`, { schema: { hide: true } }, answer);
  app.get(`${place}/session/:file`, { schema: { hide: true } }, answer);
}

/** The words of a picture that visitors may see now: of the event always, of a session while its page is open to them. */
function wordsOf(
  event: PublishedEvent,
  language: string,
  id: string | undefined,
  { answering, pageOf, clock }: SocialParts,
): CardWords | undefined {
  if (id === undefined) return eventCard(event, language);
  const page = 'PagSessionDetailPage';
  const address = { page, params: { sessionId: id }, instance: event.instance, event: event.shortName, language };
  if (!mayKnow(answering.accessControl.ofVisitors(event), address)) return undefined;
  return pageOf(address, event, clock.now())?.key === page ? sessionCard(event, language, id) : undefined;
}

/** The logo for the brand colour as ground, where everybody may have it; undefined where there is none. */
async function logoOf(event: PublishedEvent, parts: SocialParts): Promise<Buffer | undefined> {
  const { brand, logo, logoDark } = event.documents.read('theme', theme);
  const path = /^asset:(.+)$/.exec(textColourOn(brand) === 'white' ? logoDark : logo)?.[1];
  return path === undefined ? undefined : assetOf(event, path, parts);
}

/** The bytes of an asset that everybody may have; undefined for any other. */
async function assetOf(event: PublishedEvent, path: string, { answering, store }: SocialParts): Promise<Buffer | undefined> {
  if (!isEverybodys(event, path, answering.accessControl.ofVisitors(event))) return undefined;
  const head = await store.asset(event.id, event.version, path);
  const bytes = head && !head.isWithdrawn ? await store.blob(head.hash) : undefined;
  return bytes && Buffer.from(bytes);
}
