// Where something stands in a source file, and what a reading noticed there.

/** A place in a source file. Line and column count from 1; 0 where only the pointer is known yet. */
export type Place = { file: string; pointer: string; line: number; column: number };

/** Something noticed while a file was read: a repair, or how it was understood (`info`). */
export type Noticed = { severity: 'warning' | 'info'; code: string; place: Place; message: string; suggestion?: string };
