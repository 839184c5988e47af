// Cuts long work into tasks.

/** Resolves in a task of its own: what somebody does meanwhile, and the next paint, come first. */
export const nextTask = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
};
