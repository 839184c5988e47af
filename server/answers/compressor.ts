// Compresses answers: quickly on first request; one that is requested again is made as dense as Brotli can, in the background.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../files/content-types.ts';
import type { Answer, Coding } from './answer.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes the headers outweigh the gain. */
const WORTH_IT = 1024;
/** Brotli quality of the first answer (milliseconds) and of the one that is kept (seconds for a megabyte). */
const QUICK = 5;
const DENSE = 11;

/** The coding an answer is sent in when a visitor takes `wanted`: none where compressing is not worth it. */
export const usefulCoding = (answer: Answer, wanted: Coding): Coding =>
  answer.bytes.length < WORTH_IT || !isCompressible(answer.type) ? 'identity' : wanted;

export type Compressor = {
  /** The bytes of an answer in this coding. */
  encode: (answer: Answer, coding: Coding) => Promise<Buffer>;
  /** Resolves when nothing waits to be improved. */
  settled: () => Promise<void>;
  /** Drops what still waits. */
  stop: () => void;
};

export function createCompressor(): Compressor {
  let waiting: Answer[] = [];
  let improving = Promise.resolve();
  const improved = new WeakSet<Answer>();
  const running = new WeakMap<Answer, Partial<Record<Coding, Promise<Buffer>>>>();

  const improveNext = async (): Promise<void> => {
    const answer = waiting.shift();
    if (!answer) return;
    const dense = await withBrotli(answer.bytes, DENSE);
    if (dense.length < (answer.compressed.get('br')?.length ?? Infinity)) answer.compressed.set('br', dense);
  };
  const make = async (answer: Answer, coding: 'br' | 'gzip'): Promise<Buffer> => {
    const bytes = await (coding === 'br' ? withBrotli(answer.bytes, QUICK) : zip(answer.bytes));
    answer.compressed.set(coding, bytes);
    return bytes;
  };
  const improve = (answer: Answer): void => {
    improved.add(answer);
    waiting.push(answer);
    improving = improving.then(improveNext);
  };
  return {
    async encode(answer, coding) {
      if (coding === 'identity') return answer.bytes;
      const kept = answer.compressed.get(coding);
      // Only what is requested twice is worth seconds of work; a page with the time in it never is.
      if (kept && coding === 'br' && !improved.has(answer)) improve(answer);
      if (kept) return kept;
      // Many visitors may ask for a new answer at once: it is compressed for the first, the others wait for the same bytes.
      const jobs = running.get(answer) ?? {};
      running.set(answer, jobs);
      jobs[coding] ??= make(answer, coding);
      return jobs[coding];
    },
    settled: () => improving,
    stop() {
      waiting = [];
    },
  };
}

const withBrotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
