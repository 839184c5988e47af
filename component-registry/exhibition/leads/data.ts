// The requests about leads: what the reader has given, and what a company has got.
import { companyLeads, givenLeads } from '#contract/leads';
import { type DataContext, request } from '#contract/request';

export const givenRequest = ({ event, language }: Pick<DataContext, 'event' | 'language'>) =>
  request(givenLeads, { eventid: event, language });
export const companyLeadsRequest = ({ event }: Pick<DataContext, 'event'>, company: string) =>
  request(companyLeads, { eventid: event, id: company });
