// An answer made once and served as bytes: its content type, its hash for the ETag, and its compressed forms as they are made.
import { createHash } from 'node:crypto';

/** Encodings of the bytes. */
export type Coding = 'identity' | 'gzip' | 'br';

export type Answer = {
  readonly bytes: Buffer;
  readonly type: string;
  /** SHA-256 of the bytes, base64url, 128 bits of it: equal content has an equal ETag, also on another server. */
  readonly hash: string;
  /** Compressed forms made so far; Brotli is replaced once when the denser form is ready. */
  readonly compressed: Map<Exclude<Coding, 'identity'>, Buffer>;
};

/** Creates an answer of bytes or text. */
export function makeAnswer(content: Uint8Array | string, type: string): Answer {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return { bytes, type, hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22), compressed: new Map() };
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Serialises a value once. */
export const jsonAnswer = (value: unknown): Answer => makeAnswer(JSON.stringify(value), JSON_TYPE);
