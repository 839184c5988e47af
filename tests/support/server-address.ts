// Where a server that was just started listens, read from what it prints.
import type { ChildProcess } from 'node:child_process';

/** The address a started server prints. Throws with its output if it ends before it listens. */
export async function addressOf(server: ChildProcess): Promise<string> {
  let output = '';
  // The server may say more afterwards: leaving the loop must not close the pipe it writes to.
  for await (const part of server.stdout!.iterator({ destroyOnReturn: false })) {
    output += String(part);
    const address = /Foyer listens on (\S+)/.exec(output)?.[1];
    if (address) {
      // Nobody reads on; a full pipe must not stop the server.
      server.stdout!.resume();
      return address;
    }
  }
  throw new Error(`The server ended: ${output}`);
}
