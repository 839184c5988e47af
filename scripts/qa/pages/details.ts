// The pages of one session, one presentation, one abstract and one person; a terminal shows them without what it cannot do.
import type { PageInput } from '../../../src/model/documents/page.ts';
import type { PlacementInput } from '../../../src/model/documents/placement.ts';

const detail = (
  page: string,
  title: string,
  name: string,
  props: Record<string, unknown>,
  onTerminals: Record<string, unknown>,
): PageInput => {
  const placement = (id: string, more: Partial<PlacementInput>): PlacementInput => ({ id, name, ...more });
  return {
    $schema: '../../../../schemas/documents/page.schema.json',
    schemaVersion: 1,
    page,
    title: { key: title },
    layers: {
      page: {
        grids: [
          {
            id: 'detail',
            placements: [
              placement('detail', { props, containers: ['browser', 'app'] }),
              placement('detail-terminal', { props: onTerminals, containers: ['terminal'] }),
            ],
          },
        ],
      },
    },
  };
};

export const detailPages: readonly PageInput[] = [
  detail(
    'PagSessionDetailPage',
    'pages.session',
    'programme/session-detail',
    { related: 4, calendar: true },
    { related: 0, calendar: false },
  ),
  detail('PagPresentationDetailPage', 'pages.presentation', 'programme/presentation-detail', { around: true }, { around: false }),
  detail(
    'PagAbstractDetailPage',
    'pages.abstract',
    'programme/abstract-detail',
    { around: true, related: true },
    { around: false, related: false },
  ),
  detail(
    'PagFacultyDetailPage',
    'pages.person',
    'programme/person-detail',
    { biography: true, around: true },
    { biography: false, around: false },
  ),
];
