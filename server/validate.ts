// The check of a configuration with everything this Foyer knows: its components, its pages, its documents, its colours. One for publishing and the command line.
import { LRUCache } from 'lru-cache';
import { loadCatalog } from '../component-registry/catalog.ts';
import type { ConfigurationFile, EventFolder } from '../src/model/adapters/configuration-files.ts';
import { closedCheck } from '../src/compile/closed-check.ts';
import { jsonSchemaOf } from '../src/compile/json-schema.ts';
import { schemaCheck } from '../src/compile/schema-check.ts';
import type { Theme } from '../src/model/documents/theme.ts';
import type { KnownComponents } from '../src/checks/components.ts';
import { type ConfigurationParts, type Summary, validateConfiguration } from '../src/checks/configuration.ts';
import { shapeOf } from '../src/checks/shape.ts';
import type { Finding } from '../src/model/finding.ts';
import { textsByLanguage } from '../src/i18n/platform-files.ts';
import { platformRows } from '../src/pages/defaults.ts';
import { matchAddress } from '../src/pages/match.ts';
import { reachedPages } from '../src/pages/reached-pages.ts';
import { EVERY_PAGE, neededParams, NOT_FOUND_PAGE, pageTable } from '../src/pages/table.ts';
import { correctedColours, weakPairs } from '../src/ui/theme/judge-theme.ts';
import { modelChecks } from './published/model-checks.ts';

let parts: Promise<ConfigurationParts> | undefined;

/** Findings and counts of a configuration. `assets` are the paths of its other files; without them their existence is not checked. `neighbours` are other events of the instance. */
export async function validateFiles(
  files: readonly ConfigurationFile[],
  assets?: readonly string[],
  neighbours?: readonly EventFolder[],
): Promise<{ findings: Finding[]; summary: Summary }> {
  return validateConfiguration(files, await (parts ??= loadParts()), assets, neighbours);
}

/** The same, limited to what publishing reports: errors and warnings. */
export const validate = async (files: readonly ConfigurationFile[], assets?: readonly string[]): Promise<Finding[]> =>
  (await validateFiles(files, assets)).findings.filter(({ severity }) => severity !== 'info');

/** Themes that are judged once: an event is checked many times while it is written, and its colours are much of the work. */
const MOST_THEMES = 50;

/** The same judge, which remembers what it said of the last themes. */
function keptByTheme<R extends object>(judge: (theme: Theme) => R): (theme: Readonly<Record<string, unknown>>) => R {
  const known = new LRUCache<string, R>({ max: MOST_THEMES });
  return (theme) => {
    const key = JSON.stringify(theme);
    const verdict = known.get(key) ?? judge(theme as Theme);
    known.set(key, verdict);
    return verdict;
  };
}

async function loadParts(): Promise<ConfigurationParts> {
  const catalog = await loadCatalog();
  const components: KnownComponents = Object.fromEntries(
    Object.values(catalog).map(({ name, props, slots, migrations }) => {
      return [
        name,
        {
          check: schemaCheck(props),
          closed: closedCheck(props),
          shape: shapeOf(jsonSchemaOf(props)),
          props: Object.keys(props.shape),
          slots,
          migrations,
        },
      ];
    }),
  );
  return {
    checks: modelChecks(),
    components,
    platformRows,
    platformTexts: textsByLanguage(),
    routedPages: pageTable.flatMap(({ page }) => (page.startsWith(':') ? [] : [page])),
    shellPages: pageTable.flatMap(({ page, guards }) => (guards === 'shell' ? [page] : [])),
    pagesOf: (model) => [...reachedPages(model), EVERY_PAGE, NOT_FOUND_PAGE],
    everyPage: EVERY_PAGE,
    addressOf: matchAddress,
    neededParams,
    colours: {
      corrected: keptByTheme(correctedColours),
      weak: keptByTheme(weakPairs),
    },
  };
}
