// The cover of a session without picture: its colour, and who is on.
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { SessionCover } from './session-cover.tsx';
import { aSession } from './session.fixture.ts';
import { coverStyle } from './track-style.ts';

const face = (Id: string, DisplayName: string, ImagePath = '') => ({ Id, Firstname: '', Surname: '', DisplayName, ImagePath });
const faces = [
  face('a', 'Ada Okafor'),
  face('b', 'Jule Brandt', 'https://pictures.example.org/b.jpg'),
  face('c', 'Ben Li'),
  face('d', 'Di Ek'),
];

test('three faces at most, initials where there is no picture, silent for screen readers', () => {
  const { container } = renderView(() => <SessionCover session={aSession({ Id: 's' })} faces={faces} />, {});
  const [cover] = container.querySelectorAll('[aria-hidden]');
  expect(cover!.textContent).toBe('AOBL');
  expect([...cover!.querySelectorAll('img')].map((one) => [one.getAttribute('src'), one.alt])).toEqual([
    ['https://pictures.example.org/b.jpg', ''],
  ]);
});

test('the colour is that of the track, else of the room, else of the kind; the same at every time', () => {
  const colourOf = (fields: Parameters<typeof aSession>[0]) => (coverStyle(aSession(fields)) as Record<string, string>)['--track'];
  const none = { Id: 's', TrackId: '', TrackName: '', TrackColor: '' };
  expect(colourOf({ ...none, TrackId: 't', TrackName: 'Rhythm', TrackColor: '#1f7a70' })).toContain('#1f7a70');
  expect(colourOf({ ...none, RoomColor: 4 })).toContain('var(--track-4)');
  const [talk, workshop] = ['Talk', 'Workshop'].map((SessionType) => colourOf({ ...none, SessionType }));
  expect(talk).toMatch(/^var\(--track-\d+\)$/);
  expect(workshop).not.toBe(talk);
});
