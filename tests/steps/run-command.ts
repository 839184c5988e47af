// Runs a tool of the project and gathers what it says; nothing it starts outlives the test run.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname, '../..');

/** What a command said (both streams, in order) and how it ended; code 1, and `cutShort`, when it was ended. */
export type Ended = { code: number; output: string; cutShort: boolean };

export type CommandOptions = {
  environment?: Readonly<Record<string, string | undefined>>;
  /** Instant (ms, `performance.now`) at which it is ended with everything it started. */
  until: number;
};

/** Code that Node has compiled, types taken out: hundreds of commands and servers that tests start need not do it again. */
const compileCache = join(root, 'node_modules/.cache/foyer/compile');

const running = new Set<ChildProcess>();
/** Those that were ended before their time. */
const cutShort = new WeakSet<ChildProcess>();

/** Runs a tool by its name in `node_modules/.bin`, else by its path. Never throws. */
export function runCommand(name: string, args: readonly string[], { environment = {}, until }: CommandOptions): Promise<Ended> {
  const bin = join(root, 'node_modules/.bin');
  const tool = existsSync(join(bin, name)) ? join(bin, name) : name;
  return new Promise((resolve) => {
    let output = '';
    const patience = Math.max(0, until - performance.now());
    const child = spawn(tool, args, {
      cwd: root,
      // A group of its own, so that what it starts can be ended with it.
      detached: process.platform !== 'win32',
      env: {
        ...process.env,
        PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        // Builds in this process set it; tests need React's development build.
        NODE_ENV: undefined,
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? compileCache,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const timer = setTimeout(() => {
      output += `\n${name} was ended after ${(patience / 1000).toFixed(0)} s: the limit of the run was reached.\n`;
      end(child);
    }, patience);
    const done = (code: number | null): void => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code: code ?? 1, output, cutShort: cutShort.has(child) });
    };
    child.stdout?.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr?.on('data', (part: Buffer) => (output += part.toString()));
    child.on('error', (error) => {
      output += `${name}: ${error.message}\n`;
      done(1);
    });
    child.on('close', done);
  });
}

/** Ends everything that still runs; called when the run itself is ended. */
export function endAll(): void {
  for (const child of running) end(child);
}

function end(child: ChildProcess): void {
  cutShort.add(child);
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself in the meantime.
  }
}
