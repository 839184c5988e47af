// The parent of a forked bench process: receives its next message.
import type { ChildProcess } from 'node:child_process';
import type { Answered } from './beside.ts';

/** The next message of a process, which must be of this kind. Throws when it is of another, or the process ends before it. */
export async function answer<K extends Answered['kind'], Told = object>(
  child: ChildProcess,
  kind: K,
): Promise<Extract<Answered<Told>, { kind: K }>> {
  const message = await new Promise<Answered<Told>>((done, fail) => {
    const ended = (): void => fail(new Error('the server of the bench ended'));
    child.once('exit', ended).once('message', (said) => {
      child.off('exit', ended);
      done(said as Answered<Told>);
    });
  });
  if (message.kind !== kind) throw new Error(`expected ${kind}, got ${message.kind}`);
  return message as Extract<Answered<Told>, { kind: K }>;
}
