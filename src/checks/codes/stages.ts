// Codes about pictures with hot spots: stages, booths, and the guide through a booth.
import { type CodeTable, warning } from './code.ts';
import { file } from './example.ts';

const spot = { Label: 'Programme', Left: 10, Top: 10, Width: 20, Height: 20, Link: 'page:PagSearchPage' };
const plaza = {
  Id: 'plaza',
  Title: 'Plaza',
  PicturePath: 'https://www.example.org/plaza.svg',
  Alternative: 'A square',
  Width: 1200,
  Height: 675,
};
const stage = (hotSpot: object, more: object = {}) =>
  file('data/stages.json', { schemaVersion: 1, rows: [{ ...plaza, HotSpots: [{ ...spot, ...hotSpot }], ...more }] });
const guided = (BoothGuruUrl: string) =>
  file('data/companies.json', {
    schemaVersion: 1,
    rows: [{ Id: '4711', Name: 'Sample', LogoPath: 'https://www.example.org/logo.svg', BoothGuruUrl }],
  });

export const stageCodes = {
  'hot-spot-outside': warning(
    'Hot spot outside the picture',
    'A hot spot of a stage or booth reaches beyond its picture, or has no size.',
    stage({ Left: 90 }),
    stage({ Left: 80 }),
  ),
  'hot-spot-nowhere': warning(
    'Hot spot that leads nowhere',
    'A hot spot has no link and no company, or its link is no address. It is not shown, or cannot be followed.',
    stage({ Link: '' }),
    stage({}),
  ),
  'hot-spot-without-label': warning(
    'Hot spot without a label',
    'A hot spot has no words, so that readers of the screen cannot say where it leads. It is not shown.',
    stage({ Label: '' }),
    stage({}),
  ),
  'picture-without-words': warning(
    'Stage without an alternative text',
    'The picture of a stage has no words for those who do not see it.',
    stage({}, { Alternative: '' }),
    stage({}),
  ),
  'guide-without-address': warning(
    'Guide without an address',
    'The guide through a booth (BoothGuruUrl) has no https address. There is no button for it.',
    guided('http://guru.example.org'),
    guided('https://guru.example.org'),
  ),
} as const satisfies CodeTable;
