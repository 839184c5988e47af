// Whether the page of submissions or reviews is open to a caller: the server asks the same guards as the page.
import { RequestError } from '../http/errors.ts';
import type { PublishedEvent } from '../published/event.ts';
import { demandEvent } from '../routes/event-of-request.ts';
import type { Live } from '../routes/handlers.ts';
import { type Account, type Caller, demandSignedIn } from '../sessions/caller.ts';
import type { FastifyRequest } from 'fastify';

type Call = { caller: Caller; event: PublishedEvent | undefined; browser: { request: FastifyRequest } };

/** Who calls about which event. Throws RequestError 401, and 403 where the page is closed to them. */
export async function demandPage(
  { accessControl }: Pick<Live, 'accessControl'>,
  call: Call,
  page: 'SubmissionPage' | 'ReviewPage',
): Promise<{ event: PublishedEvent; account: Account; owner: { eventId: number; accountId: number } }> {
  const { account } = demandSignedIn(call.caller);
  const event = demandEvent(call.event);
  const access = await accessControl.accessOf(call.browser.request, event);
  if (!access.page(page)) throw new RequestError(403, 'page-closed', 'This page is closed to you.');
  return { event, account, owner: { eventId: event.id, accountId: account.id } };
}
