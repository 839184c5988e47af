// The report: nothing of a configuration becomes markup, everything can be chosen, and it is self-contained.
// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { RenderingResult, Results } from '../results.ts';
import { escaped } from './markup.ts';
import { reportPage } from './report-page.ts';

const hostile = `"><img src=x onerror=alert(1)></style><script>alert('1')</script>&amp;\u0000`;
const rendering = (key: string, more: Partial<RenderingResult> = {}): RenderingResult => ({
  key,
  event: 'society/congress',
  page: 'HomePage',
  variant: '',
  language: 'en-GB',
  timeZone: 'Europe/Berlin',
  container: 'browser',
  person: 'visitor',
  at: '2027-05-03T07:00:00.000Z',
  local: '2027-05-03T09:00:00+02:00',
  address: '/home/society/congress/en-GB?preview=attendee',
  end: '/home/society/congress/en-GB',
  shown: 3,
  combinations: 3,
  denied: null,
  behind: [
    { person: 'visitor', instants: ['2027-05-03T07:00:00.000Z'] },
    { person: 'attendee', instants: ['2027-05-03T07:00:00.000Z', '2027-05-03T08:00:00.000Z'] },
  ],
  found: [],
  pictures: {},
  ...more,
});
const resultsOf = (renderings: RenderingResult[], more: Partial<Results> = {}): Results => ({
  at: '2027-01-02T03:04:05.000Z',
  folder: 'my-congress',
  summary: { planned: 2, rendered: 2, combinations: 6, saved: 4, links: 5, causes: 0, withFindings: 0 },
  notes: [],
  causes: [],
  routes: [],
  renderings,
  ...more,
});
const read = (results: Results): Document => new DOMParser().parseFromString(reportPage(results), 'text/html');

test('text of a configuration stays text, wherever it is', () => {
  const found = [{ kind: 'crash' as const, message: hostile, place: hostile }];
  const bad = rendering('a'.repeat(20), {
    page: hostile,
    variant: hostile,
    person: hostile,
    container: hostile,
    language: hostile,
    event: hostile,
    behind: [{ person: hostile, instants: [] }],
    found,
    pictures: { desktop: 'pictures/a.webp' },
  });
  const page = read(
    resultsOf([bad, rendering('b'.repeat(20))], {
      folder: hostile,
      notes: [hostile],
      causes: [{ kind: 'crash', message: hostile, places: [hostile], renderings: ['a'.repeat(20)] }],
    }),
  );
  expect(page.querySelectorAll('script')).toHaveLength(0);
  expect([...page.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(['pictures/a.webp']);
  expect([...page.querySelectorAll('*')].flatMap((element) => element.getAttributeNames()).filter((name) => name.startsWith('on'))).toEqual(
    [],
  );
  expect(page.querySelectorAll('style')).toHaveLength(1);
  expect(page.querySelector('.message')?.textContent).toBe(hostile.replace('\u0000', '\uFFFD'));
  expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'");
  expect(escaped(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;');
});

test('every rendering can be found again: by page, person behind it, container, language and finding', () => {
  const axe = { kind: 'axe' as const, message: 'image-alt: Images must have alternative text', place: 'img' };
  const page = read(resultsOf([rendering('a'.repeat(20)), rendering('b'.repeat(20), { page: 'Venue', container: 'app', found: [axe] })]));
  expect([...page.querySelectorAll('.filters label')].map((label) => label.textContent)).toEqual([
    'Page',
    'Seen by',
    'Container',
    'Finding',
  ]);
  const rules = page.querySelector('style')!.textContent;
  for (const select of page.querySelectorAll('select')) {
    const attribute = { 'choose-finding': 'data-kinds' }[select.id] ?? select.id.replace('choose-', 'data-');
    for (const { value } of [...select.options].slice(1)) {
      expect(rules).toContain(`#${select.id} option[value="${value}"]:checked) article:not([${attribute}~="${value}"])`);
      expect(page.querySelector(`article[${attribute}~="${value}"]`), `${select.id} ${value} shows something`).not.toBeNull();
    }
  }
});

test('a card says each thing once, with its places, and keeps the rest folded', () => {
  const found = Array.from({ length: 9 }, (_, index) => ({
    kind: 'text' as const,
    message: `missing ${index % 6}`,
    place: `file.json:${index}`,
  }));
  const [card] = read(resultsOf([rendering('a'.repeat(20), { found })])).querySelectorAll('article');
  const texts = (selector: string) => [...card!.querySelectorAll(selector)].map((element) => element.textContent);
  expect(texts('.message')).toEqual(['missing 0', 'missing 1', 'missing 2', 'missing 3', 'missing 4', 'missing 5']);
  expect(texts('.place').toSorted()).toEqual(found.map(({ place }) => place));
  expect(texts('.about > details > summary')[0]).toBe('2 more findings');
});

test('people and pages: a column for those who meet the same, guard and reason on the cell, times in event time', () => {
  const state = { opens: true, outcome: 'render' as const, guard: '', detail: 'every guard lets pass', to: '', missing: [] };
  const closed = { opens: false, outcome: 'redirect' as const, guard: 'access', detail: hostile, to: 'NoaccessPage', missing: [hostile] };
  const cell = (person: string, states: object[], containers: string[]) => ({ person, containers, states, base: 0 });
  const row = {
    event: 'society/congress',
    page: 'LivePage',
    variant: '',
    timeZone: 'Europe/Berlin',
    at: '2027-05-03T07:00:00.000Z',
    cells: [
      cell(
        'visitor',
        [
          { from: null, ...closed },
          { from: '2027-05-03T08:00:00.000Z', ...state },
        ],
        ['browser', 'app', 'terminal'],
      ),
      cell('attendee', [{ from: null, ...state }], ['browser', 'app', 'terminal']),
      cell(hostile, [{ from: null, ...state }], ['browser', 'app', 'terminal']),
    ],
  };
  const page = read(resultsOf([rendering('a'.repeat(20))], { routes: [row] as unknown as Results['routes'] }));
  const table = page.querySelector('table.routes')!;
  expect(table.querySelectorAll('img, script')).toHaveLength(0);
  const heads = [...table.querySelectorAll('thead th')].map((head) =>
    [...head.querySelectorAll('span')].map(({ textContent }) => textContent),
  );
  expect(heads).toEqual([[], ['visitor'], ['attendee', hostile.replace('\u0000', '\uFFFD')]]);
  const [first, second] = table.querySelectorAll('tbody td');
  expect(first!.querySelector('.badge')!.textContent).toBe('access');
  const [before, after] = [...first!.querySelectorAll('details li')].map(({ textContent }) => textContent);
  expect(before).toMatch(/^before Mon 2027-05-03 10:00 \+02:00: access: .*; leads to NoaccessPage; missing: /s);
  expect(after).toBe('from Mon 2027-05-03 10:00 +02:00: shown');
  expect(second!.textContent.trim()).toBe('shown');
});

test('a denial says on its card which guard, why, where it leads, and which other pages share it', () => {
  const denied = {
    outcome: 'redirect' as const,
    guard: 'sign-in',
    detail: 'the page needs sign-in',
    to: 'LoginPage',
    missing: ['somebody signed in'],
    pages: ['LivePage', 'news'],
  };
  const [card] = read(resultsOf([rendering('a'.repeat(20), { denied })])).querySelectorAll('article');
  expect(card!.querySelector('.denied')!.textContent.replaceAll(/\s+/g, ' ').trim()).toBe(
    'sign-in the page needs sign-in; leads to LoginPage; missing: somebody signed in; the same on news',
  );
});

test('every link inside leads somewhere; the count of combinations and the verdict are in words', () => {
  const [one, two] = ['a'.repeat(20), 'b'.repeat(20)];
  const found = [{ kind: 'empty' as const, message: 'the main region shows no text', place: 'phone' }];
  const page = read(
    resultsOf([rendering(one, { found }), rendering(two)], {
      summary: { planned: 3, rendered: 2, combinations: 6, saved: 3, links: 0, causes: 1, withFindings: 1 },
      causes: [{ kind: 'empty', message: found[0]!.message, places: ['phone'], renderings: [one] }],
    }),
  );
  for (const link of page.querySelectorAll('a[href^="#"]')) expect(page.querySelector(link.getAttribute('href')!)).not.toBeNull();
  expect(page.querySelector('h1')?.textContent).toBe('1 finding in 1 of 2 renderings; 1 not reached');
  expect(page.querySelector('article details')?.textContent).toMatch(
    /Stands for 3 combinations .*attendee: Mon 2027-05-03 09:00 \+02:00; Mon 2027-05-03 10:00 \+02:00/s,
  );
});
