// Ratings of products: one to five stars, once per account, changeable (B §3 Product, §7).
import * as z from 'zod';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';

export const area: Area = { title: 'Ratings of products', description: 'Ratings of products by signed-in users.', needsPeople: true };

const productId = z.string().min(1).max(200);

/** The rating of the caller, and the average. */
const productRating = z.object({
  RatingValue: z.number().int().min(0).max(5).meta({ description: 'The caller’s; 0 for none.' }),
  Average: z.number().meta({ description: 'Of all, one decimal; 0 where fewer than three have rated.' }),
  Count: z.number().int().meta({ description: 'How many have rated; 0 where there is no average.' }),
});
export type ProductRating = z.infer<typeof productRating>;

const shared = { caching: 'never', event: ['eventid'] } as const;
const missing = '404 for a product the caller does not get.';

export const getProductRating = endpoint({
  ...shared,
  method: 'GET',
  auth: 'none',
  effect: 'read',
  limit: 'read',
  spec: 'beyond B §7',
  path: '/api/Exhibition/GetProductRating',
  title: 'Rating of a product',
  description: `The rating of the caller, and the average of all. ${missing}`,
  query: z.object({ eventid: eventParameter, pExhibitorProductId: productId }),
  example: { query: { pExhibitorProductId: 'lattice' } },
  reply: productRating,
});

export const createProductRating = endpoint({
  ...shared,
  method: 'POST',
  auth: 'user',
  effect: 'change',
  limit: 'write',
  spec: 'B §7',
  path: '/api/Exhibition/CreateProductRating',
  title: 'Rate a product',
  description: `Stores the rating of the caller, or changes it. ${missing} 403 \`own-product\` for the staff of its company.`,
  query: z.object({
    eventid: eventParameter,
    pExhibitorProductId: productId,
    pRatingValue: z.coerce.number().int().min(1).max(5),
  }),
  example: { query: { pExhibitorProductId: 'lattice', pRatingValue: 4 } },
  reply: productRating.pick({ RatingValue: true }),
});
