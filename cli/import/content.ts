// What some sources hold in addition to a programme: sponsors, which become companies, jobs, which become rows, and questions, a committee and articles, which become content pages.
import type { TitledLink } from './schedule/session-links.ts';

/** A sponsor or partner, which becomes a company of the exhibition. Addresses are absolute or empty. */
export type Sponsor = {
  /** Id of the source; empty for none. */
  id: string;
  name: string;
  /** Name of the tier; empty for none. */
  tier: string;
  /** Picture, https; empty shows the name. */
  logo: string;
  /** Path of the picture beside the source, where it is no address; empty for none. */
  logoFile: string;
  /** The sponsor's own site; empty for none. */
  link: string;
  /** What the sponsor says about itself, as the source writes it. */
  text: string;
  /** Further addresses. */
  links: TitledLink[];
  /** Films, and files to take away. */
  media: { kind: 'webcast' | 'download'; title: string; url: string }[];
};

/** A question with its answer; `section` groups questions, empty for none. */
export type Question = { section: string; question: string; html: string };

/** An open position; `company` groups them. */
export type Job = { company: string; title: string; html: string };

/** Somebody of a committee. */
export type Member = { name: string; role: string; institution: string; image: string; link: string };

/** A page of running text, for example a code of conduct; `id` is a name for its page. */
export type Article = { id: string; title: string; html: string };

/** Everything in addition to the programme; lists are empty where the source has nothing. */
export type ImportedContent = {
  /** Names of the tiers of sponsors from the highest to the lowest, as the source orders them. */
  tiers: string[];
  questions: Question[];
  jobs: Job[];
  committee: Member[];
  articles: Article[];
};

/** Nothing in addition to the programme. */
export const noContent = (): ImportedContent => ({ tiers: [], questions: [], jobs: [], committee: [], articles: [] });
