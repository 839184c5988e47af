// Notifications of the organiser as this page has them: the list for its reader, and those that are still to be announced on screen.
import { createStore } from 'zustand/vanilla';

/** A notification; instants in ms since 1970, null is open. */
export type NotificationItem = {
  id: string;
  title: string;
  /** Plain text; empty for none. */
  text: string;
  /** An organiser's link; empty for none. */
  link: string;
  from: number | null;
  until: number | null;
  /** When it was first shown. */
  at: number;
  isRead: boolean;
  /** Start of the favourite of which it reminds, ms; null for a message of the organiser. Its text is then the room. */
  startsAt: number | null;
};

export type Notifications = {
  /** Whose they are: event, language and person; empty for nobody's. */
  of: string;
  /** `idle`: nobody asks · `loading`: for the first time · `failed`: neither the server nor the published file answered. */
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** The newest first. */
  items: readonly NotificationItem[];
  /** New ones that this page, and no other of this browser, announces. */
  fresh: readonly NotificationItem[];
};

const none: Notifications = { of: '', phase: 'idle', items: [], fresh: [] };

export const noticeStore = createStore<Notifications>(() => none);

/** Begins for somebody; what another person had is gone. */
export const beginNotifications = (of: string): void => {
  if (noticeStore.getState().of !== of) noticeStore.setState({ ...none, of, phase: 'loading' });
};

/** Forgets them. */
export const dropNotifications = (): void => noticeStore.setState(none);

/** The list is known. */
export const setNotices = (items: readonly NotificationItem[]): void => noticeStore.setState({ phase: 'ready', items });

/** The list could not be read; one that is known stays. */
export const noticesFailed = (): void => noticeStore.setState(({ phase }) => ({ phase: phase === 'ready' ? 'ready' : 'failed' }));

/** Marks some as read, here. */
export const setNoticesRead = (ids: ReadonlySet<string>): void =>
  noticeStore.setState(({ items }) => ({ items: items.map((item) => (ids.has(item.id) ? { ...item, isRead: true } : item)) }));

/** Hands over what is to be announced here; nobody else gets it. */
export function takeFresh(): readonly NotificationItem[] {
  const { fresh } = noticeStore.getState();
  if (fresh.length > 0) noticeStore.setState({ fresh: [] });
  return fresh;
}
