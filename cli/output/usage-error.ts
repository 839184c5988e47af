// A mistake in how a command was called; its message is all that is shown, and the command ends with 2.

/** Thrown for a folder that does not exist, a value that cannot be read, and the like. */
export class UsageError extends Error {}
