// Addresses the server keeps for itself: no instance can have their names.
const serverPaths = new Set(['api', 'assets', 'fonts', 'static', 'theme', 'v2']);

/** Whether an instance of this name could be reached by no address, in whatever case it is written. */
export const isServerPath = (instance: string): boolean => serverPaths.has(instance.toLowerCase());
