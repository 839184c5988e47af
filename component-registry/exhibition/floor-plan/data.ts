// The requests of a floor plan without halls of its own: those of the event, and who exhibits.
import { type DataOf } from '#contract/request';
import { companiesRequest, hallsRequest } from '../exhibitor-list/data.ts';
import type { Props } from './props.ts';

export const data: DataOf<Props> = ({ halls }, context) => (halls.length > 0 ? [] : [companiesRequest(context), hallsRequest(context)]);
