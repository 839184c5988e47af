// One conversation: read page by page, kept current by the hub, each message there once and in order, and read as far as it was seen.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useCall, useChatChanges, useEvent } from '#sdk';
import { type ChatChange, type ChatMessage, type Conversation, markChatRead, readChat } from '#contract/chat';

/** A conversation with a company; `chatId` for its staff, undefined for the visitor whose it is. */
export type ConversationPlace = { company: string; chatId: number | undefined };

export type ConversationFacts = {
  /** `failed`: nothing could be read. */
  phase: 'loading' | 'ready' | 'failed';
  messages: readonly ChatMessage[];
  /** The visitor, for staff; the company, for the visitor. */
  name: string;
  isClosed: boolean;
  isStaffPresent: boolean;
  /** Last message that the other side has read. */
  readByOthers: number;
  /** Which side has blocked the other, as the reader sees it. */
  blocked: Conversation['Blocked'];
  /** Deleted by its visitor. */
  isGone: boolean;
  hasEarlier: boolean;
  earlier: () => Promise<void>;
  readAgain: () => Promise<void>;
  /** Takes a message, or a state, as the server has answered it. */
  put: (answered: Partial<Pick<ChatChange, 'Message' | 'Blocked'>> & Omit<State, 'Name'>) => void;
  /** Forgets what was read: it was deleted. */
  clear: () => void;
};

type State = Pick<Conversation, 'ChatId' | 'IsClosed' | 'VisitorRead' | 'StaffRead' | 'Name'>;
type Known = {
  phase: ConversationFacts['phase'];
  state: State;
  messages: ReadonlyMap<number, ChatMessage>;
  next: number;
  isStaffPresent: boolean;
  blocked: Conversation['Blocked'];
  isGone: boolean;
};

const none: State = { ChatId: 0, IsClosed: false, VisitorRead: 0, StaffRead: 0, Name: '' };
const nothing: Known = {
  phase: 'loading',
  state: none,
  messages: new Map(),
  next: 0,
  isStaffPresent: false,
  blocked: 'none',
  isGone: false,
};
const byId = (messages: readonly ChatMessage[]) => messages.map((message) => [message.MessageId, message] as const);

/** The later of two states of one conversation: nobody has read less than before. */
const merged = (before: State, now: State): State =>
  before.ChatId === now.ChatId
    ? { ...now, VisitorRead: Math.max(before.VisitorRead, now.VisitorRead), StaffRead: Math.max(before.StaffRead, now.StaffRead) }
    : now;

/** What is known with the latest page: earlier pages stay where nothing is missing between. */
function withPage(before: Known, reply: Conversation): Known {
  const { Messages, Next, StaffPresent, Blocked, ...state } = reply;
  const first = Messages[0]?.MessageId ?? 0;
  const last = Messages.at(-1)?.MessageId ?? 0;
  const known = before.state.ChatId === state.ChatId ? [...before.messages] : [];
  // What was told while it was read is newer than the page.
  const told = known.filter(([id]) => id > last);
  const isJoined = Next === 0 || known.some(([id]) => id >= first && id <= last);
  const earlier = isJoined ? known.filter(([id]) => id < first) : [];
  return {
    phase: 'ready',
    state: merged(before.state, state),
    messages: new Map([...earlier, ...byId(Messages), ...told]),
    next: earlier.length > 0 ? before.next : Next,
    isStaffPresent: StaffPresent,
    blocked: Blocked,
    isGone: false,
  };
}

export function useConversation({ company, chatId }: ConversationPlace): ConversationFacts {
  const call = useCall();
  const { event } = useEvent();
  const [known, setKnown] = useState(nothing);
  const reads = useRef(0);
  const changes = useRef(0);
  const params = useMemo(
    () => ({ eventid: event, id: company, ...(chatId !== undefined && { chatid: chatId }) }),
    [event, company, chatId],
  );
  const readAgain = useCallback(async () => {
    const mine = ++reads.current;
    let answer;
    let before;
    do {
      before = changes.current;
      answer = await call(readChat, params);
      if (mine !== reads.current) return;
      // The first message was told while it was read.
    } while (answer.ok && answer.reply.ChatId === 0 && before !== changes.current);
    setKnown((former) => {
      if (answer.ok) return withPage(former, answer.reply);
      if (answer.status === 404 && chatId !== undefined) return { ...nothing, phase: 'ready', isGone: true };
      return former.phase === 'ready' ? former : { ...former, phase: 'failed' };
    });
  }, [call, params, chatId]);
  useEffect(() => void readAgain(), [readAgain]);
  const earlier = useCallback(async () => {
    const answer = await call(readChat, { ...params, before: known.next });
    if (!answer.ok) return;
    const { Messages, Next } = answer.reply;
    setKnown((before) => ({ ...before, messages: new Map([...byId(Messages), ...before.messages]), next: Next }));
  }, [call, params, known.next]);
  const put: ConversationFacts['put'] = useCallback(({ Message = null, Blocked, ...state }) => {
    changes.current += 1;
    setKnown((before) => {
      const messages = before.state.ChatId === state.ChatId ? before.messages : new Map<number, ChatMessage>();
      return {
        ...before,
        state: merged(before.state, { ...state, Name: before.state.Name }),
        ...(Blocked && { blocked: Blocked }),
        messages: Message ? new Map(messages).set(Message.MessageId, Message) : messages,
      };
    });
  }, []);
  const clear = useCallback(() => {
    reads.current += 1;
    setKnown((before) => ({ ...nothing, phase: 'ready', isStaffPresent: before.isStaffPresent, isGone: chatId !== undefined }));
  }, [chatId]);
  useChatChanges(company, {
    onChanged({ ChatId, IsClosed, VisitorRead, StaffRead, IsDeleted, Blocked, Message }) {
      if (ChatId === 0) void readAgain();
      else if (chatId !== undefined && ChatId !== chatId) return;
      else if (!IsDeleted) put({ ChatId, IsClosed, VisitorRead, StaffRead, Message, ...(Blocked && { Blocked }) });
      else if (ChatId === known.state.ChatId) clear();
    },
    onPresence: (isStaffPresent) => setKnown((before) => ({ ...before, isStaffPresent })),
    onJoined: () => void readAgain(),
  });
  const messages = useMemo(() => [...known.messages.values()].sort((a, b) => a.MessageId - b.MessageId), [known.messages]);
  const isStaff = chatId !== undefined;
  useReading(params, messages.findLast((message) => message.IsStaff !== isStaff)?.MessageId ?? 0, known, put);
  return {
    phase: known.phase,
    messages,
    name: known.state.Name,
    isClosed: known.state.IsClosed,
    isStaffPresent: known.isStaffPresent,
    readByOthers: isStaff ? known.state.VisitorRead : known.state.StaffRead,
    blocked: known.blocked,
    isGone: known.isGone,
    hasEarlier: known.next > 0,
    earlier,
    readAgain,
    put,
    clear,
  };
}

/** Says what was read: what the other side wrote last, once somebody looks at the page. */
function useReading(
  params: { eventid: string; id: string; chatid?: number },
  latest: number,
  { state }: Pick<Known, 'state'>,
  put: ConversationFacts['put'],
): void {
  const call = useCall();
  const isRead = latest <= (params.chatid === undefined ? state.VisitorRead : state.StaffRead);
  useEffect(() => {
    if (isRead) return undefined;
    let isDone = false;
    const mark = (): void => {
      if (isDone || document.visibilityState !== 'visible') return;
      isDone = true;
      void call(markChatRead, { ...params, messageid: latest }).then((answer) => answer.ok && put(answer.reply));
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => {
      isDone = true;
      document.removeEventListener('visibilitychange', mark);
    };
  }, [call, params, latest, isRead, put]);
}
