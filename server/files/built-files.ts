// What the build left in `dist/`: hashed files under `/static`, the few files at its root, and the app's HTML.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Answer, makeAnswer } from '../answers/answer.ts';
import type { Compressor } from '../answers/compressor.ts';
import { FOR_EVER, sendAnswer } from '../answers/send-answer.ts';
import { notFound } from '../http/errors.ts';
import { typeOfPath } from './content-types.ts';

/** Finds a built file by its path below the folder, `static/app-1a2b.js`; undefined for anything else. */
export type BuiltFiles = (path: string) => Answer | undefined;

/**
 * Reads the folder once, two megabytes: pages that are open go on with the build they came from, whatever is built beneath this
 * server meanwhile. HTML and the manifest are not handed out.
 */
export function readBuiltFiles(folder: string): BuiltFiles {
  const paths = existsSync(folder) ? listed(folder) : [];
  const answers = new Map(paths.map((path) => [path, makeAnswer(readFileSync(join(folder, path)), typeOfPath(path))]));
  return (path) => answers.get(path);
}

const listed = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, ''))
    .filter((path) => !path.startsWith('.') && !path.endsWith('.html'));

/** `/static/*`: the name carries the content's hash, so it is cached for ever. */
export function registerStatic(app: FastifyInstance, files: BuiltFiles, compressor: Compressor): void {
  app.get('/static/*', { schema: { hide: true } }, async (request, reply) => {
    const answer = files(`static/${(request.params as Record<string, string>)['*'] ?? ''}`);
    if (!answer) throw notFound('There is no such file.');
    return sendAnswer(request, reply, answer, compressor, FOR_EVER);
  });
}

/** Sends a file of the build's root (favicon.svg, robots.txt); undefined when there is none at this path. */
export const rootFile = (files: BuiltFiles, path: string): Answer | undefined =>
  path.slice(1).includes('/') ? undefined : files(path.slice(1));
