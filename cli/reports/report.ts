// A report about a conversation as foyer reports lists and decides it, whatever the conversation is.

/** A report as the commands see it, whatever the conversation is. `id` is how the organiser names it; instants in ms. */
export type ConversationReport = {
  id: string;
  by: string;
  about: string;
  state: 'open' | 'accepted' | 'removed';
  reason: string;
  messages: number;
  reportedAt: number;
  /** Why the conversation cannot be removed, and what can be done instead; missing where it can. */
  whyKept?: string;
  /** Carries out the decision, and notes it in all reports of the conversation. */
  decide: (decision: ReportDecision) => Promise<void>;
  /** What the audit log says of it. */
  audit: { kind: 'chat-report' | 'message-report'; subject: string; detail: string };
};

export type ReportDecision = 'accept' | 'remove';

/** The name of somebody; their account where they have none. */
export const nameOf = (firstName: string, surname: string, account: number): string =>
  `${firstName} ${surname}`.trim() || `account ${account}`;
