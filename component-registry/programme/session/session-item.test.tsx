import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Phase } from '#sdk';
import { renderView } from '../../../tests/support/render-view.tsx';
import { aPerson, aPresentation, aSession } from './session.fixture.ts';
import { SessionItem } from './session-item.tsx';
import { trackStyle } from './track-style.ts';

type Given = Partial<Parameters<typeof SessionItem>[0]>;

/** The row of a session, inside a page. */
function row(given: Parameters<typeof aSession>[0], props: Given = {}, language = 'en-GB') {
  const session = aSession(given);
  return renderView(() => <SessionItem session={session} phase="upcoming" when="until" {...props} />, {}, { language }).container;
}

describe('a session as a row', () => {
  test('the title links to the session; room, end, kind and track are shown as text', () => {
    const item = row({
      Id: 's1',
      Name: 'Opening',
      RoomName: 'Hall A',
      TrackId: 't',
      TrackName: 'Imaging',
      TrackColor: '#0b6e6e',
      at: ['2027-05-03T08:30+02:00', 90],
    });
    expect(screen.getByRole('link', { name: 'Opening' }).getAttribute('href')).toBe('/society/congress2027/en-GB/session/s1');
    for (const words of ['Hall A', 'until 10:00', 'Symposium', 'Imaging']) expect(item.textContent).toContain(words);
  });

  test('a session of posters says once that it is one; a search shows the type, too', () => {
    const posters = (given: object, props: Given = {}) =>
      row({ Id: 's', SessionType: 'Poster session', IsPoster: true, ...given }, props).textContent.match(/poster/gi)?.length;
    expect(posters({ Name: 'Posters · Ablation' })).toBe(1);
    expect(posters({ Name: 'Ablation' })).toBe(1);
    expect(posters({ Name: 'Ablation', SessionType: 'Walk' })).toBe(1);
    expect(posters({ Name: 'Posters · Ablation' }, { found: { asked: ['ablation'], answered: new Set(['ablation']) } })).toBe(2);
  });

  test('a title, a subtitle and a talk in another language than the page say so', () => {
    const Presentations = [{ ...aPresentation({ Id: 'p', Title: 'Herz zu Hause' }), TextLanguage: 'de' }];
    const found = { asked: ['herz'], answered: new Set(['herz']) };
    const item = row({ Id: 's', Name: 'Eröffnung', Subtitle: 'Ein Anfang', TextLanguage: 'de', Presentations }, { found });
    expect([...item.querySelectorAll('[lang]')].map((part) => [part.textContent, part.getAttribute('lang')])).toEqual([
      ['Eröffnung', 'de'],
      ['Ein Anfang', 'de'],
      ['Herz zu Hause', 'de'],
    ]);
    expect(row({ Id: 'e', Name: 'Opening' }).querySelector('[lang]')).toBeNull();
  });

  test('a session that is called off is struck, read aloud before its title, and has a badge in place of those of its time', () => {
    const given = { Id: 's', Name: 'Opening', StreamUrl: 'https://live.example.org', RecordingUrl: 'https://recordings.example.org/s' };
    const Groups = [{ Name: 'Live' }, { Name: 'Recorded' }, { Name: 'Postponed' }, { Name: 'CME' }];
    const item = row({ ...given, Groups }, { phase: 'ongoing' });
    const link = screen.getByRole('link', { name: /^Postponed: ?Opening$/ });
    expect(link.querySelector('s')?.textContent).toBe('Opening');
    expect(item.textContent).not.toMatch(/live|record/i);
    expect(item.textContent).toContain('CME');
    expect(item.textContent.match(/Postponed/g)).toHaveLength(2);
    // The organiser's label is the word; without one it is ours in the language of the page.
    row({ ...given, Groups: [{ Name: 'cancelled', Label: 'Fällt aus' }] }, {}, 'de-DE');
    expect(screen.getAllByText('Fällt aus')).toHaveLength(1);
    row({ ...given, Groups: [{ Name: 'Cancelled' }] }, {}, 'de-DE');
    expect(screen.getAllByText('Abgesagt')).toHaveLength(1);
  });

  test('the name of the room determines its own direction, and not where the dot behind it stands', () => {
    row({ Id: 's', RoomName: 'Hall A' });
    expect(screen.getByText('Hall A').localName).toBe('bdi');
  });

  test('kind and tags are shown in the words of their labels; a label that says what a badge of its state says is left out', () => {
    const Groups = [
      { Name: 'Live', Label: 'En direct' },
      { Name: 'Simultaneous translation', Label: 'Traduction simultanée' },
    ];
    const given = { Id: 's', SessionType: 'Workshop', TypeLabel: 'Atelier', Groups, StreamUrl: 'https://live.example.org' };
    const item = row(given, { phase: 'ongoing' }, 'fr-FR');
    expect(item.textContent).toContain('Atelier');
    expect(item.textContent).toContain('Traduction simultanée');
    expect(item.textContent.match(/en direct/gi)).toHaveLength(1);
    expect(item.textContent).not.toMatch(/Workshop|Simultaneous/);
  });

  test('badges beyond one line of a phone are behind a button that says them', async () => {
    const Groups = ['CME', 'Simultaneous translation', 'Recorded', 'Opening'].map((Name) => ({ Id: Name, Name }));
    row({ Id: 's', Groups, Languages: ['de'] }, { showLanguages: true });
    const more = screen.getByRole('button', { name: '+3 more: Will be recorded, Opening, Spoken language: German', expanded: false });
    await userEvent.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    expect(more.textContent).toMatch(/^−3/);
  });

  test('the first speakers are named, the others counted', () => {
    const item = row({ Id: 's', Speakers: ['A A', 'B B', 'C C', 'D D', 'E E', 'F F'].map((name) => aPerson(name)) });
    expect(item.textContent).toContain('A A, B B, C C, D D and 2 more');
  });

  test('search results are marked, come first among the speakers, and show their talk', () => {
    const found = { asked: ['byron', 'telemetry'], answered: new Set(['byron', 'telemetry']) };
    const item = row(
      {
        Id: 's',
        Speakers: ['A A', 'B B', 'C C', 'D D', 'Ada Byron'].map((name) => aPerson(name)),
        Chairs: [aPerson('Eve Byron'), aPerson('X Y')],
        Presentations: [aPresentation({ Id: 'p', Title: 'Telemetry at home' }), aPresentation({ Id: 'q', Title: 'Other' })],
      },
      { found },
    );
    expect(item.textContent).toContain('Ada Byron, A A, B B, C C and 1 more');
    expect(item.textContent).toContain('Chaired by Eve Byron');
    expect(screen.getAllByRole('listitem').map((talk) => talk.textContent)).toEqual(['Talk: Telemetry at home']);
    expect([...item.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Byron', 'Byron', 'Telemetry']);
  });

  test('badges: live only now and with a stream, a recording only afterwards', () => {
    const media = {
      Id: 's',
      StreamUrl: 'https://a.example.org',
      RecordingUrl: 'https://b.example.org',
      Groups: [{ Name: 'CME' }, { Name: 'CME' }],
    };
    expect(row(media).textContent).not.toMatch(/Live|Record/);
    expect(row(media, { phase: 'ongoing' }).textContent).toContain('Live now');
    expect(row(media, { phase: 'past' }).textContent).toMatch(/Recording availableCME$/);
  });

  test('a group that repeats a badge is shown once', () => {
    const media = { Id: 's', RecordingUrl: 'https://b.example.org', Groups: [{ Name: 'Avail' }, { Name: 'dispo', Label: 'available' }] };
    expect(row(media, { phase: 'past' }).textContent).toMatch(/Recording availableAvail$/);
  });

  test('the tags live and recorded say what is true in each phase', () => {
    const tags = { Id: 's', Groups: [{ Name: 'Live' }, { Name: 'Recorded' }] };
    const badges = (given: Parameters<typeof row>[0], phase: Phase) => {
      const item = row(given, { phase });
      return [...item.querySelectorAll('article > span span')].map((badge) => badge.textContent).filter(Boolean);
    };
    expect(badges(tags, 'upcoming')).toEqual(['Live', 'Will be recorded']);
    expect(badges({ ...tags, StreamUrl: 'https://a.example.org' }, 'ongoing')).toEqual(['Live now', 'Will be recorded']);
    expect(badges(tags, 'past'), 'it is over, its recording is not there').toEqual(['Recorded']);
    const out = { ...tags, RecordingUrl: 'https://b.example.org' };
    expect(badges(out, 'past')).toEqual(['Recording available']);
    const own = { ...tags, Groups: [{ Name: 'Recorded', Label: 'On film' }] };
    expect(badges(own, 'upcoming'), 'the word of the organiser').toEqual(['On film']);
  });

  test('languages are named, and only if there are several', () => {
    expect(row({ Id: 's', Languages: ['de'] }).textContent).not.toContain('DE');
    expect(row({ Id: 's', Languages: ['de'] }, { showLanguages: true }).textContent).toContain('Spoken language: German');
    const several = row({ Id: 's', Languages: ['en', 'de', 'fr'] }, { showLanguages: true }).textContent;
    expect(several).toContain('EN DE FR');
    expect(several).toContain('Spoken language: English, German, French');
    expect(row({ Id: 's', Languages: ['xx-unknown-'] }, { showLanguages: true }).textContent).toContain('XX-UNKNOWN-');
  });

  test('a session without time is labelled so', () => {
    expect(row({ Id: 's' }, { when: 'date' }).textContent).toContain('Time to be announced');
  });
});

describe('the colour of a track', () => {
  test('comes from the data where it gives one, else from the theme, the same in every list', () => {
    expect(trackStyle({ TrackId: 't', TrackName: 'T', TrackColor: '#0b6e6e' })).toMatchObject({
      '--track': expect.stringContaining('#0b6e6e'),
    });
    const own = trackStyle({ TrackId: 't', TrackName: 'T', TrackColor: '' }) as Record<string, string>;
    expect(own['--track']).toMatch(/^var\(--track-([1-9]|1[0-2])\)$/);
    expect(trackStyle({ TrackId: 't', TrackName: 'Other name', TrackColor: '' })).toEqual(own);
  });

  test('a session without track has the hairline and no name', () => {
    expect(trackStyle({ TrackId: '', TrackName: '', TrackColor: '' })).toMatchObject({ '--track': 'var(--line)' });
    expect(row({ Id: 's' }).textContent).not.toContain('Track:');
  });

  test('a session without track has that of its room where rooms colour the programme; a track goes first', () => {
    const ofRoom = trackStyle({ TrackId: '', TrackName: '', TrackColor: '', RoomColor: 3 });
    expect(ofRoom).toEqual({ '--track': expect.stringContaining('var(--track-3) '), '--track-soft': 'var(--track-3-soft)' });
    expect(trackStyle({ TrackId: 't', TrackName: 'T', TrackColor: '', RoomColor: 3 })).toEqual(
      trackStyle({ TrackId: 't', TrackName: 'T', TrackColor: '' }),
    );
  });
});

test.each([
  ['a session under way that is streamed', 'https://video.example.org/s', 'ongoing', true],
  ['one that nobody streams', '', 'ongoing', false],
  ['one that has not begun', 'https://video.example.org/s', 'upcoming', false],
  ['one that is over', 'https://video.example.org/s', 'past', false],
] as const)('%s is called live: %s', (_, StreamUrl, phase, live) => {
  const item = row({ Id: 's', StreamUrl }, { phase });
  expect(item.textContent.includes('Live')).toBe(live);
});
