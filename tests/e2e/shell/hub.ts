// A hub of the server, to which a journey adds messages that otherwise another device or an organiser would cause.
import type { Page } from '@playwright/test';

/** Sends a message to the page as the hub does. */
type Say = (target: string, ...args: unknown[]) => void;

/** The next connection of the page to a hub; everything else on it goes to and fro as ever. `joined` is the way to say something on it. */
export async function hubOf(page: Page, address: RegExp): Promise<{ joined: Promise<Say> }> {
  let opened: (say: Say) => void;
  const joined = new Promise<Say>((done) => (opened = done));
  await page.routeWebSocket(address, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      socket.send(message);
      // After the answer to the handshake the page listens.
      opened((target, ...args) => socket.send(`${JSON.stringify({ type: 1, target, arguments: args })}\u001e`));
    });
  });
  return { joined };
}
