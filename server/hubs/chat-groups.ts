// Chats of open pages: who joins the group of a company is told of their own conversation with it, staff of all of theirs; every message asks anew who may have it.
import type { ChatChange } from '../../src/contract/chat.ts';
import type { ChatSide } from '../../src/rules/chat.ts';
import type { AccessControl } from '../access/access-control.ts';
import { isStaffPresent, PRESENCE_EVERY, setPresence } from '../chat/chat-presence.ts';
import { sideOf } from '../chat/chat-place.ts';
import { announcePresence, CHAT_CHANGED, CHAT_PRESENCE, type ChatSignal } from '../chat/chat-signals.ts';
import { blockedAs, blocksOf } from '../chat/stored-blocks.ts';
import { wireMessage, wireState } from '../chat/chat-view.ts';
import { type ChatOwner, chatById } from '../chat/stored-chats.ts';
import { messageById } from '../chat/stored-messages.ts';
import type { People } from '../people/people.ts';
import type { EventCache } from '../published/event-cache.ts';
import type { Caller } from '../sessions/caller.ts';
import { type Called, HubError, type Member } from './hub.ts';

/** What the groups need of a connection. */
export type ChatGuest = { eventId: number; accountId: number | null; caller: () => Promise<Caller> };
/** `staff`: members that joined as such; `wasPresent`: what was last told of presence. */
type Group = { owner: ChatOwner; members: Set<Member<ChatGuest>>; staff: Set<Member<ChatGuest>>; wasPresent: boolean };

/** `onChange` subscribes to writes of other processes; `failed` receives errors. */
export type ChatGroupsParts = {
  people: Pick<People, 'db' | 'signals' | 'clock'>;
  eventCache: Pick<EventCache, 'byId'>;
  accessControl: Pick<AccessControl, 'ofCaller'>;
  onChange: (changed: () => void) => () => void;
  failed: (error: unknown) => void;
};

export type ChatGroups = {
  /** Joins a member to the group of a company. Throws HubError where they are on no side of its chat, and beyond eight groups. */
  join: (called: Called<ChatGuest>, company: string) => Promise<void>;
  /** Takes it out of the group of a company, or of all. */
  leave: (member: Member<ChatGuest>, company?: string) => void;
  close: () => void;
};

/** Groups of one connection. */
const MOST_GROUPS = 8;
const PREFIX = 'chat/';

/** The company that a group names after its event, `chat/703`; undefined for another group. */
export const companyOfGroup = (name: string): string | undefined => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined);

const keyOf = ({ eventId, company }: ChatOwner): string => `${eventId} ${company}`;

/** Creates the groups of a server. */
export function createChatGroups({ people, eventCache, accessControl, onChange, failed }: ChatGroupsParts): ChatGroups {
  const { db, signals, clock } = people;
  const groups = new Map<string, Group>();
  const sideNow = async ({ guest }: Member<ChatGuest>, { eventId, company }: ChatOwner): Promise<{ side: ChatSide; caller: Caller }> => {
    const [event, caller] = await Promise.all([eventCache.byId(eventId), guest.caller()]);
    return {
      caller,
      side: event ? sideOf(event, { access: accessControl.ofCaller(event, caller), caller, company, now: clock.now() }).outcome : 'none',
    };
  };
  // One after the other: what is newer is told later.
  let working: Promise<void> = Promise.resolve();
  const after = (work: () => Promise<void>): void => void (working = working.then(work).catch(failed));

  const presenceChanged = (owner: ChatOwner): void => void announcePresence({ signals }, owner).catch(failed);
  const leaveGroup = (group: Group, member: Member<ChatGuest>): void => {
    group.members.delete(member);
    if (group.members.size === 0) groups.delete(keyOf(group.owner));
    if (!group.staff.delete(member) || group.staff.size > 0) return;
    after(async () => {
      // Somebody else may have come meanwhile.
      if ((groups.get(keyOf(group.owner))?.staff.size ?? 0) === 0) await setPresence(db, group.owner, 0);
      presenceChanged(group.owner);
    });
  };
  const change = (member: Member<ChatGuest>, changed: ChatChange): void => member.send('ChatChanged', changed);

  const tell = async (group: Group, { chatId, accountId, messageId, isDeleted }: ChatSignal): Promise<void> => {
    const row = isDeleted ? undefined : await chatById(db, chatId);
    const message = row && messageId > 0 ? await messageById(db, messageId) : undefined;
    const blocks = await blocksOf(db, { ...group.owner, accountId });
    const state = { CompanyAccountId: group.owner.company, ...wireState(row), ChatId: chatId, IsDeleted: row === undefined };
    for (const member of group.members) {
      if (!group.staff.has(member) && member.guest.accountId !== accountId) continue;
      // oxlint-disable-next-line no-await-in-loop -- in order
      const { side, caller } = await sideNow(member, group.owner);
      const isTheirs = side === 'staff' || (side === 'visitor' && caller.account?.id === accountId && !group.staff.has(member));
      if (!isTheirs) leaveGroup(group, member);
      else
        change(member, { ...state, Blocked: blockedAs(blocks, side), Message: message ? wireMessage(message, caller.account!.id) : null });
    }
  };
  /** Signals were missed, or another process has written: pages read again. */
  const look = async (): Promise<void> => {
    for (const group of groups.values())
      for (const member of group.members)
        change(member, {
          CompanyAccountId: group.owner.company,
          ChatId: 0,
          IsClosed: false,
          VisitorRead: 0,
          StaffRead: 0,
          IsDeleted: false,
          Message: null,
        });
  };
  const tellPresence = async (group: Group): Promise<void> => {
    // Where staff of this server are still there, another server's that have gone do not count.
    if (group.staff.size > 0 && !(await isStaffPresent(db, group.owner, clock.now()))) await setPresence(db, group.owner, clock.now());
    const isPresent = await isStaffPresent(db, group.owner, clock.now());
    if (isPresent === group.wasPresent) return;
    group.wasPresent = isPresent;
    for (const member of group.members) member.send('ChatPresence', { CompanyAccountId: group.owner.company, StaffPresent: isPresent });
  };
  const everyPresence = async (): Promise<void> => {
    for (const group of groups.values()) {
      if (group.staff.size > 0) await setPresence(db, group.owner, clock.now());
      await tellPresence(group);
    }
  };
  const withGroup = (owner: ChatOwner, work: (group: Group) => Promise<void>): void =>
    after(async () => {
      const group = groups.get(keyOf(owner));
      if (group) await work(group);
    });
  const timer = setInterval(() => after(everyPresence), PRESENCE_EVERY);
  timer.unref();
  const stops = [
    signals.subscribe(
      CHAT_CHANGED,
      (text) => {
        const changed = JSON.parse(text) as ChatSignal;
        withGroup(changed, (group) => tell(group, changed));
      },
      () => after(look),
    ),
    signals.subscribe(CHAT_PRESENCE, (text) => withGroup(JSON.parse(text) as ChatOwner, tellPresence)),
    onChange(() => after(look)),
    () => clearInterval(timer),
  ];

  return {
    async join({ member, signal }, company) {
      const owner = { eventId: member.guest.eventId, company };
      const { side } = await sideNow(member, owner);
      if (side === 'none') throw new HubError('There is no chat here.');
      const isMember = groups.get(keyOf(owner))?.members.has(member) ?? false;
      if (!isMember && [...groups.values()].filter(({ members }) => members.has(member)).length >= MOST_GROUPS)
        throw new HubError('This connection is in as many groups as it can be.');
      if (side === 'staff') await setPresence(db, owner, clock.now());
      const wasPresent = side === 'staff' || (await isStaffPresent(db, owner, clock.now()));
      const group = groups.get(keyOf(owner)) ?? { owner, members: new Set(), staff: new Set(), wasPresent };
      group.members.add(member);
      if (side === 'staff') group.staff.add(member);
      groups.set(keyOf(owner), group);
      if (side === 'staff') presenceChanged(owner);
      // Gone while it was asked for.
      if (signal.aborted) leaveGroup(group, member);
    },
    leave(member, company) {
      for (const group of groups.values())
        if ((company === undefined || group.owner.company === company) && group.members.has(member)) leaveGroup(group, member);
    },
    close: () => stops.forEach((stop) => stop()),
  };
}
