// Files of one person: all their data (JSON, or HTML to read), their picture, their documents. Each only for its owner.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { createPdfMaker } from '../favourites/pdf/make-pdf.ts';
import type { PersonalParts } from '../favourites/personal-routes.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { sourceOf } from '../http/network-of.ts';
import { exportPerson } from '../people/export-person.ts';
import { findEvent } from '../published/find-event.ts';
import { invoicePdf, ownInvoices } from '../registration/invoice-pdf.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import { dataPage } from './data-page.ts';
import { CERTIFICATE, givenDocument, isCertificateDue, pdfOf, TICKET, ticketOf } from './documents.ts';

const query = z.object({
  eventid: z.string().max(201).default(''),
  language: z.string().max(20).optional(),
  id: z.string().max(60).default(''),
  format: z.enum(['json', 'html']).catch('json').default('json'),
});

/** Names in any case, as at every endpoint. */
function readQuery(request: FastifyRequest): z.output<typeof query> {
  const named = Object.entries(request.query as Record<string, unknown>).map(([name, value]) => [name.toLowerCase(), value]);
  const read = query.safeParse(Object.fromEntries(named));
  if (!read.success) throw badRequest('The query cannot be read.', String(read.error.issues[0]?.path[0] ?? ''));
  return read.data;
}

export function registerOwnFiles(app: FastifyInstance, { answering, people, limits }: PersonalParts): void {
  const makePdf = createPdfMaker();
  const askerOf = async (request: FastifyRequest) => {
    await limits.take('write', sourceOf(request).key);
    const asked = readQuery(request);
    const event = await findEvent(answering.eventCache, { name: asked.eventid, field: 'eventid', hostname: request.hostname });
    const caller = await answering.accessControl.callerOf(request, event);
    return { asked, event, caller, account: demandSignedIn(caller).account, room: people };
  };
  const hidden = { schema: { hide: true } };

  app.get('/api/Core/UserData', hidden, async (request, reply) => {
    const { asked, event, account } = await askerOf(request);
    await limits.demandFor('pdf', `data ${account.id}`);
    const person = await people.db.selectFrom('accounts').selectAll().where('id', '=', account.id).executeTakeFirstOrThrow();
    const data = await exportPerson(people.db, person);
    const isHtml = asked.format === 'html';
    attach(reply, `my-data.${asked.format}`, isHtml ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8');
    return reply.send(isHtml ? dataPage(data, event.languageFor(asked.language)) : JSON.stringify(data, null, 2));
  });

  app.get('/api/Core/ProfilePicture', hidden, async (request, reply) => {
    const { asked, event, caller, account } = await askerOf(request);
    const isOwn = asked.id === String(account.id);
    // Of the same instance at least: staff of one society see nobody of another.
    const row =
      isOwn || caller.who.superUser
        ? await people.db
            .selectFrom('profile_pictures')
            .innerJoin('accounts', 'accounts.id', 'account_id')
            .select('bytes')
            .where('account_id', '=', /^\d{1,9}$/.test(asked.id) ? Number(asked.id) : -1)
            .where('instance_key', '=', event.instance.toLowerCase())
            .executeTakeFirst()
        : undefined;
    if (!row) throw notFound('There is no such picture.');
    return reply
      .header('cache-control', 'private, no-cache')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .send(Buffer.from(row.bytes));
  });

  app.get('/api/Core/UserDocument', hidden, async (request, reply) => {
    const { asked, event, ...asker } = await askerOf(request);
    const { id } = asked;
    if (id === TICKET || id === CERTIFICATE) {
      const ticket = await ticketOf({ ...asker, event });
      if (!ticket || (id === CERTIFICATE && !isCertificateDue({ ...asker, event }))) throw notFound('There is no such document.');
      await limits.demandFor('pdf', `${asker.account.id} ${event.id}`);
      const bytes = await makePdf(pdfOf(id, { ...asker, event }, ticket, event.languageFor(asked.language)));
      return attach(reply, `${event.shortName}-${id}.pdf`, 'application/pdf').send(bytes);
    }
    const invoice = id.startsWith('invoice-REG-') && (await ownInvoices({ ...asker, event })).find((one) => one.id === id);
    if (invoice) {
      await limits.demandFor('pdf', `${asker.account.id} ${event.id}`);
      const bytes = await makePdf(invoicePdf(event, invoice, event.languageFor(asked.language)));
      return attach(reply, `${event.shortName}-${invoice.name}.pdf`, 'application/pdf').send(bytes);
    }
    const row = await givenDocument({ ...asker, event }, id);
    if (!row) throw notFound('There is no such document.');
    return attach(reply, row.file_name, row.media_type).send(Buffer.from(row.bytes));
  });
}

/** A file to be saved, never shown within the site. */
const attach = (reply: FastifyReply, name: string, type: string): FastifyReply =>
  reply
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header(
      'content-disposition',
      `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .type(type);
