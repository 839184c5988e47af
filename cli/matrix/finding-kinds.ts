// What can be found on a rendered page, in the order of how much it hurts.

/** Kinds of findings, with their name in the report. */
export const findingKinds = {
  crash: 'Crash',
  broken: 'Cannot be shown',
  route: 'Ends elsewhere',
  empty: 'Empty page',
  request: 'Failed request',
  link: 'Broken link',
  sideways: 'Scrolls sideways',
  axe: 'Accessibility',
  text: 'Missing text',
} as const;
export type FindingKind = keyof typeof findingKinds;

/** One finding. The same `message` on many renderings is one cause. */
export type Found = {
  kind: FindingKind;
  message: string;
  /** Where: file and line, an element, an address; empty where the message says it all. */
  place: string;
};

/** The same finding reported twice is one. */
export const withoutRepeats = (found: readonly Found[]): Found[] => [
  ...new Map(found.map((one) => [`${one.kind} ${one.message} ${one.place}`, one])).values(),
];
