// What is known of a person of a list or an export, whatever its columns are called.
import { asFields, asList, type Fields, oneLine } from '../reading/fields.ts';
import { plainName } from './canonical-fields.ts';

/** The first of these columns that is filled, by plain names. */
export const textOfColumn = (row: Fields, ...names: string[]): string =>
  names.map((name) => textOf(Object.entries(row).find(([column]) => nameOf(column) === name)?.[1])).find((text) => text !== '') ?? '';

/** The name of a column without what stands in brackets behind it: `Company (optional)`. */
const nameOf = (column: string): string => plainName(column.replace(/\s?[([（].{0,50}$/u, '')) || plainName(column);

/** A text; of files that are attached (`[{ "url": … }]`) the address of the first. */
const textOf = (value: unknown): string => oneLine(value) || oneLine(asFields(asList(value)[0])?.['url']);

/** What columns of a table of people are called, by plain names. */
const peopleColumns = {
  id: [
    'id',
    'uid',
    'code',
    'personid',
    'externalid',
    'speakercode',
    'presenterid',
    'speakerid',
    'contributorid',
    'authorid',
    'ref',
    'idref',
    'key',
    'slug',
  ],
  first: [
    'firstname',
    'givenname',
    'given',
    'vorname',
    'prénom',
    'nombre',
    '名',
    'first',
    'nome',
    'imię',
    'имя',
    'voornaam',
    'förnamn',
    'fornavn',
  ],
  last: [
    'lastname',
    'surname',
    'familyname',
    'family',
    'nachname',
    'familienname',
    'apellidos',
    'apellido',
    '姓',
    'last',
    'cognome',
    'sobrenome',
    'nazwisko',
    'фамилия',
    'achternaam',
    'efternamn',
    'etternavn',
    'příjmení',
  ],
  name: [
    'name',
    'fullname',
    'speaker',
    'speakername',
    'displayname',
    'publicname',
    'fullpublicname',
    'author',
    'referent',
    'nom',
    '氏名',
    '名前',
    'الاسم',
    '姓名',
    'spreker',
    'prelegent',
    'докладчик',
    'palestrante',
    'relatore',
    'ponente',
    'intervenant',
  ],
  biography: [
    'biography',
    'bio',
    'description',
    'about',
    'bioshort',
    'shortbio',
    'cv',
    'biografie',
    'lebenslauf',
    'kurzbiographie',
    'biographie',
    'biografía',
    '略歴',
    'السيرةالذاتية',
    'biografia',
    'biogram',
    'биография',
    '简介',
    'content',
  ],
  image: ['image', 'photo', 'photourl', 'picture', 'avatar', 'avatarurl', 'imageurl', 'foto', 'bild', 'headshot', 'profilepicture'],
  institution: [
    'institution',
    'affiliation',
    'organisation',
    'organization',
    'company',
    'employer',
    'university',
    'einrichtung',
    'établissement',
    'org',
    'companyname',
    'organisationname',
    'organizationname',
    'tagline',
    'institución',
    '所属',
    'المؤسسة',
    'instytucja',
    'организация',
    'instituição',
    'istituzione',
    'instelling',
    '单位',
    '소속',
  ],
} as const;

/** A row of a table of people, under the names people have in a schedule; `key` is its name in an object of people. */
export function personOf(row: Fields, key: string): Fields {
  const of = (column: keyof typeof peopleColumns): string => textOfColumn(row, ...peopleColumns[column]);
  return {
    id: of('id') || key,
    // In French tables `Nom` beside `Prénom` is the family name.
    // A page about a person has the name as its title; beside a name it is what the person does.
    name: nameOfParts(of('first'), of('last'), of('name')) || textOfColumn(row, 'title'),
    biography: of('biography'),
    image: of('image'),
    institution: of('institution'),
  };
}

/** A name of its parts; `name` beside a first or a last name is the other one, where it does not hold it already. */
function nameOfParts(first: string, last: string, whole: string): string {
  if (whole === '' || (first !== '' && last !== '')) return `${first} ${last}`.trim();
  const other = first || last;
  if (other === '' || whole.toLowerCase().includes(other.toLowerCase())) return whole;
  return first === '' ? `${whole} ${last}` : `${first} ${whole}`;
}

const known = new Set<string>(Object.values(peopleColumns).flat().map(plainName));

/** Whether a field of a person has a place in the event. */
export const isPersonColumn = (name: string): boolean => known.has(nameOf(name));
