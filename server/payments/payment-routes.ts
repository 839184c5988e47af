// Where a payment begins and ends: the page of the test provider, and the return of any provider, which leads back to the registration.
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { pagePath } from '../../src/pages/match.ts';
import { NOT_KEPT } from '../answers/send-answer.ts';
import { badRequest, notFound } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { sourceOf } from '../http/network-of.ts';
import { redirect } from '../http/redirect.ts';
import { refuseForeign } from '../http/same-site.ts';
import type { People } from '../people/people.ts';
import type { EventCache } from '../published/event-cache.ts';
import { announceConfirmed } from '../registration/announce.ts';
import { registerRenewals } from '../registration/renew.ts';
import { clientBrowser } from '../routes/client-browser.ts';
import type { Store } from '../store/store.ts';
import { PAYMENT_RETURN } from './payment-return.ts';
import { paymentOf, settlePayment } from './settle-payment.ts';
import { testPage, testPageStyle } from './test-page.ts';
import { readTestOrder, TEST_PAYMENTS, testReturn } from './test-provider.ts';

type Parts = { people: People; store: Store; eventCache: EventCache; limits: Pick<Limits, 'take'> };

const pressed = z.object({ outcome: z.enum(['paid', 'failed', 'cancelled']) });

/** Registers them, where the server has a provider, and the renewal of places. */
export function registerPayments(app: FastifyInstance, { people, store, eventCache, limits }: Parts): void {
  registerRenewals(app, { people, store, eventCache });
  const provider = people.payments;
  if (!provider) return;
  const hidden = { schema: { hide: true } };
  const seeOther = (reply: FastifyReply, address: string): FastifyReply =>
    redirect(reply.header('cache-control', NOT_KEPT), address, { status: 303 });

  app.get(PAYMENT_RETURN, hidden, async (request, reply) => {
    await limits.take('write', sourceOf(request).key);
    const notice = await provider.read(request.query as Record<string, unknown>);
    const known = notice && (await paymentOf(people, notice.id));
    const event = known && (await eventCache.byId(known.row.event_id));
    if (!notice || !known || !event) throw notFound('There is no such payment.');
    const { row, isNew } = await settlePayment(people, event, known.payment, notice);
    const browser = clientBrowser(request, reply);
    if (isNew) await announceConfirmed({ people, store, event, address: request.ip, browser }, row);
    const where = { instance: event.instance, event: event.shortName, language: event.languageFor(row.language) };
    return seeOther(reply, `${pagePath('RegistrationPage', where)}?payment=${notice.outcome}`);
  });

  if (!provider.isTest) return;
  app.get(TEST_PAYMENTS, hidden, async (request, reply) => {
    const order = await readTestOrder(people.keys, request.query);
    if (!order) throw notFound('There is no such payment.');
    const policy = String(reply.getHeader('content-security-policy') ?? "style-src 'self'").replace(
      "style-src 'self'",
      `style-src 'self' ${testPageStyle}`,
    );
    return reply
      .headers({ 'cache-control': NOT_KEPT, 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(testPage(order, request.url));
  });
  app.post(
    TEST_PAYMENTS,
    {
      ...hidden,
      config: { takesForm: true },
      bodyLimit: 1024,
      onRequest: async (request) => {
        refuseForeign(request, []);
        await limits.take('write', sourceOf(request).key);
      },
    },
    async (request, reply) => {
      const order = await readTestOrder(people.keys, request.query);
      if (!order) throw notFound('There is no such payment.');
      const sent = pressed.safeParse(request.body);
      if (!sent.success) throw badRequest('The form could not be read.', 'outcome');
      return seeOther(reply, await testReturn(people.keys, order, sent.data.outcome));
    },
  );
}
