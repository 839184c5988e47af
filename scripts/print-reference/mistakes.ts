// What can be wrong with a placement of a component: its example is spoilt in every way its schema allows, and the checks say what they find.
import type { CatalogEntry } from '../../component-registry/catalog.ts';
import { validateFiles } from '../../server/validate.ts';
import { isSchema, type JsonSchema } from '../../src/compile/walk.ts';
import type { PlacementInput } from '../../src/model/documents/placement.ts';
import { code } from './markdown.ts';
import { eventWith, EVENT_FOLDER } from './example-event.ts';
import { examplePlacement } from './example-placement.ts';

/** A way to write it wrongly, in words, and the placement that has it. */
type Mistake = { when: string; placement: PlacementInput };

/** A mistake with the codes of what is found. */
export type FoundMistake = { when: string; codes: readonly string[] };

/** Mistakes by component name; only what the checks find. One run of the checks for all components. */
export async function mistakesOf(
  entries: readonly CatalogEntry[],
  schemas: ReadonlyMap<string, JsonSchema>,
): Promise<ReadonlyMap<string, FoundMistake[]>> {
  const all = entries.flatMap((entry) => {
    const placement = examplePlacement(entry);
    const spoilt = [{ when: '', placement }, ...spoil(entry, placement, schemas.get(entry.name)!)];
    return spoilt.map((mistake, index) => ({ ...mistake, name: entry.name, page: `${entry.name.replace('/', '-')}-${index}` }));
  });
  const { files, assets } = eventWith(all.map(({ page, placement }) => [page, placement]));
  const { findings } = await validateFiles(files, assets);
  const codesOf = (page: string): string[] => [
    ...new Set(findings.filter(({ file }) => file === `${EVENT_FOLDER}/pages/${page}.json`).map((finding) => finding.code)),
  ];
  const found = new Map<string, FoundMistake[]>();
  for (const entry of entries) {
    const [right, ...wrong] = all.filter(({ name }) => name === entry.name);
    const usual = codesOf(right!.page);
    const own = wrong.map(({ when, page }) => ({ when, codes: codesOf(page).filter((one) => !usual.includes(one)) }));
    found.set(
      entry.name,
      own.filter(({ codes }) => codes.length > 0),
    );
  }
  return found;
}

function spoil(entry: CatalogEntry, placement: PlacementInput, schema: JsonSchema): Mistake[] {
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const needed = (schema['required'] ?? []) as string[];
  const set = (key: string, value: unknown): PlacementInput => ({ ...placement, props: { ...placement.props, [key]: value } });
  const without = (key: string): PlacementInput => ({
    ...placement,
    props: Object.fromEntries(Object.entries(placement.props ?? {}).filter(([name]) => name !== key)),
  });
  const hasAlt = fields.some(([key]) => key === 'alt');
  const withPicture = (key: string, value: string, alt: object): PlacementInput => ({
    ...placement,
    props: { ...without('alt').props, [key]: value, ...(hasAlt ? alt : {}) },
  });
  const first = (test: (field: JsonSchema) => boolean): string | undefined => fields.find(([, field]) => test(field))?.[0];
  const is = (name: string) => (field: JsonSchema) => field['$ref'] === `#/$defs/${name}`;
  const at = (key: string | undefined, words: (key: string) => string, value: unknown): Mistake[] =>
    key === undefined ? [] : [{ when: words(code(key)), placement: set(key, value) }];
  const [text, link, media] = [first(is('LocalisedText')), first(is('Link')), first(is('MediaUrl'))];
  const choices = first(
    (field) =>
      Array.isArray(field['enum']) || (Array.isArray(field['anyOf']) && field['anyOf'].every((one) => isSchema(one) && 'const' in one)),
  );
  const number = first((field) => typeof field['maximum'] === 'number');
  const list = first((field) => typeof field['maxItems'] === 'number');
  const bool = first((field) => field['type'] === 'boolean');
  return [
    { when: 'a prop has a name the component does not know', placement: set(misspelt(fields[0]?.[0]), 'anything') },
    ...needed.map((key) => ({ when: `${code(key)} is missing`, placement: without(key) })),
    ...at(text ?? bool ?? fields[0]?.[0], (key) => `${key} is a value of another type`, [[]]),
    ...at(choices, (key) => `${key} is none of its choices`, 'no-such-choice'),
    ...at(number, (key) => `${key} is beyond its limits`, Number(fields.find(([key]) => key === number)?.[1]['maximum']) + 1),
    ...at(list, (key) => `${key} has too many entries`, manyOf(placement.props?.[list ?? ''], fields.find(([key]) => key === list)?.[1])),
    ...at(text, (key) => `${key} names a text no translation set has`, { key: 'nowhere.nothing' }),
    ...at(text, (key) => `${key} lacks a language of the event`, { 'en-GB': 'Only in English' }),
    ...at(link, (key) => `${key} leads to a page that does not exist`, 'page:Nowhere'),
    ...at(link, (key) => `${key} begins with http:`, 'http://www.example.org'),
    ...at(link ?? media, (key) => `${key} is no address`, 'javascript:void(0)'),
    ...(media
      ? [
          {
            when: `${code(media)} names a file that is not in the folder of assets`,
            placement: withPicture(media, 'asset:no-such-file.svg', { alt: 'A plan' }),
          },
        ]
      : []),
    ...('html' in (placement.props ?? {})
      ? at('html', (key) => `${key} holds what a page may not run`, '<p onclick="go()">Hello</p>')
      : []),
    ...(media && hasAlt ? [{ when: `${code('alt')} of a picture is missing`, placement: withPicture(media, 'asset:plan.svg', {}) }] : []),
    ...spoilSlots(entry, placement),
  ];
}

const misspelt = (key = 'colour'): string => `${key}${key.at(-1)!}`;

/** One entry more than the list may have: those of the example, or of the schema, again and again. */
function manyOf(given: unknown, field: JsonSchema | undefined): unknown[] {
  const example = (field?.['examples'] as unknown[] | undefined)?.[0];
  const entries = Array.isArray(given) && given.length > 0 ? given : Array.isArray(example) ? example : [];
  const most = Number(field?.['maxItems'] ?? 0);
  return Array.from({ length: most + 1 }, (_, index) => entries[index % Math.max(1, entries.length)]);
}

function spoilSlots({ slots }: CatalogEntry, placement: PlacementInput): Mistake[] {
  const child = (index: number, name = 'structure/divider'): PlacementInput => ({ id: `child-${index}`, name, props: {} });
  const into = (slot: string, children: PlacementInput[]): PlacementInput => ({
    ...placement,
    slots: { ...placement.slots, [slot]: children },
  });
  const others = Object.hasOwn(slots, '*')
    ? []
    : [{ when: 'children stand in a slot it does not have', placement: into('no-such-slot', [child(0)]) }];
  const named = Object.entries(slots).flatMap(([slot, { allowed, min = 0, max }]) => [
    ...(allowed
      ? [{ when: `slot ${code(slot)} holds another component than it takes`, placement: into(slot, [child(0, 'shell/footer')]) }]
      : []),
    ...(max === undefined
      ? []
      : [
          {
            when: `slot ${code(slot)} holds too many`,
            placement: into(
              slot,
              Array.from({ length: max + 1 }, (_, index) => child(index)),
            ),
          },
        ]),
    ...(min > 0 ? [{ when: `slot ${code(slot)} holds too few`, placement: into(slot, []) }] : []),
  ]);
  return [...others, ...named];
}
