// The words `--format` takes; in a file of their own so that the help of a command need not load every reader.

/** Names of the formats of `cli/import/formats/all.ts`, in its order; a test compares the two. */
export const formatNames: readonly string[] = [
  'foyer-submissions',
  'frab-json',
  'frab-xml',
  'europython',
  'sessionize',
  'indico',
  'konopas',
  'acl-conference',
  'openreview',
  'pretalx-widget',
  'pretalx-api',
  'ical',
  'jcal',
  'pentabarf',
  'feed',
  'mini-conf',
  'json-ld',
  'table',
];
