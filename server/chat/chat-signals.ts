// The signals between servers about chats: what has changed, and where staff have come or gone.
import type { Signals } from '../store/engine.ts';
import type { ChatOwner, ChatPerson } from './stored-chats.ts';

/** Signal that a conversation has changed; JSON of `ChatSignal`. */
export const CHAT_CHANGED = 'chat_changed';
/** Signal that staff of a company have come or gone; JSON of `ChatOwner`. */
export const CHAT_PRESENCE = 'chat_presence';

/** Which conversation has changed; `messageId`: a message that is new, 0 for none; `isDeleted`: it is gone. */
export type ChatSignal = ChatPerson & { chatId: number; messageId: number; isDeleted: boolean };

/** Tells both sides of a conversation, on every server. */
export const announceChat = (
  { signals }: { signals: Pick<Signals, 'send'> },
  changed: ChatPerson & { chatId: number; messageId?: number; isDeleted?: boolean },
): Promise<void> => signals.send(CHAT_CHANGED, JSON.stringify({ messageId: 0, isDeleted: false, ...changed } satisfies ChatSignal));

/** Tells that staff of a company have come or gone. */
export const announcePresence = ({ signals }: { signals: Pick<Signals, 'send'> }, owner: ChatOwner): Promise<void> =>
  signals.send(CHAT_PRESENCE, JSON.stringify(owner));
