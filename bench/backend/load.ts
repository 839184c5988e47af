// Asks a server over and over through a few open connections, at next to no cost of its own.
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

const HEAD_END = Buffer.from('\r\n\r\n');

/** A GET request as it goes over the wire. */
export const requestFor = (path: string, headers: Readonly<Record<string, string>>): string =>
  [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');

/**
 * Requests sent together on one connection, as in Fastify's own benchmarks (`autocannon -p 10`). One at a time would measure
 * how often the slower of two servers has to wake the process that asks, which costs more than many an answer.
 */
const TOGETHER = 10;

/**
 * Sends requests on `connections` sockets, each the next few when the last are answered, until `next` has none left.
 * `next` gives the request of a number counting from 0. Returns how many were answered. Throws when an answer is not 200 or 304.
 */
export async function askAgain(port: number, connections: number, next: (number: number) => string | undefined): Promise<number> {
  let number = 0;
  let answered = 0;
  const few = (): string[] => {
    const requests: string[] = [];
    for (let one; requests.length < TOGETHER && (one = next(number++)) !== undefined;) requests.push(one);
    return requests;
  };
  const one = async (): Promise<void> => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    await once(socket, 'connect');
    for (let requests = few(); requests.length > 0; requests = few()) {
      await exchange(socket, requests);
      answered += requests.length;
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, one));
  return answered;
}

/** Requests and their whole answers; answers must say their length. */
function exchange(socket: Socket, requests: readonly string[]): Promise<void> {
  return new Promise((done, fail) => {
    let waiting = requests.length;
    /** Bytes of the body under way that are still to come. */
    let missing = 0;
    let kept: Buffer = Buffer.alloc(0);
    const take = (chunk: Buffer): void => {
      if (missing > chunk.length) missing -= chunk.length;
      else read(chunk.subarray(missing));
    };
    const read = (bytes: Buffer): void => {
      let rest = kept.length === 0 ? bytes : Buffer.concat([kept, bytes]);
      if (missing > 0) waiting -= 1;
      missing = 0;
      for (let end = rest.indexOf(HEAD_END); end >= 0 && waiting > 0; end = rest.indexOf(HEAD_END)) {
        const text = rest.toString('latin1', 0, end);
        if (!/^HTTP\/1\.1 (200|304) /.test(text)) return stop(new Error(`answered with ${text.split('\r\n', 1)[0]}`));
        const length = Number(/^content-length: (\d+)$/im.exec(text)?.[1] ?? 0);
        const body = rest.subarray(end + HEAD_END.length);
        rest = body.subarray(length);
        if (body.length < length) {
          missing = length - body.length;
          break;
        }
        waiting -= 1;
      }
      kept = rest;
      if (waiting === 0) stop();
    };
    const stop = (error?: Error): void => {
      socket.off('data', take).off('error', stop);
      if (error) fail(error);
      else done();
    };
    socket.on('data', take).on('error', stop);
    socket.write(requests.join(''));
  });
}
