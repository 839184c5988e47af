// The request of a stage: the industry at a glance, of one stage alone.
import { industryLandingModel } from '#contract/industry';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

/** The stage of an address that names none. */
const LANDING = 'landing';

/** The word of the address that may name a stage; empty for none. */
export const stageWord = ({ params }: Pick<DataContext, 'params'>): string => params['page'] ?? '';

/** Lists ask for the same. */
export const stageRequest = ({ stage }: Pick<Props, 'stage'>, context: DataContext) =>
  request(industryLandingModel, { shortname: context.event, language: context.language, stage: stage || stageWord(context) || LANDING });

export const data: DataOf<Props> = (props, context) => [stageRequest(props, context)];
