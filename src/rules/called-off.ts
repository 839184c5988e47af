// Whether a session does not take place at its time: its organiser tagged it as cancelled or postponed. Calendars, the server and every page ask this.

/** `postponed`: it will be held, at a time that is not known yet. */
export type CalledOff = 'cancelled' | 'postponed';

/** The tags of a session by the names of the organiser, in no language. */
type Tagged = { Groups?: readonly { Name: string }[] | undefined };

const tags: Readonly<Partial<Record<string, CalledOff>>> = { cancelled: 'cancelled', canceled: 'cancelled', postponed: 'postponed' };

/** The tag of this meaning that a name is; undefined for every other name. Capitals and spaces around it do not count. */
export function calledOffTag(name: string): CalledOff | undefined {
  const tag = name.trim().toLowerCase();
  return Object.hasOwn(tags, tag) ? tags[tag] : undefined;
}

/** What a session is tagged as; cancelled where it is both. Undefined for one that takes place. */
export function calledOff({ Groups = [] }: Tagged): CalledOff | undefined {
  const found = Groups.map(({ Name }) => calledOffTag(Name));
  return found.includes('cancelled') ? 'cancelled' : found.find((one) => one !== undefined);
}
