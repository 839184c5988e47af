// Between a profile as it is read and sent, and the texts that the form has.
import type { AskedField, UserPayload, UserRead } from '#contract/profile-shapes';
import type { ProfileField } from '#sdk';

export type FormValues = Readonly<Record<string, string>>;

/** The text of a field as the form has it; interests are ids with spaces between them. */
export function profileText(user: UserRead, name: ProfileField): string {
  if (name === 'SelectedInterests') return user.SelectedInterests.join(' ');
  if (name === 'HealthCareProfessional') return user.HealthCareProfessional === null ? '' : String(user.HealthCareProfessional);
  if (name.startsWith('Contact.')) return (user.Contact as Readonly<Record<string, string>>)[name.slice('Contact.'.length)] ?? '';
  return (user as unknown as Readonly<Record<string, string>>)[name] ?? '';
}

/** What the form starts with: what is known, else what the event gives. */
export const profileStart = (user: UserRead): FormValues =>
  Object.fromEntries(user.Form.Fields.map(({ Name, Start }) => [Name, profileText(user, Name) || Start]));

/** What a payload was made of, as the form has it; the other way round. */
export function valuesOfPayload(user: UserRead, payload: UserPayload): FormValues {
  const { Contact, ...own } = payload;
  return profileStart({ ...user, ...own, Contact: { ...user.Contact, ...Contact } } as UserRead);
}

/** The payload of B §3 for the fields that are asked. */
export function payloadOf(values: FormValues, fields: readonly AskedField[]): UserPayload {
  const body: Record<string, unknown> = {};
  const contact: Record<string, string> = {};
  for (const { Name } of fields) {
    const value = values[Name] ?? '';
    if (Name === 'SelectedInterests') body[Name] = value.split(' ').filter(Boolean);
    else if (Name === 'HealthCareProfessional') body[Name] = value === '' ? null : value === 'true';
    else if (Name.startsWith('Contact.')) contact[Name.slice('Contact.'.length)] = value;
    else body[Name] = value;
  }
  return { ...body, ...(Object.keys(contact).length > 0 && { Contact: contact }) };
}
