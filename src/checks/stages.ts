// Checks pictures with hot spots, of stages and of booths: each hot spot lies on the picture, leads somewhere, and has words.
import { mayFollow } from '../model/addresses.ts';
import { type Finding, finding } from '../model/finding.ts';
import { isObject } from '../model/is-object.ts';
import { isRouted } from '../pages/table.ts';
import type { DataFile, EventContext } from './event-context.ts';
import { suggest } from './suggest.ts';

type Row = Readonly<Record<string, unknown>>;

/** Findings of all stages and booths of an event. */
export function stageFindings({ data, targets }: EventContext): Finding[] {
  const [companies, stages] = [data.get('companies'), data.get('stages')];
  return [
    ...(companies ? rowsOf(companies).flatMap(([row, pointer]) => boothFindings(row, pointer, companies.path)) : []),
    ...(stages
      ? rowsOf(stages).flatMap(([row, pointer]) => [
          ...spotsOf(row).flatMap(([spot, index]) => spotFindings(spot, `${pointer}/HotSpots/${index}`, stages.path, companies)),
          ...withoutWords(row, pointer, stages.path),
          ...unknownCompanies(row, pointer, stages.path, companies),
          ...unknownPages(row, pointer, stages.path, targets.pages),
        ])
      : []),
  ];
}

const rowsOf = ({ rows }: DataFile): [Row, string][] =>
  rows.flatMap((row, index): [Row, string][] => (isObject(row) ? [[row, `/rows/${index}`]] : []));
const listOf = (row: Row, key: string): readonly unknown[] => (Array.isArray(row[key]) ? row[key] : []);
const spotsOf = (row: Row): [Row, number][] =>
  listOf(row, 'HotSpots').flatMap((spot, index): [Row, number][] => (isObject(spot) ? [[spot, index]] : []));
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const isEmpty = (value: unknown): boolean => value === undefined || value === '' || (isObject(value) && Object.keys(value).length === 0);

function boothFindings(row: Row, pointer: string, file: string): Finding[] {
  const booth = isObject(row['Booth']) ? row['Booth'] : {};
  const guru = textOf(row['BoothGuruUrl']);
  return [
    ...spotsOf(booth).flatMap(([spot, index]) => spotFindings(spot, `${pointer}/Booth/HotSpots/${index}`, file, undefined)),
    ...(guru !== '' && !(guru.startsWith('https://') && URL.canParse(guru))
      ? [
          finding(
            'guide-without-address',
            'warning',
            { file, pointer: `${pointer}/BoothGuruUrl` },
            'the guide has no https address; there is no button for it',
          ),
        ]
      : []),
  ];
}

/** `companies` are those a hot spot may lead to; without them it must have a link. */
function spotFindings(spot: Row, pointer: string, file: string, companies: DataFile | undefined): Finding[] {
  const at = (key: string) => ({ file, pointer: `${pointer}${key}` });
  const number = (key: string): number => (typeof spot[key] === 'number' ? spot[key] : 0);
  const company = textOf(spot['CompanyAccountId']);
  const link = textOf(spot['Link']);
  const found: Finding[] = [];
  for (const [from, size] of [
    ['Left', 'Width'],
    ['Top', 'Height'],
  ] as const)
    if (number(from) + number(size) > 100.05) {
      const words = `${from} and ${size} are ${Math.round((number(from) + number(size)) * 10) / 10} % together; what is beyond 100 % is not on the picture`;
      found.push(finding('hot-spot-outside', 'warning', at(`/${size}`), words));
    }
  if (number('Width') === 0 || number('Height') === 0)
    found.push(finding('hot-spot-outside', 'warning', at(''), 'the hot spot has no width or no height; nobody can point at it'));
  if (company !== '' && !companies?.ids.has(company)) {
    const words = companies ? `data/companies.json has no row ${company}` : `there is no data/companies.json with the row ${company}`;
    found.push(
      finding('unknown-row', 'warning', at('/CompanyAccountId'), words, companies ? suggest(company, [...companies.ids]).word : ''),
    );
  } else if (company === '' && link === '')
    found.push(finding('hot-spot-nowhere', 'warning', at(''), 'the hot spot has no link; it is not shown'));
  if (link !== '' && !mayFollow(link) && !link.startsWith('page:'))
    found.push(finding('hot-spot-nowhere', 'warning', at('/Link'), `${link} is no address and no page; the hot spot leads nowhere`));
  if (company === '' && isEmpty(spot['Label']))
    found.push(
      finding('hot-spot-without-label', 'warning', at(''), 'the hot spot has no label; nobody reads where it leads, and it is not shown'),
    );
  return found;
}

const withoutWords = (row: Row, pointer: string, file: string): Finding[] =>
  isEmpty(row['Alternative'])
    ? [
        finding(
          'picture-without-words',
          'warning',
          { file, pointer },
          'the picture has no Alternative; who does not see it learns nothing of it',
        ),
      ]
    : [];

function unknownCompanies(row: Row, pointer: string, file: string, companies: DataFile | undefined): Finding[] {
  return listOf(row, 'CompanyIds').flatMap((id, index) =>
    typeof id !== 'string' || id === '' || companies?.ids.has(id)
      ? []
      : [finding('unknown-row', 'warning', { file, pointer: `${pointer}/CompanyIds/${index}` }, `data/companies.json has no row ${id}`)],
  );
}

function unknownPages(row: Row, pointer: string, file: string, pages: ReadonlySet<string>): Finding[] {
  return listOf(row, 'Pages').flatMap((page, index) =>
    typeof page !== 'string' || page === '' || pages.has(page) || isRouted(page)
      ? []
      : [
          finding(
            'unknown-page',
            'warning',
            { file, pointer: `${pointer}/Pages/${index}` },
            `there is no page ${page}`,
            suggest(page, pages).word,
          ),
        ],
  );
}
