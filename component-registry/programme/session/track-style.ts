// The colour of a track as custom properties for `style`: `--track` for a bar, `--track-soft` for an area under text.
import { trackNumber, trackTokens } from '#sdk';
import type { CSSProperties } from 'react';
import type { Session } from '#contract/programme';

/** What decides the colour of a session. */
type Coloured = Pick<Session, 'TrackId' | 'TrackColor' | 'TrackName' | 'RoomColor'>;
type Covered = Coloured & Pick<Session, 'Id' | 'SessionType'>;

/**
 * The data's colour made visible in both schemes, else a track colour of the theme. A session without track gets that of its room,
 * quieter, in a programme that rooms colour; else the hairline.
 */
export function trackStyle({ TrackId, TrackColor, TrackName, RoomColor }: Coloured): CSSProperties {
  if (TrackName === '' && RoomColor !== undefined)
    return {
      '--track': `color-mix(in oklab, var(--track-${RoomColor}) 70%, var(--line-strong))`,
      '--track-soft': `var(--track-${RoomColor}-soft)`,
    } as CSSProperties;
  if (TrackName === '')
    return { '--track': 'var(--line)', '--track-soft': 'color-mix(in oklab, var(--text) 6%, var(--surface-raised))' } as CSSProperties;
  if (TrackColor !== '') return trackTokens(TrackColor) as CSSProperties;
  const number = trackNumber(TrackId || TrackName);
  return { '--track': `var(--track-${number})`, '--track-soft': `var(--track-${number}-soft)` } as CSSProperties;
}

/** The same as the ground of a cover: without track and colour of a room that of its kind. `--part` is which part of the event's line it shows. */
export function coverStyle(session: Covered): CSSProperties {
  const { Id, TrackName, RoomColor, SessionType } = session;
  const own =
    TrackName === '' && RoomColor === undefined
      ? ({ '--track': `var(--track-${trackNumber(SessionType)})` } as CSSProperties)
      : trackStyle(session);
  return { ...own, ['--part' as string]: `${trackNumber(Id) * 8}%` };
}
