// Words of what somebody wants of a company.
import type { LeadKind } from '#sdk';

export const topicWords = {
  contact: 'topicContact',
  information: 'topicInformation',
  callback: 'topicCallback',
  badge: 'topicBadge',
} as const satisfies Record<LeadKind, string>;
