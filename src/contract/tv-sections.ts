// The parts of congress TV; browsers load them, so nothing of a schema is here.

/** By the ends of their addresses (A §2 TvPage). */
export const tvSections = ['dailyhighlights', 'speakerinterviews', 'podcast'] as const;
export type TvSection = (typeof tvSections)[number];
