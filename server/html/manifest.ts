// Vite's manifest: which hashed files a component's chunk needs, styles and imported chunks included.
import * as z from 'zod';

const chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).optional(),
  imports: z.array(z.string()).optional(),
  isEntry: z.boolean().optional(),
});
const manifest = z.record(z.string(), chunk);

/** A file to load early; `href` is an address. */
type ChunkFile = { href: string; kind: 'script' | 'style' };

/** Names of chunks that pages of an event need in addition to the entry: guards and policies, the lists of documents, of texts and of date locales, checks. */
export const GUARDS = 'guards';
export const DOCUMENTS = 'documents';
export const TEXTS = 'texts';
export const DATES = 'dates';
/** Checks of documents: what a page that was rendered has no need of at first. */
export const CHECKS = 'checks';
/** Checks of answers, as little needed at first: those of an area of the contract are `replies/<area>`. */
export const REPLIES = 'replies';

/** The files of a component (`domain/component`), of a page of the platform (`pages/<key>`) or of a set of texts (`texts/<set>/<language>`), of a locale of dayjs (`dates/<name>`), of the check of a component (`checks/<domain/component>`) or of answers (`replies/<area>`), in the order they should be fetched; empty when it is not in the build. */
export type ChunksOf = (name: string) => readonly ChunkFile[];

/**
 * Reads `.vite/manifest.json`. Files that the app's entry loads anyway are left out. Throws when the text is no manifest.
 * The key of a component ends with `component-registry/<name>/view.tsx`, with or without a query; that of a page with
 * `src/pages/defaults/<key>.json`.
 */
export function readManifest(text: string): ChunksOf {
  const chunks = new Map(Object.entries(manifest.parse(JSON.parse(text))));
  const keyOf = new Map(
    [...chunks.keys()].flatMap((key) => {
      const name = /(?:^|\/)component-registry\/([^/]+\/[^/]+)\/view\.tsx$/.exec(key.split('?', 1)[0]!)?.[1];
      const checked = /(?:^|\/)component-registry\/([^/]+\/[^/]+)\/props\.ts\?check$/.exec(key)?.[1];
      if (checked !== undefined) return [[`${CHECKS}/${checked}`, key] as const];
      const area = /virtual:foyer\/replies\/src\/contract\/([a-z-]+)\.ts$/.exec(key)?.[1];
      if (area !== undefined) return [[`${REPLIES}/${area}`, key] as const];
      const page = /(?:^|\/)src\/pages\/defaults\/([^/]+)\.json$/.exec(key)?.[1];
      if (page !== undefined) return [[`pages/${page}`, key] as const];
      if (/(?:^|\/)src\/app\/lazy-guards\.ts$/.test(key)) return [[GUARDS, key] as const];
      if (/(?:^|\/)src\/pages\/documents\.ts$/.test(key)) return [[DOCUMENTS, key] as const];
      if (/(?:^|\/)src\/session\/document-checks\.ts$/.test(key)) return [[CHECKS, key] as const];
      const texts = /virtual:foyer\/(texts(?:\/[^/]+\/[^/]+)?)$/.exec(key)?.[1];
      if (texts !== undefined) return [[texts, key] as const];
      if (/(?:^|\/)src\/i18n\/date-locales\.ts$/.test(key)) return [[DATES, key] as const];
      const locale = /(?:^|\/)dayjs\/locale\/([^/]+)\.js$/.exec(key)?.[1];
      if (locale !== undefined) return [[`${DATES}/${locale}`, key] as const];
      return name === undefined ? [] : [[name, key] as const];
    }),
  );
  const filesOf = (start: string): ChunkFile[] => {
    const files: ChunkFile[] = [];
    const seen = new Set<string>();
    const visit = (key: string): void => {
      const one = chunks.get(key);
      if (!one || seen.has(key)) return;
      seen.add(key);
      files.push(...(one.css ?? []).map((file) => ({ href: `/${file}`, kind: 'style' as const })));
      if (one.file.endsWith('.js')) files.push({ href: `/${one.file}`, kind: 'script' });
      for (const imported of one.imports ?? []) visit(imported);
    };
    visit(start);
    return files;
  };
  const entry = new Set([...chunks].filter(([, one]) => one.isEntry).flatMap(([key]) => filesOf(key).map(({ href }) => href)));
  return (name) => {
    const key = keyOf.get(name);
    return key === undefined ? [] : filesOf(key).filter(({ href }) => !entry.has(href));
  };
}

/** Whether a build has the app but not its preview (`FOYER_BUILD_PREVIEW=none`). Throws when the text is no manifest. */
export function lacksPreview(text: string): boolean {
  const chunks = manifest.parse(JSON.parse(text));
  return Object.values(chunks).some(({ isEntry }) => isEntry) && !Object.hasOwn(chunks, 'src/preview/open-preview.tsx');
}

/** Without a build there is nothing to load early. */
export const noChunks: ChunksOf = () => [];
