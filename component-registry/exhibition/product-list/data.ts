// The requests of the list of products.
import { exhibitorProductsForEvent } from '#contract/companies';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

export const productsRequest = ({ event, language }: DataContext) => request(exhibitorProductsForEvent, { eventid: event, language });
export const productRequest = ({ event, language }: DataContext, productid: string) =>
  request(exhibitorProductsForEvent, { eventid: event, language, productid });

export const data: DataOf<Props> = (_, context) => [productsRequest(context)];
