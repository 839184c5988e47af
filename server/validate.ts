// The check of a configuration with everything this Foyer knows: its components, its pages, its documents. One for publishing and the command line.
import { loadCatalog } from '../component-registry/catalog.ts';
import type { ConfigurationFile } from '../src/model/adapters/configuration-files.ts';
import { compileCheck } from '../src/model/compile/ajv.ts';
import { jsonSchemaOf } from '../src/model/compile/json-schema.ts';
import type { KnownComponents } from '../src/model/validate/components.ts';
import { type ConfigurationParts, type Summary, validateConfiguration } from '../src/model/validate/configuration.ts';
import type { Finding } from '../src/model/finding.ts';
import { platformRows } from '../src/pages/defaults.ts';
import { pageTable } from '../src/pages/table.ts';
import { modelChecks } from './published/model-checks.ts';

let parts: Promise<ConfigurationParts> | undefined;

/** Findings and counts of a configuration. */
export async function validateFiles(files: readonly ConfigurationFile[]): Promise<{ findings: Finding[]; summary: Summary }> {
  return validateConfiguration(files, await (parts ??= loadParts()));
}

/** The same, findings alone: what publishing wants. */
export const validate = async (files: readonly ConfigurationFile[]): Promise<Finding[]> => (await validateFiles(files)).findings;

async function loadParts(): Promise<ConfigurationParts> {
  const catalog = await loadCatalog();
  const components: KnownComponents = Object.fromEntries(
    Object.values(catalog).map(({ name, props, slots, migrations }) => [
      name,
      {
        check: compileCheck(jsonSchemaOf(props)),
        props: Object.keys(props.shape),
        slots,
        migrations: migrations,
      },
    ]),
  );
  return {
    checks: modelChecks(),
    components,
    platformRows,
    routedPages: pageTable.flatMap(({ page }) => (page.startsWith(':') ? [] : [page])),
  };
}
