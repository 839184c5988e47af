// The picture of a session in its card.
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { SessionRows } from './session-rows.tsx';
import { aSession } from './session.fixture.ts';
import type { ListedThing } from './listed-session.ts';

const session = aSession({ Id: 's', Name: 'Opening', ImageThumbPath: '/assets/opening.svg' });
const pictures = (sessions: readonly ListedThing[], asCards: boolean, isCompact = false): (string | null)[] => {
  const { container, unmount } = renderView(
    () => <SessionRows sessions={sessions} now={0} when="until" asCards={asCards} isCompact={isCompact} />,
    {},
  );
  const found = [...container.querySelectorAll('img')].map((one) => {
    expect([one.style.aspectRatio, one.getAttribute('loading'), one.alt]).toEqual(['16 / 9', 'lazy', '']);
    return one.getAttribute('src');
  });
  unmount();
  return found;
};

test('a card shows the picture of its session, with its place kept; rows, compact cards and sessions without one do not', () => {
  expect(pictures([session], true)).toEqual(['/assets/opening.svg']);
  expect([pictures([session], false), pictures([session], true, true), pictures([aSession({ Id: 'n' })], true)]).toEqual([[], [], []]);
});

test('a talk in the place of its session does not repeat the picture', () => {
  const starred = { kind: 'presentation', id: 'p' } as const;
  const part = { kind: 'presentation', In: 'Opening', starred, PosterNumber: '', Keywords: [], Institutions: [], Html: '' } as const;
  expect(pictures([{ ...session, Part: part }], true)).toEqual([]);
});
