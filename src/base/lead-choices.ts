// What visitors and companies choose from about a lead, and how long their words are; asked by contract, server and components.

/** What somebody wants of a company (B §2: contact form, symposia leads for information or a callback). */
export const leadTopics = ['contact', 'information', 'callback'] as const;
export type LeadTopic = (typeof leadTopics)[number];

/** How a lead has come: by a form about one of these, or by a badge that staff have read. */
export const leadKinds = [...leadTopics, 'badge'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** What a company thinks of a lead; empty for not looked at. */
export const leadQualities = ['', 'hot', 'warm', 'cold', 'done'] as const;
export type LeadQuality = (typeof leadQualities)[number];

/** Most characters of a message, and of a note. */
export const LONGEST_LEAD = 2_000;
