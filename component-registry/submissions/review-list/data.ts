// The request of the calls; what is the reader's own is asked by the page alone.
import type { DataOf } from '#contract/request';
import { callsRequest } from '../parts/data.ts';
import type { Props } from './props.ts';

export const data: DataOf<Props> = (_, context) => [callsRequest(context)];
