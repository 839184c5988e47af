// Words of what somebody wants of a company.
import type { LeadTopic } from '#sdk';

export const topicWords = {
  contact: 'topicContact',
  information: 'topicInformation',
  callback: 'topicCallback',
} as const satisfies Record<LeadTopic, string>;
