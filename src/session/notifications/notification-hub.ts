// The connection of the hub `notificationhub` (A §7, §8): joins the group of the event, tells of what was added and of every new connection.
import { favouritesChanged } from '../../stores/favourites.ts';
import { keepConnection, type KeptConnectionParts } from '../hub/keep-connection.ts';

export type NotificationConnectionParts = Pick<KeptConnectionParts, 'base' | 'event' | 'session' | 'onJoined' | 'onLost'> & {
  /** Language of the page. */
  language: string;
  /** A notification was added; as it was sent. */
  onAdded: (sent: unknown) => void;
  /** The same account has read some elsewhere. */
  onClosed: (ids: readonly string[]) => void;
  /** Makes a connection; replaced in tests. */
  connect?: KeptConnectionParts['connect'];
};

export type NotificationHub = {
  /** Tells the server that one was read; false if it could not be told. Never rejects. */
  close: (id: string) => Promise<boolean>;
  stop: () => void;
};

/** Keeps one connection; a lost one is tried again after 5 s (A §8). */
export function openNotificationHub({ language, onAdded, onClosed, ...parts }: NotificationConnectionParts): NotificationHub {
  const hub = keepConnection({
    ...parts,
    group: language,
    on: {
      NotificationAdded: onAdded,
      NotificationClosed: (ids) => onClosed(Array.isArray(ids) ? ids.map(String) : []),
      FavouritesChanged: favouritesChanged,
    },
  });
  return { close: (id) => hub.invoke('CloseNotification', id), stop: hub.stop };
}
