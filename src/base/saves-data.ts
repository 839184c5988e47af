// Whether the visitor has asked to save data.

/** True where the browser says so; most do not tell. */
export const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
