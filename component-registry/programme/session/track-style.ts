// The colour of a track as custom properties for `style`: `--track` for a bar, `--track-soft` for an area under text.
import { trackTokens } from '#sdk';
import type { CSSProperties } from 'react';
import type { Session } from '#contract/programme';

/** Number of track colours of every theme. */
const THEME_TRACKS = 12;

/** A number from an id that is the same in every list, however few tracks it shows. */
function numberOf(id: string): number {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + letter.codePointAt(0)!) % 65_521;
  return (hash % THEME_TRACKS) + 1;
}

/** The data's colour made visible in both schemes, else a track colour of the theme; a session without track gets the hairline. */
export function trackStyle({ TrackId, TrackColor, TrackName }: Pick<Session, 'TrackId' | 'TrackColor' | 'TrackName'>): CSSProperties {
  if (TrackName === '')
    return { '--track': 'var(--line)', '--track-soft': 'color-mix(in oklab, var(--text) 6%, var(--surface-raised))' } as CSSProperties;
  if (TrackColor !== '') return trackTokens(TrackColor) as CSSProperties;
  const number = numberOf(TrackId || TrackName);
  return { '--track': `var(--track-${number})`, '--track-soft': `var(--track-${number}-soft)` } as CSSProperties;
}
