// A host of feeds as none should be: one that never answers, one without an end, two that take long to read, one that is no feed.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const MEGABYTE = 1024 * 1024;
const begun = '<?xml version="1.0"?><rss version="2.0"><channel><title>x</title>';
/** As many as fit into what is read. */
const repeated = (part: string): string => begun + part.repeat(Math.floor((MEGABYTE - begun.length - 1) / part.length));

const answers: Readonly<Record<string, (answer: ServerResponse) => void>> = {
  silent: () => undefined,
  endless(answer) {
    const piece = Buffer.alloc(65_536, '<item><title>More</title></item>');
    const write = (): void => {
      while (!answer.destroyed && answer.write(piece));
      answer.once('drain', write);
    };
    write();
  },
  brackets: (answer) => answer.end(repeated('<')),
  items: (answer) => answer.end(repeated('<item><title>&amp;<b>x</b></title></item>')),
  invalid: (answer) => answer.end('<html><body>Not found'),
};

/** The kinds of feeds, as their paths name them. */
export const feedKinds = Object.keys(answers);

/** Starts it on a free port of this machine. */
export async function hostileHost(): Promise<{ port: number; close: () => void }> {
  const server = createServer((request, answer) => {
    answer.on('error', () => undefined);
    answer.writeHead(200, { 'content-type': 'application/rss+xml' });
    answers[request.url!.split('/')[1] ?? '']?.(answer);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
