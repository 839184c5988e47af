// Asks a server over and over through a few open connections, at next to no cost of its own.
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

const HEAD_END = Buffer.from('\r\n\r\n');

/** A GET request as it goes over the wire. */
export const requestFor = (path: string, headers: Readonly<Record<string, string>>): string =>
  [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n');

/**
 * Sends requests on `connections` sockets, each the next when the last is answered, until `next` has none left.
 * `next` gives the request of a number counting from 0. Returns how many were answered. Throws when an answer is not 200 or 304.
 */
export async function askAgain(port: number, connections: number, next: (number: number) => string | undefined): Promise<number> {
  let number = 0;
  let answered = 0;
  const one = async (): Promise<void> => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    await once(socket, 'connect');
    for (let request = next(number++); request !== undefined; request = next(number++)) {
      await exchange(socket, request);
      answered += 1;
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, one));
  return answered;
}

/** One request and its whole answer; answers must say their length. */
function exchange(socket: Socket, request: string): Promise<void> {
  return new Promise((done, fail) => {
    let missing: number | undefined;
    let head: Buffer = Buffer.alloc(0);
    const take = (chunk: Buffer): void => {
      if (missing === undefined) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const end = head.indexOf(HEAD_END);
        if (end < 0) return;
        const text = head.subarray(0, end).toString('latin1');
        if (!/^HTTP\/1\.1 (200|304) /.test(text)) return stop(new Error(`answered with ${text.split('\r\n', 1)[0]}`));
        missing = Number(/^content-length: (\d+)$/im.exec(text)?.[1] ?? 0) - (head.length - end - HEAD_END.length);
      } else missing -= chunk.length;
      if (missing <= 0) stop();
    };
    const stop = (error?: Error): void => {
      socket.off('data', take).off('error', stop);
      if (error) fail(error);
      else done();
    };
    socket.on('data', take).on('error', stop);
    socket.write(request);
  });
}
