// The requests of the list of exhibitors; which version of the interface is asked decides useCompanyAccountsV2.
import { companyAccounts, companyAccountsV2, exhibitionHalls } from '#contract/companies';
import { type DataContext, type DataOf, request } from '#contract/request';
import { stageRequest } from '../stage/data.ts';
import type { Props } from './props.ts';

export const companiesRequest = ({ event, language }: DataContext) => request(companyAccounts, { eventid: event, language });
export const companiesV2Request = ({ event, language }: DataContext) => request(companyAccountsV2, { eventid: event, language });
export const hallsRequest = ({ event, language }: DataContext) => request(exhibitionHalls, { eventid: event, language });

/** The stage of the address. */
export const stageOfAddress = (context: DataContext) => stageRequest({ stage: '' }, context);

export const data: DataOf<Props> = ({ byAddress }, context) => [
  companiesRequest(context),
  hallsRequest(context),
  ...(byAddress ? [stageOfAddress(context)] : []),
];
