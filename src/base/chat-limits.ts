// Limits of the chat with a company that the contract, the server and the screens share (decision 0047).

/** Longest message, characters. */
export const LONGEST_MESSAGE = 2000;
/** Messages of an account in a minute, with all companies. */
export const MESSAGES_PER_MINUTE = 20;
/** Messages that are read at once. */
export const MESSAGES_AT_ONCE = 40;
/** Conversations that staff read at once. */
export const CHATS_AT_ONCE = 30;
/** What kind of chat a company has. */
export const chatKinds = ['none', 'text', 'widget'] as const;
export type ChatKind = (typeof chatKinds)[number];
