import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { answers, defaults, open, shown, tab } from './programme.fixture.tsx';

// What comes later is there at once, however busy the machine is.
beforeAll(async () => {
  await import('./room-grid-view.tsx');
});

describe('the programme', () => {
  test('opens at the first day, in groups of what starts together, rooms as the organiser ordered them', async () => {
    open();
    expect((await tab(/Mon/)).getAttribute('aria-selected')).toBe('true');
    expect(shown()).toEqual(['Opening', 'Hardware of the heart', 'Free papers']);
    const group = screen.getByRole('group', { name: /^11:00/ });
    expect(within(group).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('tabpanel', { name: /Mon/ })).toBeTruthy();
  });

  test('what begins at the same time on two days is two groups, and no landmark: those have names of their own', async () => {
    open('?day=all');
    expect(await screen.findAllByRole('group', { name: /^09:00/ })).toHaveLength(2);
    expect(screen.queryAllByRole('region', { name: /^09:00/ })).toEqual([]);
  });

  test('during the event it opens at today, with the line of now between running and next sessions', async () => {
    open('', { now: '2027-05-03T10:30:00+02:00' });
    expect((await tab(/Today/)).getAttribute('aria-selected')).toBe('true');
    expect(
      screen.getByText('Now, 10:30').compareDocumentPosition(screen.getByRole('link', { name: 'Opening' })) &
        Node.DOCUMENT_POSITION_PRECEDING,
    ).toBeTruthy();
  });

  test('the jump to now scrolls and moves the focus', async () => {
    const scrolled = vi.fn<() => void>();
    Element.prototype.scrollIntoView = scrolled;
    open('', { now: '2027-05-03T10:30:00+02:00' });
    await userEvent.click(await screen.findByRole('button', { name: 'Go to what is on now' }));
    expect(document.activeElement?.textContent).toBe('Now, 10:30');
    expect(scrolled).toHaveBeenCalled();
  });

  test('the day comes from the address, also from the tiles', async () => {
    open('?day=2027-05-04&view=list');
    await tab(/Tue/);
    expect(shown()).toEqual(['Heart failure']);
  });

  test('an invalid day falls back to the first', async () => {
    open('?day=2031-01-01');
    expect((await tab(/Mon/)).getAttribute('aria-selected')).toBe('true');
  });

  test('tabs change the day by click and by arrow keys', async () => {
    open();
    await userEvent.click(await tab(/Tue/));
    await waitFor(() => expect(shown()).toEqual(['Heart failure']));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(shown()).toHaveLength(4));
    expect(screen.getByRole('tab', { name: /All days/ })).toBe(document.activeElement);
  });

  test('posters are listed only if requested', async () => {
    open('?day=all', {}, { ...defaults, show: 'all' });
    await tab(/Mon/);
    expect(shown()).toContain('Poster walk');
  });

  test('the heading of a day of posters counts entries, that of sessions sessions', async () => {
    const all = open('?day=2027-05-04', {}, { ...defaults, show: 'posters' });
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('04 May 2027 Entries: 1');
    all.unmount();
    open('?day=2027-05-04', {}, { ...defaults, show: 'all' });
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('04 May 2027 2 sessions');
  });

  test('by name and by room the rows show day and time', async () => {
    open('?day=all&order=name');
    await tab(/Mon/);
    expect(shown()).toEqual(['Free papers', 'Hardware of the heart', 'Heart failure', 'Opening']);
    expect(screen.getByText(/Mon,? 3 May, 09:00–10:00/)).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Room' }));
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual(['Hall B', 'Hall A']));
  });
});

describe('searching', () => {
  test('finds a misspelt word on all days, marks it, and states it', async () => {
    open('?day=2027-05-04');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search the programme' }), 'hardwere');
    await waitFor(() => expect(shown()).toEqual(['Hardware of the heart']));
    expect(screen.getByText('Hardware', { selector: 'mark' })).toBeTruthy();
    // Once on screen, once for screen readers, a moment later.
    await waitFor(() => expect(screen.getAllByText(/1 session for “hardwere”\. No session has exactly these words/)).toHaveLength(2));
    expect(screen.getByText(/Searched: title, text, speakers.* all 4 sessions/)).toBeTruthy();
    expect((await tab(/All days/)).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('tab', { name: /Tue.*0 sessions/ })).toBeTruthy();
  });

  test('clearing it returns to the previous day', async () => {
    open('?day=2027-05-04');
    await userEvent.type(await screen.findByRole('searchbox'), 'muller');
    await waitFor(() => expect(shown()).toEqual(['Free papers']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown()).toEqual(['Heart failure']));
    expect((await tab(/Tue/)).getAttribute('aria-selected')).toBe('true');
  });

  test('a search in the address is answered, limited to a day by its tab', async () => {
    open('?q=heart');
    await waitFor(() => expect(shown()).toEqual(['Hardware of the heart', 'Heart failure']));
    await userEvent.click(await tab(/Tue/));
    await waitFor(() => expect(shown()).toEqual(['Heart failure']));
  });

  test('while a search from the address is running, nothing else is shown', async () => {
    open('?q=heart');
    await tab(/All days/);
    expect(screen.queryByRole('link', { name: 'Opening' })).toBeNull();
    await waitFor(() => expect(shown()).toHaveLength(2));
  });

  test('no results: a text and one click back to everything', async () => {
    open('?q=zzzzqqqq&track=t1');
    await userEvent.click(await screen.findByRole('link', { name: 'Clear search and filters' }));
    await waitFor(() => expect(shown()).toHaveLength(3));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });
});

describe('filters', () => {
  test('come from the address, are labelled chips, and are cleared in one click', async () => {
    open('?track=t2&room=b');
    await tab(/Mon/);
    expect(shown()).toEqual(['Hardware of the heart']);
    expect(screen.getAllByText('1 of 3 sessions fits your filters.')).toHaveLength(2);
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter Room: Hall B' }));
    await waitFor(() => expect(shown()).toEqual(['Hardware of the heart', 'Free papers']));
    await userEvent.click(screen.getByRole('link', { name: 'Clear all filters' }));
    await waitFor(() => expect(shown()).toHaveLength(3));
  });

  test('a filter with one choice is not offered; the configured ones are, in their order', async () => {
    open('', {}, { ...defaults, filters: ['language', 'type', 'track'] });
    const group = await screen.findByRole('group', { name: 'Filters' });
    expect(
      within(group)
        .getAllByRole('button', { expanded: false })
        .map((button) => button.textContent.trim()),
    ).toEqual(['Language', 'Track']);
  });

  test('a day without results links to the others', async () => {
    open('?day=2027-05-04&track=t2');
    expect(await screen.findByText(/Nothing on this day fits, but 2 on other days do/)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Show all days' }));
    await waitFor(() => expect(shown()).toHaveLength(2));
  });
});

describe('the grid', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
    HTMLElement.prototype.scrollTo = () => undefined;
  });
  afterEach(() => void vi.restoreAllMocks());

  test('shows rooms as columns in the organiser’s order, the same sessions as the list', async () => {
    open('?view=grid');
    const grid = await screen.findByRole('group', { name: /Sessions of Monday/ });
    expect(
      within(grid)
        .getAllByRole('heading', { level: 3 })
        .map((head) => head.textContent),
    ).toEqual(['Hall B', 'Hall A']);
    expect(within(grid).getAllByRole('link')).toHaveLength(3);
  });

  test('one stop for the Tab key; arrows lead from session to session', async () => {
    open('?view=grid');
    const grid = await screen.findByRole('group', { name: /Sessions of Monday/ });
    const stops = within(grid)
      .getAllByRole('link')
      .filter((link) => link.tabIndex === 0);
    expect(stops.map((link) => link.textContent)).toEqual([expect.stringContaining('Hardware')]);
    act(() => stops[0]!.focus());
    // The star of the session follows, and then what comes after the grid.
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Hardware');
    expect(
      within(grid)
        .getAllByRole('button')
        .filter((star) => star.tabIndex === 0),
    ).toHaveLength(1);
    act(() => stops[0]!.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toContain('Free papers');
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toContain('Opening');
  });

  test('is switched on and off', async () => {
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Grid' }));
    expect(await screen.findByRole('group', { name: /Sessions of Monday/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    await waitFor(() => expect(shown()).toHaveLength(3));
  });
});

test('an empty list of a part of the programme says nothing of the whole', async () => {
  open('', { answers: answers() }, { ...defaults, rooms: ['nowhere'] });
  expect(await screen.findByText('There is nothing to list here yet.')).toBeTruthy();
  expect(screen.queryByText(/has not been published yet/)).toBeNull();
});

test('an empty programme, and a failed call', async () => {
  open('', { answers: answers([]) });
  expect(await screen.findByText(/has not been published yet/)).toBeTruthy();
  open('', { answers: {} });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
});
