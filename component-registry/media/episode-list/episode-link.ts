// The address of an episode: on the page of its part, by its id.
import type { EpisodeLine } from '#contract/tv';

/** `page:TvPage?episode=<id>`, with the part as the parameter of the address. */
export const episodeLink = ({ Id, Section }: Pick<EpisodeLine, 'Id' | 'Section'>): { to: string; params: { section: string } } => ({
  to: `page:TvPage?episode=${encodeURIComponent(Id)}`,
  params: { section: Section },
});
