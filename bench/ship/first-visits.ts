// First visits to real pages of the largest sample beside the page by hand: what a visitor on a slow phone waits for.
import { openBrowser } from '../chromium/open.ts';
import { serve } from '../chromium/serve.ts';
import type { Files } from '../chromium/build.ts';
import { type SamplePage, samplePages, sampleServer } from '../backend/sample-server.ts';
import { type Figure, figure, ratio } from '../figures/numbers.ts';
import type { Row } from '../figures/row.ts';
import { firstVisit, type Visit, whenDrawn, whenItReacts } from './first-visit.ts';

const ROUNDS = 9;
/** Rounds before any is measured: the server then has its files as dense as the page by hand is sent. */
const WARM = 2;
const NETWORK = 'Slow 4G';
const pages = Object.keys(samplePages) as SamplePage[];

/** Bounds of the largest paint beside the page by hand; of the other pages it only informs. */
const paintBounds: Partial<Record<SamplePage, Partial<Row>>> = { home: { must: 1, aim: 0.8 } };

/** Rows of the visits; `hand` are the files of the page by hand, whose address is `hand.html`. */
export async function firstVisits(hand: Files): Promise<Row[]> {
  const served = await serve(hand);
  const server = await sampleServer();
  const browser = await openBrowser();
  const visits: Record<SamplePage | 'hand', Visit[]> = { hand: [], home: [], search: [], session: [] };
  const contestants = ['hand', ...pages] as const;
  const visit = async (name: SamplePage | 'hand'): Promise<Visit> => {
    if (name === 'hand') return firstVisit(browser, `${served.address}/hand.html`, NETWORK, whenDrawn);
    const address = server.address + samplePages[name];
    // The server keeps a page for the minute: others have just asked for it, as on any busy morning.
    for (let asked = 0; asked < 2; asked++) await askFor(address);
    return firstVisit(browser, address, NETWORK, whenItReacts);
  };
  try {
    for (let round = -WARM; round < ROUNDS; round++) {
      for (const name of round % 2 === 0 ? contestants : contestants.toReversed()) {
        const one = await visit(name);
        if (round >= 0) visits[name].push(one);
      }
    }
  } finally {
    await browser.close();
    await server.stop();
    await served.close();
  }
  return rowsOf(visits);
}

async function askFor(address: string): Promise<void> {
  const response = await fetch(address, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  if (!(await response.text()).includes('id="foyer-state"')) throw new Error(`${address} was not rendered`);
}

function rowsOf(visits: Record<SamplePage | 'hand', readonly Visit[]>): Row[] {
  const row = (goal: string, unit: string, measured: Figure, more: Partial<Row> = {}): Row => ({
    bench: 'ship',
    goal,
    unit,
    better: 'less',
    measured,
    ...more,
  });
  const of = (name: SamplePage | 'hand', read: (visit: Visit) => number): number[] => visits[name].map(read);
  const each = (rows: (page: SamplePage) => Row): Row[] => pages.map(rows);
  return [
    ...each((page) =>
      row(
        `${page} first visited, ${NETWORK}: largest paint`,
        '× hand',
        ratio(
          of(page, ({ largestPaint }) => largestPaint),
          of('hand', ({ largestPaint }) => largestPaint),
        ),
        { ...paintBounds[page], note: `${visits[page][0]!.largest}; by hand ${visits.hand[0]!.largest}` },
      ),
    ),
    row(`by hand, first visited, ${NETWORK}: largest paint`, 'ms', figure(of('hand', ({ largestPaint }) => largestPaint))),
    ...each((page) =>
      row(`${page} first visited, ${NETWORK}: first paint`, 'ms', figure(of(page, ({ firstPaint }) => firstPaint)), {
        note: '1200 for orientation',
      }),
    ),
    ...each((page) => row(`${page} first visited: until it reacts`, 'ms', figure(of(page, ({ reacts }) => reacts)))),
    ...each((page) => row(`${page} first visited: layout shift`, '', figure(of(page, ({ shift }) => shift)), { must: 0.02 })),
    ...each((page) =>
      row(`${page} first visited: requests before it reacts`, '', figure(of(page, ({ requests }) => requests)), { must: 25, aim: 15 }),
    ),
    ...each((page) =>
      row(`${page} first visited: scripts before it reacts, brotli`, 'kB', figure(of(page, ({ scriptBytes }) => scriptBytes / 1000)), {
        must: 175,
        aim: 130,
      }),
    ),
    ...each((page) => row(`${page} first visited: files of scripts before it reacts`, '', figure(of(page, ({ scripts }) => scripts)))),
  ];
}
