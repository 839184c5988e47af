// `/widgets/<kind>/<instance>/<event>`: the frames of widgets that scripts of other hosts draw (A §2 The page shell).
import type { FastifyInstance } from 'fastify';
import { app as appDocument } from '../../src/model/documents/app.ts';
import { NOT_KEPT } from '../answers/send-answer.ts';
import { notFound } from '../http/errors.ts';
import type { SecurityOptions } from '../http/security-headers.ts';
import type { Answering } from '../routes/published-answers.ts';
import { securityOf } from './embedding.ts';
import { type WidgetKind, widgetDocument, widgetKinds, widgetOf, widgetPolicy } from './widget-frame.ts';

type Asked = { Params: { kind: string; instance: string; event: string }; Querystring: { language?: unknown } };

/** Registers them. 404 for an unknown event, an unknown kind, and a widget the event has not configured. */
export function registerWidgets(
  server: FastifyInstance,
  { answering, security }: { answering: Answering; security: SecurityOptions },
): void {
  server.get<Asked>('/widgets/:kind/:instance/:event', { schema: { hide: true } }, async ({ params, query }, reply) => {
    const kind = widgetKinds.find((one): one is WidgetKind => one === params.kind);
    const event = await answering.eventCache.byName(params.instance, params.event);
    const widget = kind && event && widgetOf(kind, event.documents.read('app', appDocument));
    if (!event || !widget) throw notFound('There is no such widget.');
    const language = typeof query.language === 'string' && /^[a-z]{2,3}-[A-Z]{2}$/.test(query.language) ? query.language : 'en-GB';
    const facts = { event: `${event.instance}/${event.shortName}`, eventId: event.id };
    return reply
      .header('content-security-policy', widgetPolicy(widget.url, securityOf(event, security).frameAncestors))
      .header('cache-control', `private, ${NOT_KEPT}`)
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(widgetDocument(widget, facts, language));
  });
}
