// `npm run new:component <domain>/<name>`: makes the folder of a component that works, with a test that passes.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { componentFiles } from './component-template.ts';

/** A name that cannot be used; the message states why. */
export class NameRefused extends Error {}

/** `domain/component`, both in kebab-case: they are folders, and what organisers write. */
const shape = /^[a-z][a-z0-9]*(-[a-z0-9]+)*\/[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Makes the component below `registry` and gives the names of its files. Throws NameRefused for a malformed or taken name. */
export function createComponent(registry: string, name: string): string[] {
  if (!shape.test(name))
    throw new NameRefused(`"${name}" is no component name; write <domain>/<name> in kebab-case, for example programme/session-list.`);
  const folder = join(registry, name);
  if (existsSync(folder)) throw new NameRefused(`component-registry/${name} exists already.`);
  const files = Object.entries(componentFiles(name));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return files.map(([file]) => file);
}

if (import.meta.main) {
  const name = process.argv[2] ?? '';
  const project = join(import.meta.dirname, '..');
  try {
    for (const file of createComponent(join(project, 'component-registry'), name)) console.log(`component-registry/${name}/${file}`);
    const [{ loadCatalog }, { schemaFiles }, { mappingSchema }, { writeSchemas }] = await Promise.all([
      import('../component-registry/catalog.ts'),
      import('../src/compile/schema-files.ts'),
      import('../cli/import/formats/table/mapping-schema.ts'),
      import('./print-schemas.ts'),
    ]);
    await writeSchemas(join(project, 'schemas'), [...schemaFiles(Object.values(await loadCatalog())), mappingSchema()]);
    await import('./qa/generate.ts');
    console.log(
      `\nThe schemas and the service checks know it. Try it:\n  npx vitest run component-registry/${name}\nWhen it looks right, print the reference with its pictures: npm run generate\nPlace it on a page with { "id": "my-${name.split('/')[1]}", "name": "${name}" }.`,
    );
  } catch (error) {
    if (!(error instanceof NameRefused)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
