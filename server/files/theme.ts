// `/theme/<instance>/<event>/<version>.css`: colours, sizes and fonts of an event, derived once a version.
import type { FastifyInstance } from 'fastify';
import { makeAnswer } from '../answers/answer.ts';
import { ASK_AGAIN, FOR_EVER, sendAnswer } from '../answers/send-answer.ts';
import { notFound } from '../http/errors.ts';
import { type App, app } from '../../src/model/documents/app.ts';
import { type Theme, theme } from '../../src/model/documents/theme.ts';
import type { PublishedEvent } from '../published/event.ts';
import { loadingCss } from './loading-css.ts';
import type { Answering } from '../routes/published-answers.ts';

/** Derives the CSS of the theme of an event, named as `motifSeed` says, empty for none; pure. */
export type ThemeCss = (theme: Theme, event: string) => string;

/** An event as its motif is drawn from it. */
export const motifSeed = ({ instance, shortName }: Pick<PublishedEvent, 'instance' | 'shortName'>): string => `${instance}/${shortName}`;

/** Address of an event's theme. */
export const themePath = (event: Pick<PublishedEvent, 'instance' | 'shortName' | 'version'>): string =>
  `/theme/${encodeURIComponent(event.instance)}/${encodeURIComponent(event.shortName)}/${event.version}.css`;

/** The theme of addresses that belong to no event: every value has its default. */
export const DEFAULT_THEME_PATH = '/theme/default.css';

/** Shows what is drawn for wide and for narrow windows in its own alone (A §9 headerBreakpoint), by the letters of the browser as the header itself. */
const windowCss = ({ headerBreakpoint }: App): string =>
  `\n@media (width < ${headerBreakpoint / 16}em) { [data-window='wide'] { display: none !important; } }\n` +
  `@media (width >= ${headerBreakpoint / 16}em) { [data-window='narrow'] { display: none !important; } }\n`;

const lengthOf = (written: string | undefined): string => (written === '0' || !written ? '0px' : written);

/** Room of the content on phones, where it is not the usual one (A §9 Mobile container). */
export function phoneCss({ mobileContainerWidth, mobileContainerPadding }: App): string {
  const usual = app.parse({});
  if (mobileContainerWidth === usual.mobileContainerWidth && mobileContainerPadding === usual.mobileContainerPadding) return '';
  const [block, inline] = mobileContainerPadding.split(' ');
  return `html { --mobile-width: ${mobileContainerWidth}; --mobile-block: ${lengthOf(block)}; --mobile-inline: ${lengthOf(inline)}; }\n`;
}

export function registerTheme(server: FastifyInstance, { eventCache, cache, compressor }: Answering, themeCss: ThemeCss): void {
  server.get(DEFAULT_THEME_PATH, { schema: { hide: true } }, async (request, reply) => {
    const answer = cache.get('theme default', () => makeAnswer(themeCss(theme.parse({}), ''), 'text/css; charset=utf-8'));
    return sendAnswer(request, reply, answer, compressor, ASK_AGAIN);
  });
  server.get('/theme/:instance/:event/:file', { schema: { hide: true } }, async (request, reply) => {
    const { instance, event: name, file } = request.params as Record<'instance' | 'event' | 'file', string>;
    const version = /^(\d{1,9})\.css$/i.exec(file)?.[1];
    const event = version === undefined ? undefined : await eventCache.byName(instance, name, Number(version));
    if (!event) throw notFound('There is no such theme.');
    const answer = cache.get(`theme ${event.id} ${event.version}`, () => {
      const written = event.documents.read('theme', theme);
      const settings = event.documents.read('app', app);
      const css = themeCss(written, motifSeed(event)) + windowCss(settings) + phoneCss(settings) + loadingCss(written, event);
      return makeAnswer(css, 'text/css; charset=utf-8');
    });
    return sendAnswer(request, reply, answer, compressor, Number(version) === event.version ? FOR_EVER : ASK_AGAIN);
  });
}
