// `/theme/<instance>/<event>/<version>.css`: colours, sizes and fonts of an event, derived once a version.
import type { FastifyInstance } from 'fastify';
import { makeAnswer } from '../answers/answer.ts';
import { ASK_AGAIN, FOR_EVER, sendAnswer } from '../answers/send-answer.ts';
import { notFound } from '../http/errors.ts';
import { type App, app } from '../../src/model/documents/app.ts';
import { type Theme, theme } from '../../src/model/documents/theme.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Answering } from '../routes/published-answers.ts';

/** Derives the CSS of a theme; pure. */
export type ThemeCss = (theme: Theme) => string;

/** Address of an event's theme. */
export const themePath = (event: Pick<PublishedEvent, 'instance' | 'shortName' | 'version'>): string =>
  `/theme/${encodeURIComponent(event.instance)}/${encodeURIComponent(event.shortName)}/${event.version}.css`;

/** The theme of addresses that belong to no event: every value has its default. */
export const DEFAULT_THEME_PATH = '/theme/default.css';

/** Shows what is drawn for wide and for narrow windows in its own alone (A §9 headerBreakpoint). */
const windowCss = ({ headerBreakpoint }: App): string =>
  `\n@media (width < ${headerBreakpoint}px) { [data-window='wide'] { display: none !important; } }\n` +
  `@media (width >= ${headerBreakpoint}px) { [data-window='narrow'] { display: none !important; } }\n`;

export function registerTheme(server: FastifyInstance, { eventCache, cache, compressor }: Answering, themeCss: ThemeCss): void {
  server.get(DEFAULT_THEME_PATH, { schema: { hide: true } }, async (request, reply) => {
    const answer = cache.get('theme default', () => makeAnswer(themeCss(theme.parse({})), 'text/css; charset=utf-8'));
    return sendAnswer(request, reply, answer, compressor, ASK_AGAIN);
  });
  server.get('/theme/:instance/:event/:file', { schema: { hide: true } }, async (request, reply) => {
    const { instance, event: name, file } = request.params as Record<'instance' | 'event' | 'file', string>;
    const version = /^(\d{1,9})\.css$/i.exec(file)?.[1];
    const event = version === undefined ? undefined : await eventCache.byName(instance, name, Number(version));
    if (!event) throw notFound('There is no such theme.');
    const answer = cache.get(`theme ${event.id} ${event.version}`, () =>
      makeAnswer(themeCss(event.documents.read('theme', theme)) + windowCss(event.documents.read('app', app)), 'text/css; charset=utf-8'),
    );
    return sendAnswer(request, reply, answer, compressor, Number(version) === event.version ? FOR_EVER : ASK_AGAIN);
  });
}
