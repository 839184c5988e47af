// Presentations akin to one: of the same speakers, with the same keywords, of the same track.
import type { Presentation, Session } from '../../src/contract/programme.ts';
import type { ProgrammeView } from './programme.ts';

/** Most related presentations. */
const MOST = 6;

/** What a shared speaker, a shared keyword and the same track count. */
const WEIGHTS = { speaker: 3, keyword: 2, track: 1 } as const;

/** Those with most in common first, equal ones in order of start; those of its own session are neighbours and left out. */
export function relatedPresentations(
  view: Pick<ProgrammeView, 'presentations' | 'session' | 'abstracts'>,
  presentation: Presentation,
  session: Pick<Session, 'Id' | 'TrackId'>,
): Presentation[] {
  const speakers = new Set(presentation.Speakers.map(({ Id }) => Id).filter(Boolean));
  const keywords = new Map(view.abstracts.lines.map(({ PresentationId, Keywords }) => [PresentationId, Keywords]));
  const own = new Set(keywords.get(presentation.Id));
  const weigh = (other: Presentation): number => {
    const around = other.SessionId === session.Id ? undefined : view.session(other.SessionId);
    if (!around || around.HideOnScheduler) return 0;
    return (
      WEIGHTS.speaker * other.Speakers.filter(({ Id }) => speakers.has(Id)).length +
      WEIGHTS.keyword * (keywords.get(other.Id) ?? []).filter((word) => own.has(word)).length +
      WEIGHTS.track * Number(session.TrackId !== '' && around.TrackId === session.TrackId)
    );
  };
  return view.presentations
    .map((other) => ({ other, weight: weigh(other) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ other }) => other);
}
