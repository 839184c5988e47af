// The events of the journeys, and what is known to be in them.

/** An event with a programme; `misspelt` must find the session `title`. */
export type KnownEvent = { instance: string; event: string; misspelt: string; title: string };

/** The sample congress. */
export const kardia: KnownEvent = {
  instance: 'kardia',
  event: 'kardia2027',
  misspelt: 'pulsd-field abblation',
  title: 'Ablation of atrial fibrillation after the pulsed-field years',
};

/** Real programmes, imported where `../shared` is there; `source` is a path below it. */
export const realProgrammes: readonly (KnownEvent & { source: string })[] = [
  {
    source: 'data/38c3/schedule-38c3-20251206.xml',
    instance: 'ccc',
    event: '38c3',
    misspelt: 'wahlsofware',
    title: 'Der Thüring-Test für Wahlsoftware',
  },
  {
    source: 'data/ccamp2019-rc3/frab-camp2019.json',
    instance: 'ccc',
    event: 'camp2019',
    misspelt: 'kubernets',
    title: 'Hacking Containers and Kubernetes',
  },
  {
    source: 'data/ccamp2019-rc3/pretalx-rc3.json',
    instance: 'ccc',
    event: 'rc3',
    misspelt: 'beweisfürung',
    title: 'Elektronische Beweisführung',
  },
];

/** Address of an event's home. */
export const homeOf = ({ instance, event }: Pick<KnownEvent, 'instance' | 'event'>, language = 'en-GB'): string =>
  `/home/${instance}/${event}/${language}`;

/** Address of a page of an event, `search` or `session/1002`. */
export const pageOf = ({ instance, event }: Pick<KnownEvent, 'instance' | 'event'>, page: string, language = 'en-GB'): string =>
  `/${instance}/${event}/${language}/${page}`;

/** The instant at which the server starts to live: Monday morning of the sample congress. */
export const CLOCK = '2027-05-03T10:10:00+02:00';
