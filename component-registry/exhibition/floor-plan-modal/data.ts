// The requests of an exhibitor on the plan: they follow the first press.
import { companyAccount, exhibitionHalls } from '#contract/companies';
import { type DataOf, requestOnPress } from '#contract/request';
import type { Props } from './props.ts';

export const data: DataOf<Props> = ({ company }, { event, language }) => [
  requestOnPress(companyAccount, { eventid: event, language, id: company }),
  requestOnPress(exhibitionHalls, { eventid: event, language }),
];
