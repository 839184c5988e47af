// Uncaught errors of event handlers, timers and promises of the app's own code; foreign scripts are ignored.
import { type Finding, finding } from '../../model/finding.ts';

/** The window's two events for uncaught errors, as far as they are read. */
export type Uncaught = Readonly<{ type: string; error?: unknown; reason?: unknown }>;

/**
 * The problem of an uncaught error; undefined for events to ignore: cancelled requests, scripts of extensions and other
 * hosts, and events without an error (the browser's own notices). `origin` is the app's.
 */
export function uncaughtProblem(event: Uncaught, origin: string): Finding | undefined {
  const thrown = event.type === 'unhandledrejection' ? event.reason : event.error;
  if (event.type === 'error' && (thrown === undefined || thrown === null)) return undefined;
  if (!(thrown instanceof Error)) return problem(typeof thrown === 'string' ? thrown : `a thrown ${typeof thrown}`);
  if (thrown.name === 'AbortError') return undefined;
  // The first address of a stack is the script that threw, with line and column.
  const [script] = /(?<![a-z-])[a-z-]+:\/\/[^\s)]+/.exec(thrown.stack?.replace(thrown.message, '') ?? '') ?? [''];
  if (script && !script.startsWith(`${origin}/`)) return undefined;
  return problem(`${thrown.name}: ${thrown.message}${script && ` (${script.slice(origin.length + 1)})`}`);
}

const problem = (message: string): Finding => finding('uncaught', 'error', { file: '', pointer: '' }, message);
