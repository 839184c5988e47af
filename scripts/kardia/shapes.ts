// The shapes of the hand-written tables from which the programme of Kardia 2027 is grown.

/** Fields of cardiology with research and faculty of their own; also the ids of their tracks. */
export const fields = [
  'heart-failure',
  'arrhythmia',
  'imaging',
  'interventional',
  'prevention',
  'nursing',
  'paediatric',
  'digital',
] as const;
export type Field = (typeof fields)[number];

/** Track ids: the fields, what concerns everybody, and industry. */
export type TrackId = Field | 'congress' | 'industry';

/** A symposium: name, why it matters, what one takes home, four talks; where it is not held in English, its language and its name in that language. */
export type Symposium = {
  name: string;
  why: string;
  take: string;
  talks: readonly string[];
  language?: 'de' | 'fr';
  native?: string;
};

/** A workshop of two or three parts. */
export type Workshop = { name: string; why: string; parts: readonly string[] };

/** A thing a study measures; `worse` says which end of it is bad news, `in` names the populations it makes sense in, `fixed` that it does not change. */
export type Marker = { name: string; worse: 'present' | 'high' | 'low'; in: string; why: string; fixed?: true };

/** A thing a study does to people; `against` is the comparison (usual care where missing), `aims` the event it wants to avoid where no outcome of the population fits. */
export type Intervention = {
  name: string;
  aims?: string;
  in: string;
  why: string;
  against?: string;
};

/** A way of finding something, judged against a reference. */
export type Method = { name: string; finds: string; against: string; in: string; why: string };

/**
 * Words of a field's free papers and posters. Outcomes are events by key; a population is a plural noun without
 * article and the keys of the outcomes it can have. `in` of the rows names population keys, separated by blanks.
 */
export type Research = {
  outcomes: Record<string, string>;
  populations: Record<string, readonly [string, string]>;
  markers: readonly Marker[];
  interventions: readonly Intervention[];
  methods: readonly Method[];
};

/** A theme of free papers or posters, and the populations (keys of Research) its studies may concern. */
export type Theme = { name: string; in: string };

/** Everything hand-written for one field. */
export type FieldTable = {
  /** As in "works in …". */
  words: string;
  symposia: readonly Symposium[];
  workshops: readonly Workshop[];
  /** Themes of its free-paper sessions and poster sessions, in order of use. */
  papers: readonly Theme[];
  posters: readonly Theme[];
  research: Research;
};

/** A text by language; English is always there. */
export type Words = { 'en-GB': string; 'de-DE'?: string; 'fr-FR'?: string; 'tr-TR'?: string };
