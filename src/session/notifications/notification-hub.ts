// The connection of the hub `notificationhub` (A §7, §8): joins the group of the event, tells of what was added and of every new connection.
import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { favouritesChanged } from '../../stores/favourites.ts';
import { hubRetryDelay } from '../hub/retry.ts';

export type NotificationConnectionParts = {
  /** Base of the hubs; empty for this site. */
  base: string;
  /** Exact name of the event, and the language of the page. */
  event: string;
  language: string;
  /** A notification was added; as it was sent. */
  onAdded: (sent: unknown) => void;
  /** The same account has read some elsewhere. */
  onClosed: (ids: readonly string[]) => void;
  /** The group is joined, for the first time or again: what was added meanwhile has to be read. */
  onJoined: () => void;
  /** No connection; it is tried again. */
  onLost: () => void;
  /** Makes a connection; replaced in tests. */
  connect?: (address: string) => Pick<HubConnection, 'start' | 'stop' | 'on' | 'onclose' | 'invoke'>;
};

export type NotificationHub = {
  /** Tells the server that one was read; false if it could not be told. Never rejects. */
  close: (id: string) => Promise<boolean>;
  stop: () => void;
};

const realConnection = (address: string): HubConnection =>
  new HubConnectionBuilder().withUrl(address, { withCredentials: true }).configureLogging(LogLevel.None).build();

/** Address of the hub. The session is the cookie. */
const addressOf = ({ base, event }: Pick<NotificationConnectionParts, 'base' | 'event'>): string =>
  `${base}/notificationhub?${new URLSearchParams({ eventShort: event }).toString()}`;

/** Keeps one connection; a lost one is tried again after 5 s (A §8). */
export function openNotificationHub(parts: NotificationConnectionParts): NotificationHub {
  const { event, language, onAdded, onClosed, onJoined, onLost, connect = realConnection } = parts;
  let isOver = false;
  let current: ReturnType<typeof connect> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = (): void => {
    const connection = connect(addressOf(parts));
    current = connection;
    const isCurrent = (): boolean => !isOver && current === connection;
    const again = (): void => {
      if (!isCurrent()) return;
      current = undefined;
      void connection.stop().catch(() => undefined);
      timer = setTimeout(open, hubRetryDelay());
      onLost();
    };
    connection.on('NotificationAdded', (sent: unknown) => isCurrent() && onAdded(sent));
    connection.on('NotificationClosed', (ids: unknown) => isCurrent() && onClosed(Array.isArray(ids) ? ids.map(String) : []));
    connection.on('FavouritesChanged', () => isCurrent() && favouritesChanged());
    connection.onclose(again);
    connection
      .start()
      .then(() => connection.invoke('JoinGroup', `${event}/${language}`))
      .then(() => isCurrent() && onJoined(), again);
  };
  open();
  return {
    async close(id) {
      const connection = current;
      if (!connection) return false;
      return connection.invoke('CloseNotification', id).then(
        () => true,
        () => false,
      );
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
      void current?.stop().catch(() => undefined);
      current = undefined;
    },
  };
}
