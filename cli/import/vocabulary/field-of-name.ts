// Which field the name of a column means, and how sure that is: the whole name, the name without a number, or its words.
import { plainName } from './canonical-fields.ts';
import { type FieldName, linkNames, synonyms } from './synonyms.ts';

/** A field, or `link` for an address that belongs to a session; `sureness` from 0 to 1, 1 for a name that is known as it stands. */
export type NamedField = { field: FieldName | 'link'; sureness: number };

/** Fields that several columns may fill together: `Speaker 1`, `Speaker 2`. */
export const severalColumns: readonly FieldName[] = [
  'persons',
  'chairs',
  'chair_institution',
  'institution',
  'firstname',
  'lastname',
  'role',
  'biography',
  'portrait',
  'tags',
];

/** Where the words of a name mean several fields (`Session chair`), the first of these is meant. */
const preferred: readonly FieldName[] = [
  'chairs',
  'institution',
  'firstname',
  'lastname',
  'persons',
  'status',
  'time_zone',
  'duration',
  'end',
  'url',
  'logo',
  'recording',
  'room',
  'language',
  'type',
  'tags',
  'abstract',
  'description',
  'subtitle',
  'start',
  'day',
  'track',
  'session',
  'title',
];

/** What is said about people and stays private, or is a field of theirs alone. */
const aboutPeople =
  /^(?:e?-?mails?|correo|phone|telefon|tel|t[ée]l[ée]phone|tel[ée]fono|mobile?|job|role|rolle|bio|biography|biografie|biographie|biografía|photo|foto|picture|country|land|pays|país|address|adresse|メール|電話|البريد|الهاتف)$/iu;
/** What is said of a session, a room or a person, and is none of their names: `Session capacity`, `Speaker LinkedIn`, `Room floor`. */
const aboutThings =
  /^(?:order|sequence|seq|reihenfolge|ordre|orden|ordine|capacity|seats?|count|total|colou?r|notes?|comments?|survey|poll|owner|sponsors?|sponsored|files?|materials?|objectives?|outcomes?|requirements?|prerequisites?|credits?|points?|hidden|visible|visibility|featured|rating|votes?|hashtag|twitter|linked|linkedin|facebook|instagram|mastodon|bluesky|orcid|pronouns?|gender|interpretation|captions?|attendees?|registrations?|registered|checkin|waitlist|attendance|floor|price|fee|rsvp|kapazität|farbe|notizen?|anmerkungen?|bemerkungen?|plätze|teilnehmer|capacité|remarques?|places|capacidad|notas?|aforo)$/iu;
/** When a row was written, and by which machine: nothing of the programme. */
const aboutRows =
  /^(?:mdate|cdate|ingest|ingested|publication|pubdate|accessed|deadline|submitted|created|modified|updated|changed|imported|eingereicht|erstellt|geändert|créée?|modifiée?|creado|modificado|creato|modificato|登録日|更新日)$/iu;
/** Whoever has such a link is in the meeting: it is no address of a session for everybody. */
const leadsIntoMeeting = /(?:meeting|zoom|webex|teams|join(?:ing)?|host|dial.?in)[\s_-]?(?:url|link|id|password|passcode)/i;
const LONGEST = 60;

let known: Map<string, FieldName> | undefined;
const fieldsByName = (): Map<string, FieldName> =>
  (known ??= new Map(
    Object.entries(synonyms)
      .flatMap(([field, names]) => names.map((name) => [plainName(name), field as FieldName] as const))
      // Of two fields with one name the first counts.
      .toReversed(),
  ));

/** The field a name means; undefined for a name nobody knows. */
export function fieldOfName(name: string): NamedField | undefined {
  if (name.length > LONGEST) {
    // `Tracks (Optional. If it has several, separate them by ;)`
    const bracket = name.length > 10 * LONGEST ? -1 : name.search(/[([（]/);
    return bracket > 0 && bracket <= LONGEST && /[)\]）]$/.test(name) ? fieldOfName(name.slice(0, bracket)) : undefined;
  }
  const plain = plainName(name);
  // `Speaker(s) Email` goes on behind its brackets, `Room (optional)` does not.
  const whole = /[)\]）]\s?[\p{L}\p{N}]/u.test(name) ? undefined : plainName(name.replace(/[([（].{0,50}$/u, ''));
  // `Intervenant(e)s`, `Referent*innen`, `Redner:innen` are words in one piece.
  const inclusive = name.replace(/[([*:_/·.-]{1,2}(?:innen|in|e|s|es|a|as)\)?(?=s?(?:$|\s))/u, '');
  const exact =
    exactly(plain) ??
    (inclusive === name ? undefined : exactly(plainName(inclusive))) ??
    (whole === undefined ? undefined : exactly(whole));
  if (exact) return { field: exact, sureness: 1 };
  // `Event Start Time` is the start of what every row is.
  const ofEvent = exactly(plainName(/^(?:event|veranstaltungs?)[\s_-](\S.*)$/iu.exec(name)?.[1] ?? ''));
  if (ofEvent && ofEvent !== 'link') return { field: ofEvent, sureness: 0.9 };
  // `Session start date` is a day as `Start date` is one.
  if (exactly(plainName(/^session[\s_-](\S.*)$/iu.exec(name.replace(/\s?[([（].{0,50}$/u, ''))?.[1] ?? '')) === 'day')
    return { field: 'day', sureness: 0.9 };
  // `title_de`: no other word of a name is as short as a language.
  const inLanguage = exactly(plainName(/^(\S.{1,40}?)[\s_-](?:ar|cs|da|de|en|es|fr|it|ja|nl|pl|pt|ru|sv|tr|zh)$/u.exec(name)?.[1] ?? ''));
  if (inLanguage && inLanguage !== 'link') return { field: inLanguage, sureness: 0.9 };
  const unnumbered = exactly(plain.replace(/\d{1,2}/, ''));
  if (unnumbered && (severalColumns as readonly string[]).includes(unnumbered)) return { field: unnumbered, sureness: 0.95 };
  const parts = wordsOf(name);
  if (isAboutRows(name) || leadsIntoMeeting.test(name)) return undefined;
  if (parts.length < 2 || parts.length > 6 || parts.some((part) => aboutPeople.test(part) || aboutThings.test(part))) return undefined;
  // `Speaker title`, `Chair position` say what a person is, `Speaker / Title / Company` who.
  if (!/[/&,+|]/.test(name) && isPosition.test(parts.at(-1)!) && aboutWhom(parts.slice(0, -1).join(''))) return undefined;
  const meant = parts.flatMap((part) => exactly(plainName(part)) ?? []);
  if (/^summary$/i.test(parts.at(-1)!)) return { field: 'abstract', sureness: 0.9 };
  // `Speaker category` says what the person of the row does.
  if (meant[0] === 'persons' && meant.at(-1) === 'type') return { field: 'role', sureness: 0.9 };
  // `Speaker / Title / Company` holds people with what is said about them.
  if (/[/&,+|]/.test(name) && meant[0] === 'persons') return { field: 'persons', sureness: 0.8 };
  const isOfChair = meant.includes('chairs') && meant.includes('institution');
  const field = isOfChair ? 'chair_institution' : preferred.find((one) => meant.includes(one));
  return field && { field, sureness: meant.length === parts.length ? 0.9 : 0.8 };
}

const isPosition = /^(?:titles?|positions?|titel|poste|fonction|funktion|cargo|qualifica)$/iu;

/** Whether a word names people, as `Speaker 1` does. */
const aboutWhom = (text: string): boolean => ['persons', 'chairs'].includes(exactly(plainName(text.replace(/\d{1,2}$/, ''))) ?? '');

/** The words of a name: `Session room`, `session_room` and `sessionRoom` have the same. */
const wordsOf = (name: string): string[] =>
  name
    // `Start (YYYY-MM-DD HH:MM)` says how it is written.
    .replaceAll(/[([（][YMDHS/:.\-\s]{4,20}[)\]）]/giu, ' ')
    .replaceAll(/\((?:s|es|n|innen|e)\)/giu, '')
    .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Whether a name says when a row was written, as `Date submitted`. */
export const isAboutRows = (name: string): boolean => wordsOf(name).some((part) => aboutRows.test(part));

function exactly(plain: string): FieldName | 'link' | undefined {
  return fieldsByName().get(plain) ?? (Object.hasOwn(linkNames, plain) ? 'link' : undefined);
}

/** How exact a name is among those of its field: the smaller the better. */
export const rankOf = (field: FieldName, name: string): number => {
  const at = (synonyms[field] as readonly string[]).indexOf(plainName(name));
  return at < 0 ? Infinity : at;
};
