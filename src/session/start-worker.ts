// Starts a worker from a module of this site.
import { trustedScript } from './trusted-script.ts';

/** A module worker at an address from the build (`import address from './x.ts?worker&url'`). Throws if workers are refused. */
export const startWorker = (address: string): Worker => new Worker(trustedScript(address), { type: 'module' });
