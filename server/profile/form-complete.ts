// The profile form of an event: which fields it shows and demands, and which of those an account has not filled (A §4 User form, B §3).
import * as z from 'zod';
import { oncePer } from '../../src/base/once-per.ts';
import { countriesIn } from '../../src/base/countries.ts';
import {
  type FieldState,
  neededFields,
  type ProfileField,
  profileFieldNames,
  profileFieldOf,
  usualFields,
} from '../../src/base/profile-fields.ts';
import { profileForm } from '../../src/model/documents/profile.ts';
import type { ProfileLists } from '../../src/rules/profile/check-value.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Account } from '../sessions/caller.ts';
import { profileOf } from './profiles.ts';

const app = z.looseObject({ prefill: z.union([z.boolean(), z.record(z.string(), z.unknown())]).prefault(false) });

/** Foyer's own lists; the words of professions are texts. */
const ownTitles = [
  ['dr', 'Dr.'],
  ['prof', 'Prof.'],
  ['prof-dr', 'Prof. Dr.'],
  ['pd-dr', 'PD Dr.'],
].map(([Id = '', Name = '']) => ({ Id, Name }));
const ownProfessions = [
  'physician',
  'nurse',
  'pharmacist',
  'technician',
  'therapist',
  'scientist',
  'student',
  'industry',
  'press',
  'other',
].map((Id) => ({ Id, Name: { key: `account.user-form.profession-${Id}` } }));

/** The form, read once a version. */
export const formOf = oncePer((event: PublishedEvent) => {
  const form = event.documents.read('profile', profileForm);
  const { prefill } = event.documents.read('app', app);
  const prefilled = new Map(
    Object.entries(typeof prefill === 'object' ? prefill : {}).flatMap(([name, value]): [ProfileField, string][] => {
      const field = profileFieldOf(name);
      return field ? [[field, typeof value === 'string' ? value : '']] : [];
    }),
  );
  const written = Object.entries(form.fields).map(([name, state]) => [profileFieldOf(name), state] as const);
  const given = new Map(written);
  const isDemanded = written.some(([, state]) => state === 'required');
  const demanded = new Set<ProfileField>([...prefilled.keys(), ...(prefill === true && !isDemanded ? neededFields : [])]);
  const stateOf = (name: ProfileField): FieldState => {
    // Nobody could choose from an empty list.
    if (name === 'SelectedInterests' && form.interests.length === 0) return 'hidden';
    if (demanded.has(name)) return 'required';
    return given.get(name) ?? (usualFields.has(name) ? 'shown' : 'hidden');
  };
  const states = new Map(profileFieldNames.map((name) => [name, stateOf(name)] as const));
  const titles = form.titles ?? ownTitles;
  const professions = form.professions ?? ownProfessions;
  const { interests, countries: only, firstCountries: first } = form;
  const ids = (list: readonly { Id: string }[]): ReadonlySet<string> => new Set(list.map(({ Id }) => Id));
  const lists: ProfileLists = {
    title: ids(titles),
    profession: ids(professions),
    interests: ids(interests),
    ...(only.length > 0 && { country: new Set([...only, ...first]) }),
    language: new Set(event.about.languages),
  };
  return {
    states,
    prefilled,
    titles,
    professions,
    interests,
    countries: { only, first },
    lists,
    closesAt: form.closesAt,
    certificateFrom: form.certificateFrom,
    picture: form.picture,
  };
});

/** The lists of the form in a language, as they are sent. */
export function listsIn(event: PublishedEvent, language: string) {
  const { titles, professions, interests, countries } = formOf(event);
  const named = (list: readonly { Id: string; Name: unknown }[]) => list.map(({ Id, Name }) => ({ Id, Name: event.text(Name, language) }));
  return {
    CountryListV2: countriesIn(language, countries),
    TitleList: named(titles),
    ProfessionList: named(professions),
    InterestList: named(interests),
  };
}

/** Fields the form must have. */
export const fieldsAsked = (event: PublishedEvent): ProfileField[] =>
  [...formOf(event).states].flatMap(([name, state]) => (state === 'required' ? [name] : []));

/** Fields the event requires and the account has not filled; empty when the form is complete. */
export function missingFields(account: Account, event: PublishedEvent): ProfileField[] {
  const profile = profileOf(account);
  return fieldsAsked(event).filter((name) => profile[name].trim() === '');
}
