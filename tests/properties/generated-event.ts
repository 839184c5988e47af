// An event of pages full of placements with generated props, for a real browser: some components a page, some draws of each.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { loadCatalog } from '../../component-registry/catalog.ts';
import { jsonSchemaOf } from '../../src/compile/json-schema.ts';
import { type Instead, texts, valuesOf } from './props-of-schema.ts';
import { seed } from '../support/seed.ts';

/** Components of one page: few enough to see which one is at fault. */
const A_PAGE = 5;

/** Texts that say something: a link or a button whose words are written as empty has no name, whatever a component does. */
const saying = texts.filter((text) => /[\p{L}\p{N}]/u.test(text));

/** Addresses that lead somewhere in a test, and words: what is not there would be a fault of the event, not of a component. */
const instead: Instead = {
  LocalisedText: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...saying) },
    {
      weight: 1,
      arbitrary: fc.record({ 'en-GB': fc.constantFrom(...saying), 'ar-EG': fc.constantFrom(...saying) }, { requiredKeys: ['en-GB'] }),
    },
  ),
  Link: fc.constantFrom('', 'page:HomePage', '#foyer-main', 'https://www.example.org/a', 'mailto:desk@example.org', 'tel:+49301234'),
  MediaUrl: fc.constantFrom('', 'https://pictures.example.org/a.png', 'https://pictures.example.org/wide.svg'),
};

/** Writes the event `<instance>/<event>` below a folder and answers the names of its pages with the components on each. */
export async function writeGeneratedEvent(folder: string, instance: string, event: string, draws: number): Promise<Map<string, string[]>> {
  const catalog = await loadCatalog();
  const write = (path: string, value: unknown): void => {
    const file = join(folder, instance, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(value));
  };
  write('instance.json', { schemaVersion: 1, name: 'Generated props' });
  write(`${event}/app.json`, {
    schemaVersion: 1,
    event: { name: 'Generated props', timeZone: 'Europe/Berlin', startDate: '2027-05-03', endDate: '2027-05-05', languages: ['en-GB'] },
  });
  const names = Object.keys(catalog);
  const pages = new Map<string, string[]>();
  for (let first = 0; first < names.length; first += A_PAGE) {
    const page = `Props-${pages.size + 1}`;
    const here = names.slice(first, first + A_PAGE);
    pages.set(page, here);
    const grids = here.map((name) => ({
      id: name.replace('/', '-'),
      placements: fc
        .sample(valuesOf(jsonSchemaOf(catalog[name]!.props), instead), { seed, numRuns: draws })
        .map((props, index) => ({ id: `${name.replace('/', '-')}-${index + 1}`, name, schemaVersion: catalog[name]!.version, props })),
    }));
    write(`${event}/pages/${page}.json`, { schemaVersion: 1, page, title: page, layers: { page: { grids } } });
  }
  return pages;
}
