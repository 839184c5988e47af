// Makes people: names by country, invented institutions, a field and a short biography; no two share a full name.
import type { Standing, Person } from './person.ts';
import { type Random, random } from './random.ts';
import type { Field } from './shapes.ts';
import { biography } from './biographies.ts';
import { type Country, countries } from './tables/names.ts';
import { principals } from './tables/principals.ts';

/** An endless supply of people; one supply makes no name twice. */
export type PeopleSupply = { principals: readonly Person[]; make: (field: Field, standing: Standing) => Person };

/** The people of Kardia 2027. */
export function peopleSupply(): PeopleSupply {
  const chance = random('kardia-2027 people');
  const named = principals.map((principal, number): Person => ({
    ...principal,
    number,
    display: `${principal.first} ${principal.last}`,
    standing: 'senior',
  }));
  const taken = new Set(named.map((person) => person.display));
  const surnames = new Map<string, number>();
  const lottery = countries.flatMap((country) => Array.from({ length: country.weight }, () => country));
  let number = named.length;
  const make = (field: Field, standing: Standing): Person => {
    for (;;) {
      const country = chance.pick(lottery);
      const woman = chance.chance(field === 'nursing' ? 0.74 : 0.48);
      const last = surname(country, woman, chance);
      const first = chance.pick(woman ? country.female : country.male);
      const display = written(country, first, last, chance);
      // A surname may come twice at most, and never with the same first name.
      if (taken.has(`${first} ${last}`) || (surnames.get(last) ?? 0) >= 2) continue;
      taken.add(`${first} ${last}`);
      surnames.set(last, (surnames.get(last) ?? 0) + 1);
      const home = chance.chance(0.1) ? chance.pick(lottery) : country;
      const city = chance.pick(home.towns);
      const person = {
        number: number++,
        title: title(field, standing, home.name, chance),
        first,
        last,
        display,
        institution: institution(field, city, standing, chance),
        city,
        country: home.name,
        field,
        standing,
      };
      return { ...person, biography: biography(person, woman, chance) };
    }
  };
  return { principals: named, make };
}

function surname(country: Country, woman: boolean, chance: Random): string {
  const ending = chance.pick(country.endings);
  const stem = chance.pick(country.stems);
  return stem + (typeof ending === 'string' ? ending : ending[woman ? 1 : 0]);
}

/** The name as its bearer writes it: surname first in Hungary, a middle initial here and there. */
function written(country: Country, first: string, last: string, chance: Random): string {
  if (country.name === 'Hungary') return `${last} ${first}`;
  return chance.chance(0.07) ? `${first} ${chance.pick('A B C E F G H J K L M P R S T'.split(' '))}. ${last}` : `${first} ${last}`;
}

function title(field: Field, standing: Standing, country: string, chance: Random): string {
  const german = ['Germany', 'Austria', 'Switzerland'].includes(country);
  if (standing === 'young') return chance.chance(0.35) ? 'Dr' : '';
  if (field === 'nursing') return standing === 'senior' ? chance.pick(['Prof.', 'Dr', 'Dr']) : chance.pick(['', '', 'Dr']);
  if (standing === 'senior') return german ? 'Prof. Dr' : 'Prof.';
  return german ? chance.pick(['PD Dr', 'Dr']) : chance.pick(['Dr', 'Dr', 'Assoc. Prof.']);
}

/** An institution of a town; the kind of house follows from the field. */
function institution(field: Field, city: string, standing: Standing, chance: Random): string {
  const general = [`University Hospital ${city}`, `${city} Heart Centre`, `${city} University Medical Centre`, `City Hospital ${city}`];
  const special: Partial<Record<Field, readonly string[]>> = {
    paediatric: [`Children’s Heart Centre ${city}`, `${city} Children’s Hospital`],
    nursing: [`School of Nursing ${city}`, `${city} Heart Centre`],
    digital: [`Institute for Digital Medicine ${city}`, `${city} Technical University`],
    prevention: [`Institute of Preventive Cardiology ${city}`, `${city} School of Public Health`],
    imaging: [`Cardiac Imaging Institute ${city}`],
  };
  const district = standing !== 'faculty' ? [] : [`${city} District Hospital`];
  return chance.pick([...general, ...district, ...(special[field] ?? []), ...(special[field] ?? [])]);
}
