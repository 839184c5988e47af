// Follows a group of the hub `notificationhub` as long as the page is on screen.
import { keepConnection, type KeptConnectionParts } from './keep-connection.ts';

/** Opens the connection, and anew when the reader comes back to the page; returns what ends it. */
export function followGroup(parts: KeptConnectionParts): () => void {
  let hub = keepConnection(parts);
  const leaving = new AbortController();
  // A page with an open connection is not kept for the way back.
  addEventListener('pagehide', () => hub.stop(), leaving);
  addEventListener('pageshow', ({ persisted }) => void (persisted && (hub = keepConnection(parts))), leaving);
  return () => {
    leaving.abort();
    hub.stop();
  };
}
