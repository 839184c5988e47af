// A connection carried by server-sent events: the server sends in one long response, the client in separate requests.
import type { ServerResponse } from 'node:http';
import type { Wire } from '../protocol/connection.ts';

/** Headers of the long answer; proxies must not hold it back. */
const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };

/** Begins the answer and returns its wire. */
export function eventsWire(raw: ServerResponse, common: Readonly<Record<string, unknown>>): Wire {
  raw.writeHead(200, { ...(common as Record<string, string>), ...headers });
  // Something must come at once, or a proxy may wait for it.
  raw.write(':\n\n');
  raw.on('error', () => {});
  return {
    // JSON has no line breaks of its own.
    send: (frame) => void raw.write(`data: ${frame}\n\n`),
    waiting: () => raw.writableLength,
    end: () => void raw.end(),
    refuse: () => void raw.end(),
    cut: () => void raw.destroy(),
    livesByItself: false,
  };
}
