// The connection of the hub `singlelogin` (A §4 Single session, A §7): receives that another device signed in, and asks or signs out.
import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { Takeover } from '../frame.ts';
import { hubRetryDelay } from './retry.ts';

export type HubParts = {
  /** Base of the hubs; empty for this site. */
  base: string;
  /** Exact name of the event. */
  event: string;
  /** Id of this session (`uuid` of the session user). */
  uuid: string;
  /** Whether the event asks before it signs a device out (`openSignalRModal`). */
  asksFirst: boolean;
  /** Whether this device chose to keep this session before. */
  isStaying: boolean;
  /** Stores that choice. */
  keepStaying: () => void;
  /** Shows the question of a takeover; undefined removes it. */
  ask: (question: Takeover | undefined) => void;
  /** Called when the session has ended on the server; there are no further attempts. */
  onRefused: () => void;
  /** Called when the server answers again after a loss. */
  onReconnected?: (() => void) | undefined;
  /** Signs this device out. */
  leave: () => Promise<void>;
  /** Makes a connection; replaced in tests. */
  connect?: (address: string) => Pick<HubConnection, 'start' | 'stop' | 'on' | 'onclose' | 'invoke'>;
};

const realConnection = (address: string): HubConnection =>
  new HubConnectionBuilder().withUrl(address, { withCredentials: true }).configureLogging(LogLevel.None).build();

/** Address of the hub. The session is the cookie; the address has no token. */
export function hubAddress(
  { base, event, uuid, asksFirst }: Pick<HubParts, 'base' | 'event' | 'uuid' | 'asksFirst'>,
  persist: boolean,
): string {
  const query = new URLSearchParams({ eventShort: event, jwt: '', intmodal: asksFirst ? '1' : '0', persist: String(persist), uuid });
  return `${base}/singlelogin?${query.toString()}`;
}

/** Whether the server has ended the session, by 401 or when closing: another attempt would be refused. */
const isRefusal = (error: unknown): boolean =>
  (error as { statusCode?: unknown } | null)?.statusCode === 401 ||
  (error instanceof Error && /Status code '401'|The session has ended/.test(error.message));

/** Keeps one connection open; a lost one is retried (F17). Returns a function that stops it. */
export function keepConnected(parts: HubParts): () => void {
  const { uuid, ask, leave, onRefused, asksFirst, isStaying, keepStaying, connect = realConnection } = parts;
  let isOver = false;
  let wasLost = false;
  let current: ReturnType<typeof connect> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = (persist: boolean): void => {
    const connection = connect(hubAddress(parts, persist));
    current = connection;
    const again = (error?: unknown): void => {
      if (isOver || current !== connection) return;
      current = undefined;
      wasLost = true;
      if (isRefusal(error)) {
        stop();
        return onRefused();
      }
      timer = setTimeout(() => open(persist), hubRetryDelay());
    };
    const close = async (): Promise<void> => {
      if (current === connection) current = undefined;
      await connection.stop().catch(() => undefined);
    };
    const signOutHere = async (): Promise<void> => {
      stop();
      await connection.invoke('CloseConnection').catch(() => undefined);
      await close();
      await leave();
    };
    const onRemoteLogout = (addressee: unknown, modal: unknown): void => {
      if (isOver || current !== connection) return;
      const asksHere = addressee === uuid && (modal === true || modal === 1) && asksFirst;
      if (!asksHere) return void signOutHere();
      ask({
        stay() {
          ask(undefined);
          keepStaying();
          if (!isOver) void close().then(() => isOver || open(true));
        },
        leave() {
          ask(undefined);
          void signOutHere();
        },
      });
    };
    // The hub's message, and its older spelling (A §7).
    for (const name of ['remoteLogout', 'remote-logout']) connection.on(name, onRemoteLogout);
    connection.onclose(again);
    connection.start().then(() => {
      if (wasLost && !isOver && current === connection) parts.onReconnected?.();
      wasLost = false;
    }, again);
  };
  const stop = (): void => {
    isOver = true;
    clearTimeout(timer);
  };
  open(isStaying);
  return () => {
    stop();
    const last = current;
    current = undefined;
    void last?.stop().catch(() => undefined);
  };
}
