// Writes the types of CSS modules, so that the type check finds a class that no style sheet defines. `npm run types` and `npm test` run it.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from 'lightningcss';

const root = join(import.meta.dirname, '..');
/** Named in `rootDirs` of tsconfig.json: TypeScript resolves as if the files were next to the style sheets. */
const target = join(root, 'node_modules/.css-types');

/** The declaration of a module with these classes, as vite exports them (`camelCaseOnly`). */
export const declarationOf = (classes: readonly string[]): string =>
  `declare const styles: {\n${classes.map((name) => `  readonly ${camelCase(name)}: string;\n`).join('')}};\nexport default styles;\n`;

const camelCase = (name: string): string => name.replaceAll(/-([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());

/** The classes of a style sheet, in the order of the alphabet. */
export function classesOf(file: string, code: Uint8Array): string[] {
  const { exports } = transform({ filename: file, code, cssModules: true, errorRecovery: true });
  return Object.keys(exports as object).toSorted();
}

if (import.meta.main)
  for (const file of globSync('{src,component-registry}/**/*.module.css', { cwd: root })) {
    const types = join(target, `${file}.d.ts`);
    mkdirSync(dirname(types), { recursive: true });
    writeFileSync(types, declarationOf(classesOf(file, readFileSync(join(root, file)))));
  }
