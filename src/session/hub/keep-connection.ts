// One connection to the hub `notificationhub` that stays in a group: a lost one is tried again after 5 s (A §7, §8).
import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { hubRetryDelay } from './retry.ts';

export type KeptConnectionParts = {
  /** Base of the hubs; empty for this site. */
  base: string;
  /** Exact name of the event. */
  event: string;
  /** The group, after the name of the event: a language, or `session/1003`. */
  group: string;
  /** What the server calls, by name. */
  on: Readonly<Record<string, (sent: unknown) => void>>;
  /** The group is joined, for the first time or again: what happened meanwhile has to be read. */
  onJoined: () => void;
  /** No connection; it is tried again. */
  onLost: () => void;
  /** Makes a connection; replaced in tests. */
  connect?: ((address: string) => Pick<HubConnection, 'start' | 'stop' | 'on' | 'onclose' | 'invoke'>) | undefined;
};

export type KeptConnection = {
  /** Calls the server; false if that was not possible. Never rejects. */
  invoke: (method: string, argument: string) => Promise<boolean>;
  stop: () => void;
};

const realConnection = (address: string): HubConnection =>
  new HubConnectionBuilder().withUrl(address, { withCredentials: true }).configureLogging(LogLevel.None).build();

/** Address of the hub. The session is the cookie. */
const addressOf = ({ base, event }: Pick<KeptConnectionParts, 'base' | 'event'>): string =>
  `${base}/notificationhub?${new URLSearchParams({ eventShort: event }).toString()}`;

/** Opens it and keeps it open. */
export function keepConnection(parts: KeptConnectionParts): KeptConnection {
  const { event, group, on, onJoined, onLost, connect = realConnection } = parts;
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
    for (const [name, listener] of Object.entries(on)) connection.on(name, (sent: unknown) => isCurrent() && listener(sent));
    connection.onclose(again);
    connection
      .start()
      .then(() => connection.invoke('JoinGroup', `${event}/${group}`))
      .then(() => isCurrent() && onJoined(), again);
  };
  open();
  return {
    async invoke(method, argument) {
      const connection = current;
      if (!connection) return false;
      return connection.invoke(method, argument).then(
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
