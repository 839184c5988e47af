// The fields of a user's profile (B §3 User profile) by their names on the wire: what kind each is, and the most characters it takes.

/** Kinds decide how a value is asked for, checked and written. */
export type ProfileKind =
  | 'line'
  | 'text'
  | 'title'
  | 'profession'
  | 'country'
  | 'gender'
  | 'date'
  | 'interests'
  | 'yesNo'
  | 'phone'
  | 'address'
  | 'language'
  | 'efn'
  | 'cme'
  | 'vat';

type Field = { kind: ProfileKind; most: number; autoComplete?: string };
const line = (most: number, autoComplete = 'off'): Field => ({ kind: 'line', most, autoComplete });
const phone = (autoComplete = 'off'): Field => ({ kind: 'phone', most: 60, autoComplete });
const country = (autoComplete = 'off'): Field => ({ kind: 'country', most: 2, autoComplete });

/** In the order of the form. Those of `Contact` are nested on the wire. */
export const profileFields = {
  TitleId: { kind: 'title', most: 60, autoComplete: 'honorific-prefix' },
  Firstname: line(200, 'given-name'),
  Surname: line(200, 'family-name'),
  MaidenName: line(200),
  Initials: line(20),
  GenderExtended: { kind: 'gender', most: 20, autoComplete: 'sex' },
  Birthday: { kind: 'date', most: 10, autoComplete: 'bday' },
  PlaceOfBirth: line(200),
  DistrictOfBirth: line(200),
  NationalityId: country(),
  CountryResidenceId: country(),
  'Contact.Institute': line(300, 'organization'),
  'Contact.CompanyName': line(300),
  'Contact.Department1': line(300),
  'Contact.Department2': line(300),
  'Contact.Street': line(300, 'street-address'),
  'Contact.ZipCode': line(40, 'postal-code'),
  'Contact.City': line(200, 'address-level2'),
  'Contact.CountryId': country('country'),
  'Contact.Phone': phone('tel'),
  'Contact.Phone2': phone(),
  'Contact.Mobil': phone(),
  'Contact.Fax': phone(),
  'Contact.Www': { kind: 'address', most: 300, autoComplete: 'url' },
  Profession: { kind: 'profession', most: 60 },
  Activity: line(300, 'organization-title'),
  HealthCareProfessional: { kind: 'yesNo', most: 5 },
  CountryPracticeId: country(),
  Efn: { kind: 'efn', most: 24 },
  CMEId: { kind: 'cme', most: 40 },
  VAT: { kind: 'vat', most: 20 },
  SelectedInterests: { kind: 'interests', most: 4000 },
  Biography: { kind: 'text', most: 4000 },
  Language: { kind: 'language', most: 20, autoComplete: 'language' },
} as const satisfies Readonly<Record<string, Field>>;

/** Name of a field, `Contact.City` for one of the contact. */
export type ProfileField = keyof typeof profileFields;

/** All names, in the order of the form. */
export const profileFieldNames = Object.keys(profileFields) as readonly ProfileField[];

/** What a person stated, by field; unset ones are empty. Interests are ids with spaces between them, yes and no are `true` and `false`. */
export type Profile = Readonly<Record<ProfileField, string>>;

/** What an event does with a field. */
export type FieldState = 'required' | 'shown' | 'hidden';

/** Fields that are shown where an event names none. */
export const usualFields: ReadonlySet<ProfileField> = new Set<ProfileField>([
  'TitleId',
  'Firstname',
  'Surname',
  'Contact.Institute',
  'Contact.Department1',
  'Contact.Street',
  'Contact.ZipCode',
  'Contact.City',
  'Contact.CountryId',
  'Contact.Phone',
  'Language',
]);

/** Fields that `prefill: true` demands. */
export const neededFields: readonly ProfileField[] = ['Firstname', 'Surname', 'Contact.CountryId', 'Contact.Institute'];

const shortNames: Readonly<Record<string, ProfileField>> = {
  title: 'TitleId',
  institution: 'Contact.Institute',
  department: 'Contact.Department1',
  postalcode: 'Contact.ZipCode',
  country: 'Contact.CountryId',
  gender: 'GenderExtended',
};

const byName: ReadonlyMap<string, ProfileField> = new Map(
  profileFieldNames.flatMap((name) => [[name.toLowerCase(), name] as const, [name.toLowerCase().replace('contact.', ''), name] as const]),
);

/** The field of a name as organisers write it: in any case, with or without `Contact.`, or in a usual short form (Country, Institution). */
export function profileFieldOf(name: string): ProfileField | undefined {
  const key = name.toLowerCase();
  return byName.get(key) ?? (Object.hasOwn(shortNames, key) ? shortNames[key] : undefined);
}

/** Names that organisers may write in `prefill` and `profile.json`, for suggestions. */
export const profileNames: readonly string[] = [
  ...profileFieldNames.map((name) => name.replace('Contact.', '')),
  'Title',
  'Institution',
  'Department',
  'PostalCode',
  'Country',
];

/** Values of `GenderExtended`; `Gender` is true for male, false for female. */
export const genders = ['male', 'female', 'diverse', 'undisclosed'] as const;

/** States of a form in which nothing can be changed any more (B §4). */
export const closedStates: ReadonlySet<string> = new Set(['Done', 'Accepted', 'Rejected']);
/** States of the profile form at an event. */
export const formStates = ['Open', 'Done', 'Accepted', 'Rejected'] as const;
export type FormState = (typeof formStates)[number];
