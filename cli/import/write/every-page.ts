// What every page of a new event has: the strip that says what runs for the reader and what follows.
import type { PageInput } from '../../../src/model/documents/page.ts';

/** `pages/EveryPage.json` without its `$schema`: the strip below the header, shown while the event runs, but not on the home page, where the band stands. */
export function everyPage(): PageInput {
  const strip = {
    id: 'stage-strip',
    name: 'programme/live-stage',
    props: { form: 'strip', hiddenOn: ['HomePage'] },
    // A terminal has its own way to say it.
    containers: ['browser', 'app'] as ('browser' | 'app')[],
  };
  return {
    schemaVersion: 1,
    page: 'EveryPage',
    // Header and footer of every page stay.
    mode: 'extend',
    layers: { header: { grids: [{ id: 'stage-strip', width: 'full', space: 'none', gap: 'none', placements: [strip] }] } },
  };
}

/** Whether sessions have times: without them nothing is ever on. Posters are there all day. */
export const isTimed = (sessions: readonly { StartDateTime?: string | null | undefined; IsPoster?: boolean | undefined }[]): boolean =>
  sessions.some(({ StartDateTime, IsPoster }) => Boolean(StartDateTime) && !IsPoster);
