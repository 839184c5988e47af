import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { anAuthor, aPerson, aSession } from '../session/session.fixture.ts';
import { props } from './props.ts';
import View from './view.tsx';

const line = { Id: 'p2', SessionId: 's1', PresentationId: 'p2', Title: 'Of hearts', PosterNumber: 'P-002', Keywords: ['rhythm'] };
const answer = {
  Abstract: {
    ...line,
    Authors: [{ ...aPerson('Max Plank', 'max'), Institution: 'University of Nordhafen' }],
    Abstract: '<p>With <math><msup><mi>x</mi><mn>2</mn></msup></math>.</p><table><tbody><tr><td>1</td></tr></tbody></table>',
    StartDateTime: '2027-05-03T08:45+02:00',
    EndDateTime: '2027-05-03T09:00+02:00',
    Language: 'en',
    Links: [{ Title: 'Paper', Url: 'https://example.org/paper.pdf' }],
    PosterUrl: '',
    HasPoster: false,
  },
  Session: aSession({ Id: 's1', Name: 'Posters', at: ['2027-05-03T08:30+02:00', 90] }),
  Authors: [anAuthor('Max Plank', { Id: 'max', Institution: 'University of Nordhafen' })],
  Before: { ...line, Id: 'p1', Title: 'First' },
  After: null,
  Related: [{ ...line, Id: 'p9', Title: 'Akin' }],
};
const open = (given: object, written = {}) =>
  renderView(View, props.parse(written), {
    answers: { '/api/Modules/PAGAbstract': given },
    params: { abstractUrl: 'p2' },
    now: '2027-05-03T07:00+02:00',
  });

test('title, poster number, session, authors with institutes, text with formula and table, keywords, files, neighbours', async () => {
  open(answer);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Of hearts');
  expect(screen.getAllByText('Poster P-002')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Posters' }).getAttribute('href')).toBe('/society/congress2027/en-GB/session/s1');
  expect(screen.getByText('University of Nordhafen')).toBeTruthy();
  expect(document.querySelector('math msup')).toBeTruthy();
  expect(document.querySelector('td')?.textContent).toBe('1');
  expect(screen.getByText('rhythm')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Paper' }).getAttribute('href')).toBe('https://example.org/paper.pdf');
  expect(screen.getByRole('link', { name: /First/ }).getAttribute('href')).toBe('/society/congress2027/en-GB/abstract/p1');
  expect(screen.getByRole('link', { name: 'Akin' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toMatch(/\/presentation\/p2\.ics$/);
  expect(screen.getByRole('link', { name: 'Go to the presentation' }).getAttribute('href')).toMatch(/\/presentation\/p2$/);
  expect(screen.queryByRole('heading', { name: 'Poster' })).toBeNull();
});

test('without what an organiser has switched off, and where the text is closed', async () => {
  open({ ...answer, Abstract: { ...answer.Abstract, Abstract: '' } }, { around: false, related: false });
  expect(await screen.findByText('The text of this abstract is not open to you.')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByText('Akin')).toBeNull();
});

test('a poster without text has no part for the text', async () => {
  open({ ...answer, Abstract: { ...answer.Abstract, Abstract: '', PosterUrl: '', HasPoster: true } });
  expect(await screen.findByText('The poster is not open to you.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Text' })).toBeNull();
});
