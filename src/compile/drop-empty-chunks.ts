// Takes files without code out of the build: of modules that are styles alone nothing is left in the script, and nobody should ask for it.
import { basename } from 'node:path';
import type { Rolldown } from 'vite';

/** The style sheet that stands for each empty file, by its name. */
export type Dropped = ReadonlyMap<string, string>;

/** Removes the files, and the imports of them; what the app loads before a component names the style sheet instead. */
export function dropEmptyChunks(bundle: Rolldown.OutputBundle): Dropped {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const dropped = new Map<string, string>();
  for (const { code, fileName, exports, isEntry, viteMetadata } of chunks) {
    const [sheet] = viteMetadata?.importedCss ?? [];
    if (code.trim() === '' && exports.length === 0 && !isEntry && sheet !== undefined) dropped.set(fileName, sheet);
  }
  for (const chunk of chunks) {
    if (dropped.has(chunk.fileName)) delete bundle[chunk.fileName];
    else for (const [file, sheet] of dropped) chunk.code = withoutFile(chunk.code, file, sheet);
  }
  return dropped;
}

/** The code of another file without the empty one. Its name holds a hash: it stands for nothing else. */
const withoutFile = (code: string, file: string, sheet: string): string =>
  ['"', "'"]
    .flatMap((quote) => [`import${quote}./${basename(file)}${quote};`, `import ${quote}./${basename(file)}${quote};`])
    .reduce((rest, statement) => rest.replaceAll(statement, ''), code)
    .replaceAll(file, sheet);
