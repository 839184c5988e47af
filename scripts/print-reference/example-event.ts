// An event in memory that holds an example: what examples lead to is there, so that a finding is about the example alone.
import type { ConfigurationFile } from '../../src/model/adapters/configuration-files.ts';
import type { PlacementInput } from '../../src/model/documents/placement.ts';
import { walkTexts } from './walk-texts.ts';

/** Folder of the event. */
export const EVENT_FOLDER = 'society/harbour';

const event = {
  name: 'Harbour Days 2027',
  timeZone: 'Europe/Berlin',
  startDate: '2027-05-03',
  endDate: '2027-05-05',
  languages: ['en-GB', 'de-DE'],
};

/** A page that holds these placements. */
export const pageWith = (page: string, placements: readonly PlacementInput[]): object => ({
  schemaVersion: 1,
  page,
  title: page,
  layers: { page: { grids: [{ id: 'main', placements }] } },
});

/** The event with one page a placement, and with the pages and assets that `placements` and `others` lead to. */
export function eventWith(
  pages: readonly (readonly [page: string, placement: PlacementInput])[],
  others: Readonly<Record<string, unknown>> = {},
): { files: ConfigurationFile[]; assets: string[] } {
  const written: Record<string, unknown> = {
    'app.json': { schemaVersion: 1, event },
    ...Object.fromEntries(pages.map(([page, placement]) => [`pages/${page}.json`, pageWith(page, [placement])])),
    ...others,
  };
  const texts = walkTexts(written);
  const targets = texts.flatMap((text) => /^page:([A-Za-z][A-Za-z0-9_-]*)/.exec(text)?.[1] ?? []);
  const assets = texts.flatMap((text) => /^asset:(.+)$/.exec(text)?.[1] ?? []);
  for (const target of targets)
    if (target !== 'Nowhere')
      written[`pages/${target}.json`] ??= pageWith(target, [{ id: 'title', name: 'structure/heading', props: { text: target } }]);
  return {
    files: Object.entries(written).map(([path, value]) => ({
      path: path.startsWith('/') ? path.slice(1) : `${EVENT_FOLDER}/${path}`,
      text: JSON.stringify(value),
    })),
    assets: [...new Set(assets)].filter((asset) => !asset.startsWith('no-such-')).map((asset) => `${EVENT_FOLDER}/assets/${asset}`),
  };
}
