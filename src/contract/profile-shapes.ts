// Shapes of a user's profile (B §3 User profile): what is sent, what is read, and what the form of an event asks for.
import * as z from 'zod';
import { formStates, genders, type ProfileField, profileFieldNames, profileFields } from '../base/profile-fields.ts';

const nested = 'Contact.';
/** The most of a value of the payload; the field's own limit is told with its name. */
const LONGEST = 10_000;

const line = z.string().max(LONGEST).nullable();
/** Ids are numbers in some systems. */
const id = z.union([z.string().max(LONGEST), z.number()]).nullable();
const yesNo = z.boolean().nullable();

const lines = (names: readonly ProfileField[]) => Object.fromEntries(names.map((name) => [name.replace(nested, ''), line.optional()]));
const contactFields = profileFieldNames.filter((name) => name.startsWith(nested));
const plain = profileFieldNames.filter((name) => !name.startsWith(nested) && profileFields[name].kind === 'line');

/** What is sent on save. A field that is missing stays; null and the empty text empty it. Keys that are no field are named in the answer. */
export const userPayload = z.looseObject({
  ...lines(plain),
  TitleId: id.optional(),
  Gender: yesNo.optional().meta({ description: 'true is male, false is female; null says nothing.' }),
  GenderExtended: line.optional().meta({ description: `One of ${genders.join(', ')}; it precedes \`Gender\`.` }),
  Birthday: line.optional().meta({ description: 'YYYY-MM-DD.' }),
  NationalityId: id.optional().meta({ description: 'Two letters of ISO 3166-1, as all countries.' }),
  CountryResidenceId: id.optional(),
  CountryPracticeId: id.optional(),
  Profession: id.optional(),
  HealthCareProfessional: yesNo.optional(),
  Efn: line.optional().meta({ description: '15 digits; blanks are left out.' }),
  CMEId: line.optional(),
  VAT: line.optional(),
  SelectedInterests: z
    .union([z.array(z.union([z.string().max(200), z.number()])).max(500), z.string().max(LONGEST), z.strictObject({})])
    .nullable()
    .optional()
    .meta({ description: 'Ids of interests; an empty list, `[]` or `{}` as text, null and the empty text are none.' }),
  Biography: line.optional(),
  Language: line.optional(),
  Contact: z
    .looseObject({ ...lines(contactFields), CountryId: id.optional() })
    .nullable()
    .optional(),
});
export type UserPayload = z.infer<typeof userPayload>;

type ContactField = ProfileField extends infer N ? (N extends `Contact.${infer Field}` ? Field : never) : never;
type OwnField = Exclude<ProfileField, `Contact.${string}` | 'HealthCareProfessional' | 'SelectedInterests'>;

/** Texts by name, those of the contact without its path. */
const texts = <N extends string>(names: readonly ProfileField[]) =>
  Object.fromEntries(names.map((name) => [name.replace(nested, ''), z.string()])) as Record<N, z.ZodString>;
const ownFields = profileFieldNames.filter(
  (name) => !name.startsWith(nested) && !['HealthCareProfessional', 'SelectedInterests'].includes(name),
);

const entry = z.object({ Id: z.string(), Name: z.string() });

/** A field that the form of an event asks for. */
const askedField = z.object({
  Name: z.enum(profileFieldNames as [ProfileField, ...ProfileField[]]),
  IsRequired: z.boolean(),
  Start: z.string().meta({ description: 'What an empty field starts with (`prefill`).' }),
});
export type AskedField = z.infer<typeof askedField>;

/** The signed-in user as read. */
export const user = z.object({
  UserId: z.string(),
  ImportId: z.string().meta({ description: 'Number of the ticket in the organiser’s system; empty without one.' }),
  Email: z.string(),
  ProfilePicturePath: z.string(),
  ...texts<OwnField>(ownFields),
  Gender: z.boolean().nullable().meta({ description: 'true for male, false for female, null for all else.' }),
  HealthCareProfessional: z.boolean().nullable(),
  SelectedInterests: z.array(z.string()),
  Contact: z.object(texts<ContactField>(contactFields)),
  CountryListV2: z.array(entry),
  TitleList: z.array(entry),
  ProfessionList: z.array(entry),
  InterestList: z.array(entry),
  Form: z.object({
    Status: z.enum(formStates).meta({ description: 'In all but Open nothing can be changed any more.' }),
    Fields: z.array(askedField),
    Today: z.string().meta({ description: 'Day at the event, YYYY-MM-DD.' }),
    MayAddPicture: z.boolean(),
  }),
});
export type UserRead = z.infer<typeof user>;

/** The same after a change, with what was not taken. */
export const changedUser = user.extend({
  NotTaken: z.array(
    z.object({
      Field: z.string(),
      Reason: z
        .enum(['unknown', 'read-only', 'not-asked'])
        .meta({ description: 'The form has no such field, it cannot be changed here, or this event does not ask for it.' }),
    }),
  ),
});

/** The profile part of what is read. */
export type UserProfile = Pick<UserRead, OwnField | 'Gender' | 'HealthCareProfessional' | 'SelectedInterests' | 'Contact'>;
