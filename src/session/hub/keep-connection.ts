// One connection to the hub `notificationhub` for all parts of a page that need it, each in its group: a lost one is tried again after 5 s (A §7, §8).
import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { hubRetryDelay } from './retry.ts';

export type KeptConnectionParts = {
  /** Base of the hubs; empty for this site. */
  base: string;
  /** Exact name of the event. */
  event: string;
  /** Names the session, empty for visitors: who connects as somebody else needs a connection of their own. */
  session: string;
  /** The group, after the name of the event: a language, or `session/1003`. */
  group: string;
  /** What the server calls, by name. */
  on: Readonly<Record<string, (sent: unknown) => void>>;
  /** The group is joined, for the first time or again: what happened meanwhile has to be read. */
  onJoined: () => void;
  /** No connection; it is tried again. */
  onLost: () => void;
  /** Makes a connection; replaced in tests. */
  connect?: Connect | undefined;
};

type Connect = (address: string) => Pick<HubConnection, 'start' | 'stop' | 'on' | 'onclose' | 'invoke'>;
type Part = Pick<KeptConnectionParts, 'group' | 'on' | 'onJoined' | 'onLost'>;

export type KeptConnection = {
  /** Calls the server; false if that was not possible. Never rejects. */
  invoke: (method: string, argument: string) => Promise<boolean>;
  /** Leaves the group; the last part that leaves ends the connection. */
  stop: () => void;
};

const realConnection: Connect = (address) =>
  new HubConnectionBuilder().withUrl(address, { withCredentials: true }).configureLogging(LogLevel.None).build();

/** Address of the hub. The session is the cookie. */
const addressOf = ({ base, event }: Pick<KeptConnectionParts, 'base' | 'event'>): string =>
  `${base}/notificationhub?${new URLSearchParams({ eventShort: event }).toString()}`;

type SharedConnection = { join: (part: Part) => KeptConnection };
/** Connections that are open, by how they are made, address and session. */
const open = new WeakMap<Connect, Map<string, SharedConnection>>();

/** Joins the group by the connection of the page, and opens that with the first part. */
export function keepConnection({ connect = realConnection, ...parts }: KeptConnectionParts): KeptConnection {
  const key = `${addressOf(parts)} ${parts.session}`;
  const known = open.get(connect) ?? new Map<string, SharedConnection>();
  open.set(connect, known);
  let shared = known.get(key);
  if (!shared) known.set(key, (shared = shareConnection(connect, parts, () => known.delete(key))));
  return shared.join(parts);
}

/** Opens a connection and keeps it open until its last part has left; then `over` is called. */
function shareConnection(
  connect: Connect,
  { event, ...where }: Pick<KeptConnectionParts, 'base' | 'event'>,
  over: () => void,
): SharedConnection {
  const members = new Set<Part>();
  let isOver = false;
  let isStarted = false;
  let current: ReturnType<Connect> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Names the connection listens to. */
  let heard = new Set<string>();
  const listen = (connection: ReturnType<Connect>, { on }: Part): void => {
    for (const name of Object.keys(on)) {
      if (heard.has(name)) continue;
      heard.add(name);
      connection.on(name, (sent: unknown) => {
        if (!isOver && current === connection) for (const member of members) member.on[name]?.(sent);
      });
    }
  };
  const enter = (connection: ReturnType<Connect>, part: Part): Promise<void> =>
    connection.invoke('JoinGroup', `${event}/${part.group}`).then(() => {
      if (!isOver && current === connection && members.has(part)) part.onJoined();
    });
  const begin = (): void => {
    const connection = connect(addressOf({ event, ...where }));
    current = connection;
    isStarted = false;
    heard = new Set();
    const again = (): void => {
      if (isOver || current !== connection) return;
      current = undefined;
      void connection.stop().catch(() => undefined);
      timer = setTimeout(begin, hubRetryDelay());
      for (const member of members) member.onLost();
    };
    for (const member of members) listen(connection, member);
    connection.onclose(again);
    connection
      .start()
      .then(() => {
        isStarted = true;
        // A group that is refused, such as one of comments that are closed, does not end the others'.
        return Promise.allSettled([...members].map((member) => enter(connection, member)));
      })
      .then((entered) => entered.length > 0 && entered.every(({ status }) => status === 'rejected') && again(), again);
  };
  return {
    join(part) {
      const member = { ...part };
      members.add(member);
      if (!current && timer === undefined) begin();
      else if (current) {
        listen(current, member);
        // One that begins joins all its members itself; one that is lost comes again.
        if (isStarted) enter(current, member).catch(() => undefined);
      }
      let hasLeft = false;
      return {
        async invoke(method, argument) {
          if (hasLeft || !current) return false;
          return current.invoke(method, argument).then(
            () => true,
            () => false,
          );
        },
        stop() {
          if (hasLeft) return;
          hasLeft = true;
          members.delete(member);
          if (members.size > 0) {
            const isShared = [...members].some(({ group }) => group === part.group);
            if (isStarted && !isShared) void current?.invoke('LeaveGroup', `${event}/${part.group}`).catch(() => undefined);
            return;
          }
          isOver = true;
          over();
          clearTimeout(timer);
          void current?.stop().catch(() => undefined);
          current = undefined;
        },
      };
    },
  };
}
