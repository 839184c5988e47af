// The whole server as a value that never listens: used by the command line to export a site of files.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { answerFile } from '../src/api/static/answer-file.ts';
import { type AppParts, createApp } from './app.ts';
import { builtTemplate } from './html/built-template.ts';
import { builtRenderer } from './html/page-renderer.ts';
import { firstViewParts, fontFiles, themeCss } from './platform.ts';
import { readVersion } from './version.ts';

/** Where the build names the code that reads files instead of a server. */
const FILE_CLIENT = 'src/api/static/static-fetch.ts';

export type InProcess = Pick<AppParts, 'store' | 'clock' | 'fallback'> & {
  site: NonNullable<AppParts['site']>;
  /** Folder of a build made for the path of the site; what renders its pages is in it. */
  publicFolder: string;
};

/** Builds the server for a site without server; `inject` it, then close it. Its answers are those of a listening one. */
export async function openInProcess({ publicFolder, ...parts }: InProcess): Promise<FastifyInstance> {
  const renderer = builtRenderer(publicFolder);
  const app = await createApp({
    ...parts,
    publicFolder,
    version: readVersion(resolve(import.meta.dirname, '..')),
    logger: false,
    defaultTitle: 'Foyer',
    security: { frameAncestors: [], development: false },
    trustProxy: false,
    themeCss,
    fontFiles,
    firstView: {
      ...(await firstViewParts(publicFolder)),
      fileOf: ({ endpoint, params }) => answerFile(endpoint.path, params),
      alsoLoad: fileClient(publicFolder),
    },
    template: builtTemplate(publicFolder),
    renderToHtml: renderer?.renderToHtml,
  });
  app.addHook('onClose', async () => renderer?.close());
  return app;
}

function fileClient(publicFolder: string): string[] {
  const path = join(publicFolder, '.vite/manifest.json');
  if (!existsSync(path)) return [];
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { file: string } | undefined>;
  const file = manifest[FILE_CLIENT]?.file;
  return file === undefined ? [] : [`/${file}`];
}
