// The requests of a floor plan without halls of its own: those of the event, and who exhibits.
import type { DataContext, DataOf } from '#contract/request';
import { companiesRequest, hallsRequest } from '../exhibitor-list/data.ts';
import type { Props } from './props.ts';

/** Access control asks with props as they are written, where halls may be left out. */
export const data: DataOf<Props> = ({ halls }: Partial<Props>, context: DataContext) =>
  halls?.length ? [] : [companiesRequest(context), hallsRequest(context)];
