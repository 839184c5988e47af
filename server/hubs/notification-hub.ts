// The hub of notifications (A §7): who joins the group of an event in a language is told of each notification the rule allows them, as it opens; who joins that of a session or presentation, of its comments; a moderator who joins that of moderation, that others may wait; who joins that of the charity challenge, that its highscores have changed; who joins that of the chat of a company, of their conversations; who joins that of meetings, contacts, messages or ratings, that theirs have changed.
import * as z from 'zod';
import { eventName } from '../../src/contract/event-name.ts';
import type { AccessControl } from '../access/access-control.ts';
import { type OpeningParts, watchOpening } from '../notifications/opening-notifications.ts';
import { markRead, type NotificationRow, reaches, wireNotification } from '../notifications/stored-notifications.ts';
import { sourceOf } from '../http/network-of.ts';
import { badRequest } from '../http/errors.ts';
import type { People } from '../people/people.ts';
import type { EventCache } from '../published/event-cache.ts';
import { findEvent } from '../published/find-event.ts';
import { type Caller, visitor } from '../sessions/caller.ts';
import { sessionCookie } from '../sessions/cookies.ts';
import { CHARITY_GROUP, createCharityGroups } from './charity-groups.ts';
import { companyOfGroup, createChatGroups } from './chat-groups.ts';
import { createExhibitionGroups, exhibitionGroups } from './exhibition-groups.ts';
import { call, type Hub, HubError, type Member } from './hub.ts';
import { createModerationGroup, MODERATION_GROUP } from './moderation-group.ts';
import { createNoteGroups, placeOfGroup } from './note-groups.ts';

/** Somebody connected, signed in or not. */
type Guest = {
  /** Id of the event, and its exact name. */
  eventId: number;
  event: string;
  /** Uuid of the session, empty for a visitor. */
  session: string;
  accountId: number | null;
  /** Who they are now: a ticket may have been added or withdrawn since. */
  caller: () => Promise<Caller>;
  /** Language of their group; undefined until they join one. */
  language?: string;
};

/** Signal that an account has read notifications, so that its other devices know; JSON `[account, ids]`. */
const READ = 'notification_read';
/** Signal that the personal programme of an account at an event has changed; JSON `[account, event]`. */
const FAVOURITES = 'favourites_changed';
/** Members asked for at once: each may cost a question to the database. */
const AT_ONCE = 50;
/** Visitors of a whole venue can share one address; a session is one of them. */
const limits = { perOwner: 2000, ownerBurst: 20_000, ownerPerSecond: 2000, message: 4096 };

/** Tells the other devices of an account what it has read. */
export const announceRead = ({ signals }: Pick<People, 'signals'>, accountId: number, ids: readonly string[]): Promise<void> =>
  ids.length > 0 ? signals.send(READ, JSON.stringify([accountId, ids])) : Promise.resolve();

/** Informs all devices of an account that its personal programme has changed: they read it again. */
export const announceFavourites = (
  { signals }: Pick<People, 'signals'>,
  { accountId, eventId }: { accountId: number; eventId: number },
): Promise<void> => signals.send(FAVOURITES, JSON.stringify([accountId, eventId]));

/** What the hub is made of. */
export type NotificationHubParts = Pick<OpeningParts, 'onChange' | 'failed'> & {
  people: People;
  eventCache: EventCache;
  accessControl: AccessControl;
};

/** Creates the hub. `close` ends its background work. */
export function notificationHub({ people, eventCache, accessControl, onChange, failed }: NotificationHubParts): {
  hub: Hub<Guest>;
  close: () => void;
} {
  const notes = createNoteGroups({ people, eventCache, accessControl, onChange, failed });
  const moderation = createModerationGroup({ people, onChange });
  const charity = createCharityGroups({ people, eventCache, accessControl, onChange, failed });
  const chats = createChatGroups({ people, eventCache, accessControl, onChange, failed });
  const exhibition = createExhibitionGroups({ people, eventCache, accessControl, failed });
  const groups = new Map<number, Set<Member<Guest>>>();
  /** Also those who have joined no language: a page may follow a chat alone. */
  const connected = new Set<Member<Guest>>();
  const leave = (member: Member<Guest>): void => {
    connected.delete(member);
    const group = groups.get(member.guest.eventId);
    group?.delete(member);
    if (group?.size === 0) groups.delete(member.guest.eventId);
    notes.leave(member);
    moderation.leave(member);
    charity.leave(member);
    chats.leave(member);
    exhibition.leave(member);
  };
  const everyone = (): Member<Guest>[] => [...groups.values()].flatMap((group) => [...group]);
  const tell = async (row: NotificationRow, member: Member<Guest>): Promise<void> => {
    const { caller, accountId, language = '' } = member.guest;
    if (!reaches(row, { who: (await caller()).who, accountId }, language, people.clock.now())) return;
    const event = await eventCache.byId(row.event_id);
    const wire = event && wireNotification(row, event, event.languageFor(language), false);
    if (wire) member.send('NotificationAdded', wire);
  };
  const tellAll = async (row: NotificationRow): Promise<void> => {
    // Of many at once the reminders are found first: each is for one account.
    const members = [...(groups.get(row.event_id) ?? [])].filter(
      ({ guest }) => row.account_id === null || row.account_id === guest.accountId,
    );
    for (let from = 0; from < members.length; from += AT_ONCE)
      await Promise.all(members.slice(from, from + AT_ONCE).map((member) => tell(row, member)));
  };
  const { db, signals, clock } = people;
  const stops = [
    watchOpening({ db, signals, clock, onChange, failed }, (row) => void tellAll(row).catch(failed)),
    // Who signs out is somebody else from now on: the page connects anew.
    people.sessions.onEnd(({ uuid }) => {
      for (const member of connected) if (member.guest.session === uuid) member.close({ mayReturn: true });
    }),
    signals.subscribe(READ, (text) => {
      const [accountId, ids] = JSON.parse(text) as [number, string[]];
      for (const member of everyone()) if (member.guest.accountId === accountId) member.send('NotificationClosed', ids);
    }),
    signals.subscribe(FAVOURITES, (text) => {
      const [accountId, eventId] = JSON.parse(text) as [number, number];
      for (const member of groups.get(eventId) ?? []) if (member.guest.accountId === accountId) member.send('FavouritesChanged');
    }),
  ];

  const hub: Hub<Guest> = {
    path: '/notificationhub',
    limits,
    async admit(request, query) {
      const name = query['eventshort'];
      if (!name) throw badRequest('Which event? Give instance/short.', 'eventshort');
      const event = await findEvent(eventCache, { name, field: 'eventshort', hostname: request.hostname });
      const secret = request.cookies[sessionCookie(event.instance, request.protocol === 'https')];
      // By its id: the version in use changes, and the one of now must not be kept for it.
      const { id, instance, shortName } = event;
      const caller = async (): Promise<Caller> => {
        const current = await eventCache.byId(id);
        return current ? people.callers.bySecret(secret, current) : visitor;
      };
      const { session, account } = await caller();
      const guest = {
        eventId: id,
        event: eventName(instance, shortName),
        session: session?.uuid ?? '',
        accountId: account?.id ?? null,
        caller,
      };
      return session
        ? { owner: session.hash, expiresAt: session.expiresAt, guest }
        : { owner: `visitor ${sourceOf(request).key}`, expiresAt: Infinity, guest };
    },
    methods: {
      /**
       * The group is the page of an event in a language, `instance/short/xx-XX`, where a second call moves to another one, the comments of a thing,
       * `instance/short/session/1003`, of which a page may follow several, what waits for moderators, `instance/short/moderation`, the charity challenge, `instance/short/charity`, the chat of a
       * company, `instance/short/chat/703`, or the meetings, contacts, messages and ratings of the caller, `instance/short/meetings`, `…/contacts`, `…/messages`, `…/ratings`.
       */
      JoinGroup: call<Guest, z.ZodTuple<[z.ZodString], null>>(z.tuple([z.string().max(400)]), (called, group) => {
        const { member } = called;
        const { eventId, event } = member.guest;
        const language = group.slice(event.length + 1);
        if (group.toLowerCase() !== `${event}/${language}`.toLowerCase())
          throw new HubError('This group is of another event than the connection.');
        const place = placeOfGroup(language);
        if (place) return notes.join(member, place);
        if (language === MODERATION_GROUP) return moderation.join(member);
        if (language === CHARITY_GROUP) return charity.join(member);
        const own = exhibitionGroups.find((one) => one === language);
        if (own) return exhibition.join(member, own);
        const company = companyOfGroup(language);
        if (company !== undefined) return chats.join(called, company);
        member.guest.language = language;
        groups.set(eventId, (groups.get(eventId) ?? new Set()).add(member));
        return undefined;
      }),
      /** The comments of a thing, the charity challenge or a chat are followed no more; other groups end with the connection. */
      LeaveGroup: call<Guest, z.ZodTuple<[z.ZodString], null>>(z.tuple([z.string().max(400)]), ({ member }, group) => {
        const { event } = member.guest;
        const name = group.slice(event.length + 1);
        const place = placeOfGroup(name);
        if (place) notes.leave(member, place);
        else if (name === MODERATION_GROUP) moderation.leave(member);
        else if (name === CHARITY_GROUP) charity.leave(member);
        else if (exhibitionGroups.some((one) => one === name)) exhibition.leave(member, name as (typeof exhibitionGroups)[number]);
        else chats.leave(member, companyOfGroup(name) ?? '');
        return undefined;
      }),
      /** A signed-in user has read it. What visitors read is kept by their browser alone. */
      CloseNotification: call<Guest, z.ZodTuple<[z.ZodString], null>>(z.tuple([z.string().max(40)]), async ({ member }, id) => {
        const { eventId, accountId } = member.guest;
        if (accountId === null) return;
        const marked = await markRead(db, { eventId, accountId, now: clock.now() }, [id]);
        await announceRead(people, accountId, marked);
      }),
    },
    joined: (member) => void connected.add(member),
    left: leave,
  };
  return {
    hub,
    close: () => [...stops, notes.close, moderation.close, charity.close, chats.close, exhibition.close].forEach((stop) => stop()),
  };
}
