// The request of the charity projects.
import { eventProjects } from '#contract/charity-projects';
import { type DataContext, type DataOf, request } from '#contract/request';
import type { Props } from './props.ts';

/** The projects of the event. */
export const projectsRequest = ({ event, language }: DataContext) => request(eventProjects, { eventId: event, language });

export const data: DataOf<Props> = (_, context) => [projectsRequest(context)];
