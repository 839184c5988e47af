// The name of a meeting that was agreed on beyond the slots: in the place of the id of a slot, with the company, which its reminder names.

const PREFIX = 'agreed:';

/** Its name. `uid` is that of what was proposed. */
export const agreedName = (uid: string, company: string): string => `${PREFIX}${uid}:${company}`;

/** The company in such a name; undefined for the id of a slot. */
export function companyOfAgreed(name: string): string | undefined {
  const end = name.startsWith(PREFIX) ? name.indexOf(':', PREFIX.length) : -1;
  return end === -1 ? undefined : name.slice(end + 1);
}
