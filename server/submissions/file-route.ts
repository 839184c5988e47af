// Files of submissions: for their author, and for those who review it. Saved, never shown within the site.
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { PersonalParts } from '../favourites/personal-routes.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { sourceOf } from '../http/network-of.ts';
import { findEvent } from '../published/find-event.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import { abstractCallOf, isReviewerOf } from './calls-of-event.ts';
import { fileOfSubmission, filesOfSubmission } from './stored-files.ts';
import { reviewsAssignedTo } from './stored-reviews.ts';

const query = z.object({
  eventid: z.string().max(201),
  number: z.coerce.number().int().min(1).max(2_147_483_647),
  id: z.string().max(64),
});

export function registerSubmissionFiles(app: FastifyInstance, { answering, people, limits }: PersonalParts): void {
  app.get('/api/Submissions/File', { schema: { hide: true } }, async (request, reply) => {
    await limits.take('write', sourceOf(request).key);
    const named = Object.entries(request.query as Record<string, unknown>).map(([name, value]) => [name.toLowerCase(), value]);
    const asked = query.safeParse(Object.fromEntries(named));
    if (!asked.success) throw badRequest('The query cannot be read.', String(asked.error.issues[0]?.path[0] ?? ''));
    const { eventid, number, id } = asked.data;
    const event = await findEvent(answering.eventCache, { name: eventid, field: 'eventid', hostname: request.hostname });
    const caller = await answering.accessControl.callerOf(request, event);
    const { account } = demandSignedIn(caller);
    const { db } = people;
    const none = (): Error => notFound('There is no such file.');
    const own = await db
      .selectFrom('submissions')
      .select('id')
      .where('id', '=', number)
      .where('event_id', '=', event.id)
      .where('account_id', '=', account.id)
      .executeTakeFirst();
    let isBlind = false;
    if (!own) {
      const [found] = await reviewsAssignedTo(db, { eventId: event.id, accountId: account.id }, number);
      if (!found || found.review.state === 'conflict' || !isReviewerOf(event, found.submission.call_id, caller)) throw none();
      isBlind = abstractCallOf(event, found.submission.call_id)?.Review.IsBlind ?? true;
    }
    const access = await answering.accessControl.accessOf(request, event);
    if (!access.page(own ? 'SubmissionPage' : 'ReviewPage')) throw none();
    const file = await fileOfSubmission(db, number, id);
    if (!file) throw none();
    const nth = (await filesOfSubmission(db, number)).findIndex(({ file_key }) => file_key === id) + 1;
    const name = isBlind ? `${number}-${nth}.pdf` : file.file_name;
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header(
        'content-disposition',
        `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`,
      )
      .type('application/pdf')
      .send(Buffer.from(file.bytes));
  });
}
