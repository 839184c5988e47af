// The request of an exhibitor in a dialog: it follows the first press.
import { companyAccount } from '#contract/companies';
import { type DataOf, requestOnPress } from '#contract/request';
import type { Props } from './props.ts';

export const data: DataOf<Props> = ({ company }, { event, language }) => [
  requestOnPress(companyAccount, { eventid: event, language, id: company }),
];
