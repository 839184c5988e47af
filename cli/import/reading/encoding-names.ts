// Names of encodings.

/** Whether TextDecoder knows a name, such as `windows-1252` or `shift_jis`. */
export function isEncoding(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
}
