// `/fonts/<file>.woff2`: the bundled fonts, read on first request.
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { type Answer, makeAnswer } from '../answers/answer.ts';
import type { Compressor } from '../answers/compressor.ts';
import { sendAnswer } from '../answers/send-answer.ts';
import { notFound } from '../http/errors.ts';

/** Font files by name, `inter-latin.woff2` → absolute path. */
export type FontFiles = ReadonlyMap<string, string>;

/** A week, then revalidated while the cached one is shown: a name keeps its meaning until Foyer itself is updated. */
const A_WEEK = 'public, max-age=604800, stale-while-revalidate=2592000';

export function registerFonts(app: FastifyInstance, files: FontFiles, compressor: Compressor): void {
  const answers = new Map<string, Answer>();
  app.get('/fonts/:file', { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params as { file: string };
    const path = files.get(file);
    if (path === undefined) throw notFound('There is no such font.');
    let answer = answers.get(file);
    if (!answer) answers.set(file, (answer = makeAnswer(await readFile(path), 'font/woff2')));
    return sendAnswer(request, reply, answer, compressor, A_WEEK);
  });
}
