import { describe, expect, test, vi } from 'vitest';
import { aPerson, aPresentation, aSession } from '../session/session.fixture.ts';
import type { ListedThing } from '../session/listed-session.ts';
import { searchRow } from './search-rows.ts';
import { openSearch, type Search, type SearchThread, WORKER_ROWS } from './search-programme.ts';
import { answerOn } from './search-worker.ts';

const sessions = [
  aSession({ Id: 'hw', Name: 'Hardware hacking for beginners', TrackName: 'Hardware & Making' }),
  aSession({ Id: 'hf', Name: 'Heart failure with preserved ejection fraction', Chairs: [aPerson('Renée Müller-Ølgaard')] }),
  aSession({
    Id: 'talks',
    Name: 'Free papers',
    RoomName: 'Saal 3',
    Presentations: [aPresentation({ Id: 'p', Title: 'Telemetry at home', Speakers: [aPerson('Ada Byron')] })],
  }),
  aSession({ Id: 'other', Name: 'Heart of the matter', SessionType: 'Keynote' }),
  aSession({ Id: 'eeg', Name: 'EEG at the bedside' }),
];
const over = (listed: readonly ListedThing[], start?: () => SearchThread): Search =>
  openSearch(listed.length, (index) => searchRow(listed[index]!), start);
const search = over(sessions);
const ids = async (question: string): Promise<readonly string[]> => (await search.ask(question)).ids;

describe('searching the programme', () => {
  test.each([
    ['hardwere', 'hw'],
    ['heart falure', 'hf'],
    ['ejektion', 'hf'],
    ['renee muller-olgaard', 'hf'],
    ['byron', 'talks'],
    ['telemetry', 'talks'],
    ['saal 3', 'talks'],
    ['keynote', 'other'],
    ['makin', 'hw'],
  ])('%j finds %s and nothing else', async (question, id) => {
    expect(await ids(question)).toEqual([id]);
  });

  test('kinds and tags are found by the words of their labels and by their names', async () => {
    const labelled = over([
      aSession({ Id: 'w', Name: 'Valves', SessionType: 'Workshop', TypeLabel: 'Atelier', Groups: [{ Name: 'Live', Label: 'En direct' }] }),
    ]);
    for (const question of ['atelier', 'workshop', 'direct', 'live']) expect((await labelled.ask(question)).ids).toEqual(['w']);
  });

  test('a correctly written word does not match its neighbours', async () => {
    const found = await search.ask('heart');
    expect(found.fit).toBe('exact');
    expect(found.ids.toSorted()).toEqual(['hf', 'other']);
  });

  test('the beginning of a word is enough', async () => {
    expect(await ids('hardw beg')).toEqual(['hw']);
  });

  test('states when it matched similar words, or any of the words', async () => {
    expect((await search.ask('hardwere')).fit).toBe('similar');
    const any = await search.ask('telemetry keynote');
    expect(any.fit).toBe('any');
    expect(any.ids.toSorted()).toEqual(['other', 'talks']);
  });

  test('in a short word one letter may differ, not two', async () => {
    const cards = over([aSession({ Id: 'cards', Name: 'Cards' })]);
    expect((await cards.ask('cadus')).ids).toEqual([]);
    expect((await cards.ask('carts')).ids).toEqual(['cards']);
  });

  test('up to eight letters one may differ, from nine on two', async () => {
    const words = over([aSession({ Id: 'climbing', Name: 'Climbing' }), aSession({ Id: 'cardiology', Name: 'Cardiology' })]);
    expect((await words.ask('climate')).ids).toEqual([]);
    expect((await words.ask('climbung')).ids).toEqual(['climbing']);
    expect((await words.ask('clumbung')).ids).toEqual([]);
    expect(await words.ask('cilmbing'), 'two letters in the other order').toMatchObject({ ids: ['climbing'], fit: 'similar' });
    expect((await words.ask('kardiolojy')).ids).toEqual(['cardiology']);
  });

  test('a word of the title counts more than the name of a person', async () => {
    const named = over([
      aSession({ Id: 'person', Name: 'Welcome', Chairs: [aPerson('Ada Heart')] }),
      aSession({ Id: 'title', Name: 'Heart' }),
    ]);
    expect((await named.ask('heart')).ids).toEqual(['title', 'person']);
  });

  test('a long word may have three errors, a short one none', async () => {
    const opened = over([aSession({ Id: 'c', Name: 'Cardiology' }), aSession({ Id: 'l', Name: 'Lung' })]);
    expect(await opened.ask('kardeolojy')).toMatchObject({ ids: ['c'], fit: 'similar' });
    expect((await opened.ask('kordeolojy')).ids).toEqual([]);
    expect((await opened.ask('lang')).ids).toEqual(['l']);
    expect((await opened.ask('bang')).ids).toEqual([]);
  });

  test('numbers and short words are matched as written', async () => {
    expect(await ids('2027')).toEqual([]);
    expect(await ids('ecg')).toEqual([]);
  });

  test('names the words to mark', async () => {
    const { words } = await search.ask('Heart falure');
    expect(words.asked).toEqual(['heart', 'falure']);
    expect([...words.answered]).toEqual(expect.arrayContaining(['heart', 'failure']));
  });
});

describe('a very large programme', () => {
  const many = [...sessions, ...Array.from({ length: WORKER_ROWS }, (_, index) => aSession({ Id: `n${index}`, Name: `Poster ${index}` }))];

  /** A thread that runs on the page, one step later. */
  function thread(): SearchThread & { terminated: boolean } {
    const inner = {
      postMessage: (data: never) => queueMicrotask(() => outer.onmessage?.({ data } as unknown as MessageEvent)),
      onmessage: null as ((event: never) => void) | null,
    };
    const outer: SearchThread & { terminated: boolean } = {
      terminated: false,
      postMessage: (data) => queueMicrotask(() => inner.onmessage?.({ data } as never)),
      onmessage: null,
      onerror: null,
      terminate: () => {
        outer.terminated = true;
      },
    };
    answerOn(inner as never);
    return outer;
  }

  test('is searched in a thread, with the same results', async () => {
    const large = over(many, thread);
    const here = over(many, () => {
      throw new Error('forbidden');
    });
    for (const question of ['hardwere', 'heart falure', 'poster 12', 'nothing like it'])
      expect(await large.ask(question)).toEqual(await here.ask(question));
  });

  test('a failed thread is replaced, and its queries are still answered', async () => {
    const broken = { ...thread(), postMessage: vi.fn() };
    const large = over(many, () => broken);
    const asked = large.ask('hardwere');
    broken.onerror?.({ preventDefault: () => undefined } as ErrorEvent);
    expect((await asked).ids).toEqual(['hw']);
    expect((await large.ask('heart falure')).ids).toEqual(['hf']);
  });

  test('rows are sent in parts, the last one marked, and none after closing', async () => {
    const sent = vi.fn<SearchThread['postMessage']>();
    const running = { ...thread(), postMessage: sent };
    const parts = (): [rows: number, isLast: boolean][] =>
      sent.mock.calls.flatMap(([message]) => ('rows' in message ? [[message.rows.length, message.isLast] as [number, boolean]] : []));
    over(many, () => running);
    await vi.waitFor(() =>
      expect(parts()).toEqual([
        [1000, false],
        [1000, false],
        [sessions.length, true],
      ]),
    );
    sent.mockClear();
    over(many, () => running).close();
    for (let task = 0; task < 5; task++) await new Promise((done) => setTimeout(done));
    expect(parts()).toEqual([[1000, false]]);
  });

  test('closing ends the thread', () => {
    const running = thread();
    over(many, () => running).close();
    expect(running.terminated).toBe(true);
  });
});

describe('long texts', () => {
  /** A list with the texts of abstracts, whose last row alone has the word. */
  const texts = (): Search =>
    openSearch(300, (index) => ({
      ...searchRow(aSession({ Id: `a${index}`, Name: `Poster ${index}` })),
      html: index === 299 ? '<p>Poster of telemetry</p>' : '<p>Nothing</p>',
    }));

  test('an exact answer from the titles comes before them, and says so; later it has both', async () => {
    const opened = texts();
    const first = await opened.ask('poster 299');
    expect([first.ids, first.isPartial]).toEqual([['a299'], true]);
    expect((await opened.ask('poster 299')).isPartial, 'the texts are on their way').toBe(true);
    await opened.whole;
    const last = await opened.ask('poster 299');
    expect([last.ids, last.isPartial]).toEqual([['a299'], undefined]);
  });

  test('what no title has waits for them', async () => {
    const found = await texts().ask('telemetry');
    expect(found).toMatchObject({ ids: ['a299'], fit: 'exact' });
    expect(found.isPartial).toBeUndefined();
    expect((await texts().ask('telemetri')).fit).toBe('similar');
  });

  test('words of a title and of its text are found together', async () => {
    expect((await texts().ask('299 telemetry')).ids).toEqual(['a299']);
  });

  test('without long texts no answer is partial', async () => {
    expect((await over(sessions).ask('heart')).isPartial).toBeUndefined();
  });
});

describe('an extreme query', () => {
  const word = (number: number): string => `word${number.toString(36)}`;
  const many = Array.from({ length: 1500 }, (_, at) =>
    aSession({ Id: `s${at}`, Name: `${word(at)} of ${word(at * 7)} and ${word(at * 31)}` }),
  );
  const large = over(many);
  const cost = async (question: string): Promise<number> => {
    const start = process.cpuUsage();
    await large.ask(question);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };

  test.each([
    ['thousands of words', Array.from({ length: 1500 }, (_, at) => word(at)).join(' ')],
    ['thousands of letters', 'a e i o u w '.repeat(500)],
    ['one endless word', 'wordw'.repeat(1200)],
    ['nothing but accents', '\u0301\u0323'.repeat(3000)],
  ])('%s costs no more than a long one somebody would type', async (_, question) => {
    await large.ask('warm up');
    const usual = Math.max(20, await cost('the words of a very long question about the heart that somebody might really have typed here'));
    expect(await cost(question)).toBeLessThan(50 * usual);
  });
});
