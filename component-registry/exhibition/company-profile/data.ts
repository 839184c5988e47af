// The requests of the profile of an exhibitor: the company, and what its sub-page shows.
import {
  companyAccount,
  companyAccountBooth,
  exhibitionHalls,
  exhibitorLounge,
  exhibitorPresentations,
  exhibitorProducts,
  exhibitorSymposia,
  exhibitorWebcasts,
} from '#contract/companies';
import { type DataContext, type DataOf, request, requestOnPress } from '#contract/request';
import type { Props } from './props.ts';

const of = ({ event, language, params }: DataContext) => ({ eventid: event, language, id: params['companyAccountId'] ?? '' });

export const companyRequest = (context: DataContext) => request(companyAccount, of(context));
export const loungeRequest = (context: DataContext) => request(exhibitorLounge, of(context));
export const boothRequest = (context: DataContext) => request(companyAccountBooth, of(context));
export const companyProductsRequest = (context: DataContext) => request(exhibitorProducts, of(context));
export const symposiaRequest = (context: DataContext) => request(exhibitorSymposia, { ...of(context), onlypublic: 'true' });
export const webcastsRequest = (context: DataContext) => request(exhibitorWebcasts, of(context));
export const presentationsRequest = (context: DataContext) => request(exhibitorPresentations, of(context));

export const data: DataOf<Props> = ({ planDialog }, context) => [
  companyRequest(context),
  companyProductsRequest(context),
  symposiaRequest(context),
  ...(planDialog ? [requestOnPress(exhibitionHalls, { eventid: context.event, language: context.language })] : []),
];
