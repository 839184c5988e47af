// What some sources hold in addition to a programme: sponsors, questions, jobs, a committee, articles. It becomes content pages.
import type { TitledLink } from './schedule/session-links.ts';

/** A sponsor or partner. Addresses are absolute or empty; `html` is sanitised. */
export type Sponsor = {
  name: string;
  /** Name of the tier; empty for none. */
  tier: string;
  /** Picture, https; empty shows the name. */
  logo: string;
  /** The sponsor's own site; empty for none. */
  link: string;
  /** What the sponsor says about itself. */
  html: string;
  /** Films, downloads, further addresses. */
  links: TitledLink[];
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
  /** Names of the tiers from the highest to the lowest, as the source orders them. */
  tiers: string[];
  sponsors: Sponsor[];
  questions: Question[];
  jobs: Job[];
  committee: Member[];
  articles: Article[];
};

/** Nothing in addition to the programme. */
export const noContent = (): ImportedContent => ({ tiers: [], sponsors: [], questions: [], jobs: [], committee: [], articles: [] });
