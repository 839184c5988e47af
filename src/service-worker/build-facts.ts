// What the build writes into the worker: which build it belongs to, and the files of the shell.

declare const FOYER_BUILD: string;
declare const FOYER_SHELL: readonly string[];

/** Name of the build; its pages carry it (`<meta name="foyer-build">`). */
export const BUILD: string = FOYER_BUILD;

/** The files without which no page starts, relative to the site; each name carries the hash of its content. */
export const SHELL: readonly string[] = FOYER_SHELL;
