// The requests of the list of jobs, and of one of them where the address names it (A §2 jobs/{jobsId}).
import { jobDetail, jobs } from '#contract/editorial';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

export const jobsRequest = ({ event, language }: DataContext) => request(jobs, { eventid: event, language });
export const jobRequest = ({ event, language, params }: DataContext) =>
  request(jobDetail, { eventid: event, language, jobid: params['jobsId'] ?? '' });

export const data: DataOf<Props> = (_, context) => [jobsRequest(context)];
