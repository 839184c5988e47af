// Starts the server: settings from the environment, then listens until it receives a stop signal.
import { startMock } from './mock.ts';
import { readSettings, SettingsError } from './settings.ts';
import { startServer } from './start.ts';

/** Time after which a server that has not finished is ended, ms. */
const PATIENCE = 10_000;
/** How long keep-alive connections may bring one more request when another server takes over, ms. */
const LINGER = 2000;
/** Time after which the same signal is another one, ms. */
const TWICE = 300;

try {
  const settings = readSettings(process.env, process.argv.slice(2));
  const print = (line: string): unknown => process.stdout.write(`${line}\n`);
  const server =
    settings.mock === undefined ? await startServer(settings, print) : await startMock({ ...settings, folder: settings.mock }, print);
  let stopping: number | undefined;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping !== undefined) {
      // Pressed a second time: at once. Others send a signal to a whole group of processes, of which npm hands it on: that is one.
      if (signal === 'SIGINT' && performance.now() - stopping > TWICE) process.exit(1);
      return;
    }
    stopping = performance.now();
    setTimeout(() => process.exit(1), PATIENCE).unref();
    // Who presses Ctrl+C does not want to wait for visitors.
    server.close(signal === 'SIGTERM' ? LINGER : 0).then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(error instanceof SettingsError ? 2 : 1);
}

/** What went wrong, for whoever started the server; the stack only helps where Foyer itself is at fault. */
function sentence(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  const { code, port, stack, message } = error as Error & { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is already in use; set PORT to another one.`;
  // The system or the database refused: the sentence names the file, port or host.
  if (code !== undefined) return message;
  return stack ?? String(error);
}
