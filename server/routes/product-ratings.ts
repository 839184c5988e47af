// Handlers of src/contract/product-ratings.ts: the rating of the caller, and the average of all.
import type * as contract from '../../src/contract/product-ratings.ts';
import { filterEvent } from '../access/filter-event.ts';
import { notFound, RequestError } from '../http/errors.ts';
import { announceBetween } from '../hubs/exhibition-groups.ts';
import { ratingFor, setRating } from '../notes/stored-ratings.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { staffedCompanies } from '../../src/rules/ticket.ts';
import { demandEvent } from './event-of-request.ts';
import { type Asked, type HandlersOf, type Live, live } from './handlers.ts';

type Call = Pick<Asked<Endpoint>, 'event' | 'browser'>;

/** The product and its place among the ratings. Throws RequestError 404 where the caller does not get it. */
async function productOf({ accessControl }: Pick<Live, 'accessControl'>, { event: asked, browser }: Call, id: string) {
  const event = demandEvent(asked);
  const access = await accessControl.accessOf(browser.request, event);
  const product = filterEvent(event, access, 'exhibitorProductsForEvent').exhibition.inLanguage(event.languageFor(undefined)).product(id);
  if (!product) throw notFound('This event has no product with this id.', 'pExhibitorProductId');
  return { product, place: { eventId: event.id, kind: 'product', item: id } as const };
}

export const productRatings: HandlersOf<typeof contract> = {
  getProductRating: live(async ({ pExhibitorProductId: id }, parts, call) => {
    const { place } = await productOf(parts, call, id);
    const { Content: _, ...rating } = await ratingFor(parts.people.db, place, {
      accountId: call.caller.account?.id ?? null,
      average: true,
    });
    return rating;
  }),

  createProductRating: live(async ({ pExhibitorProductId: id, pRatingValue: value }, parts, call) => {
    const { account } = demandSignedIn(call.caller);
    const { product, place } = await productOf(parts, call, id);
    if (staffedCompanies(call.caller.who.tickets).includes(product.CompanyAccountId))
      throw new RequestError(403, 'own-product', 'Nobody rates the products of their own company.');
    await setRating(parts.people.db, place, { accountId: account.id, value, content: '', now: parts.clock.now() });
    // The same person may look at it on another device.
    await announceBetween(parts.people, 'ratings', { eventId: place.eventId, accountId: account.id, company: '' });
    return { RatingValue: value };
  }),
};
