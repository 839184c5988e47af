// The request of the wall of partners.
import { publicCompanyAccounts } from '#contract/companies';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

export const partnersRequest = ({ event, language }: DataContext) => request(publicCompanyAccounts, { shortname: event, language });

export const data: DataOf<Props> = (_, context) => [partnersRequest(context)];
