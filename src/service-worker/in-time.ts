// Waits for the network no longer than a visitor should.
import { worker } from './worker-scope.ts';

/** Whether the device knows that it has no network; then nobody waits for it. */
export const isOffline = (): boolean => !worker.navigator.onLine;

/** The answer if it comes within `patience` (ms); undefined where it fails or takes longer. */
export async function inTime(asked: Promise<Response>, patience: number): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), patience);
  });
  try {
    return await Promise.race([asked, late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
