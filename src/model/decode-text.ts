// Reads a percent-encoded text of foreign origin.

/** The decoded text; as it was written where it cannot be decoded. Never throws. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
