// The requests about leads: what the reader has given, what a company has got, and who has read a badge.
import { badgeScans, companyBadgeScans } from '#contract/badges';
import { companyLeads, companyViews, givenLeads } from '#contract/leads';
import { type DataContext, request } from '#contract/request';

export const givenRequest = ({ event, language }: Pick<DataContext, 'event' | 'language'>) =>
  request(givenLeads, { eventid: event, language });
export const companyLeadsRequest = ({ event }: Pick<DataContext, 'event'>, company: string) =>
  request(companyLeads, { eventid: event, id: company });
export const companyViewsRequest = ({ event }: Pick<DataContext, 'event'>, company: string) =>
  request(companyViews, { eventid: event, id: company });

export const badgeScansRequest = ({ event, language }: Pick<DataContext, 'event' | 'language'>) =>
  request(badgeScans, { eventid: event, language });
export const companyBadgeScansRequest = ({ event }: Pick<DataContext, 'event'>, company: string) =>
  request(companyBadgeScans, { eventid: event, id: company });
