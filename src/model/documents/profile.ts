// The profile document: which fields the profile form of an event asks for, and the lists it chooses from, `profile.json` (B §3 User profile).
import * as z from 'zod';
import type { FieldState, ProfileField } from '../../base/profile-fields.ts';
import { identifier, localisedTitle, optional, required } from '../fields.ts';
import { versioned } from './envelope.ts';
import { flag, list } from './field-kinds.ts';
import { windowBound } from './window.ts';

/** Most entries of a list of choices. */
const MOST = 500;

const choice = z
  .looseObject({
    Id: required(identifier, {
      title: 'Id',
      description: 'Id of the entry; profiles keep it: do not change it later.',
      example: 'cardiology',
    }),
    Name: required(localisedTitle, { title: 'Name', description: 'What is read in the list.', example: 'Cardiology' }),
  })
  .meta({ id: 'ProfileChoice', description: 'An entry of a list of the profile form.' });

const choices = (title: string, description: string, example: { Id: string; Name: string }[]) =>
  optional(z.array(choice).max(MOST).nullable(), null, { title, description: `${description} null takes Foyer’s own list.`, example });

const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .meta({ id: 'CountryCode', description: 'Two capital letters of ISO 3166-1, for example AT.' });

const state = z.enum(['required', 'shown', 'hidden']);

/** The profile form of an event. */
export const profileForm = z.looseObject({
  ...versioned('profile'),
  fields: optional(
    z.record(z.string().max(60), state),
    {},
    {
      title: 'Fields',
      description:
        'By field: `required` must be filled, `shown` may be, `hidden` is not asked and not taken. One that is not named is as usual: name, institution, address, phone and language are shown, all others hidden. `prefill` of the app configuration demands fields, too.',
      example: { Efn: 'shown', 'Contact.CountryId': 'required' } satisfies Partial<Record<ProfileField, FieldState>>,
    },
  ),
  titles: choices('Titles', 'Titles to choose from.', [{ Id: 'dr', Name: 'Dr.' }]),
  professions: choices('Professions', 'Professions to choose from.', [{ Id: 'physician', Name: 'Physician' }]),
  interests: list(choice, 'Interests', 'Topics to choose from; without an entry the field is not shown.', [
    { Id: 'rhythm', Name: 'Rhythm' },
  ]),
  countries: list(country, 'Countries', 'The only countries to choose from; empty: all of ISO 3166-1.', ['AT', 'CH', 'DE']),
  firstCountries: list(country, 'First countries', 'Countries that stand at the head of the list.', ['AT', 'CH', 'DE']),
  closesAt: optional(windowBound, null, {
    title: 'Closes',
    description: 'From this moment on nothing can be changed: local time of the event. null: never.',
    example: '2027-05-06T00:00',
  }),
  certificateFrom: optional(windowBound, null, {
    title: 'Certificate from',
    description:
      'From this moment on, local time of the event, holders of a valid, paid ticket find a certificate of attendance among their documents. null: there is none.',
    example: '2027-05-05T12:00',
  }),
  picture: flag('Picture', 'Whether people may add a picture of themselves.', true),
});

/** The profile form with its defaults filled in. */
export type ProfileForm = z.infer<typeof profileForm>;
