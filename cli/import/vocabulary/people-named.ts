// People out of one field: a list, or names one after the other in a text, with affiliations and roles.
import { asFields, asList, oneLine } from '../reading/fields.ts';
import { jsonList, quotedList } from '../reading/exported-cells.ts';
import { plainText } from '../values/plain-text.ts';

/** The people of a field: those who speak or wrote, and those who lead the session. */
export type Named = { persons: unknown[]; chairs: unknown[] };

/** Words that name nobody yet. */
const nobody =
  /^(tb[adc]|n\/?a|n\.\s?n\.?|none|unknown|-+|to be (announced|confirmed|defined)|wird noch bekannt gegeben|à confirmer|por confirmar)\.?$/i;

const ROLE = String.raw`chair(?:s|wom[ae]n|m[ae]n|person)?|co-?chairs?|session chairs?|mod[ée]rat(?:ors?|ion|eure?s?|rices?|orin(?:nen)?|oren)|moderator(?:zy|i)?|prowadzący|przewodniczący|председатель|модератор|ведущий|voorzitter|dagvoorzitter|moderador(?:a|es|as)?|vorsitz(?:ende[rn]?)?|sitzungsleitung|leitung|pr[ée]sident(?:e|s|es)?|presidente|facilitators?|host(?:s|ed by)?|předsedající|předsed(?:a|kyně)|moderátor(?:ka|ři)?|座長|司会|主持人?|좌장|رئيس الجلسة|יו["״]ר|מנח(?:ה|ים)`;
/** Words before people that say no more than that they speak. */
const SPEAKS = String.raw`speakers?|presenters?|presented by|panel(?:l?ists?)?|discussants?|authors?|with|referent(?:in|en|innen)?|vortragende[rn]?|podium|mit|intervenant(?:e|s|es)?|orateurs?|avec|ponentes?|panelistas?|con|relator[ei]|演者|講演者|登壇者|المتحدث(?:ون|ين)?`;
const speakerPrefix = new RegExp(String.raw`^(?:${SPEAKS})\s?[:：]\s*`, 'iu');
const rolePrefix = new RegExp(String.raw`^(?:${ROLE})\s?[:：]\s*`, 'iu');
const roleInBrackets = new RegExp(String.raw`^(?:${ROLE})$`, 'iu');

/** Whether a word says that somebody leads a session. */
export const isLeadingRole = (word: string): boolean => roleInBrackets.test(word);

/** Whether a text begins with a role and a colon: whether those it names lead the session or speak. */
export const roleOf = (text: string): 'chairs' | 'persons' | undefined =>
  rolePrefix.test(text) ? 'chairs' : speakerPrefix.test(text) ? 'persons' : undefined;

/** Words by which an institution is known, in the languages of the tables we have seen. */
export const institutionWords =
  /(?:univers|institut|hospital|h[ôo]pital|klinik|clinic|charit|college|school|schule|akadem|academ|[ée]cole|facult|fakult|department|dept\b|centre|center|zentrum|centro|laborator|labor\b|foundation|stiftung|fondation|fundaci|gesellschaft|society|soci[ée]t[ée]|association|verein|museum|council|ministr|agency|research|gmbh|\bag\b|\binc\b|\bltd\b|\bllc\b|\bcorp\b|(?<!\p{L})sas?(?!\p{L})|office\b|\bworks\b|\blabs?\b|systems\b|solutions\b|consulting|authority|behörde|verband|\bs\.?p\.?a\b|\bcnrs\b|大学|大學|学院|研究|病院|医院|医療|جامعة|معهد|مستشفى|üniversite|enstitü|hastane|uniwersytet|instytut|szpital|univerzit|(?<!\p{L})ústav|nemocnic|katedra|egyetem|kórház|yliopisto|hogeschool|ziekenhuis|универс|институт|академи|больниц|управлени|центр|대학|병원|연구)/iu;

/** What people are: behind a name it is none itself. */
const jobs =
  /^(?:(?:senior|junior|chief|vice|deputy|assistant|associate|lead|managing|executive|general|scientific|co-)[\s-]?\S.{0,50}|(?:c[efto]o|professor(?:in)?|director(?:a)?|direktor(?:in)?|directeur|directrice|head|president|founder|manager|engineer|researcher|scientist|consultant|partner|geschäftsführer(?:in)?|leiter(?:in)?|vorstand|chercheu(?:r|se)|ingénieure?|jefe|jefa|responsable)(?:\s(?:of|for|der|des|für|de|du)\s.{0,50})?)$/iu;

/** Suffixes of a name that a comma precedes. */
const degrees = String.raw`Ph\.?\s?D|M\.?\s?D|M\.?\s?Sc|MBA|MPH|FRCP|CSc|DrSc|DSc|Th\.?D|LL\.?M|DiS|prof\.\s?\p{Lu}{2,5}`;
const suffix = String.raw`(?!\s*(?:Jr|Sr|II|III|Esq|${degrees}|Ltd|Inc|LLC)\b)`;
const commas = new RegExp(String.raw`[,，،、]${suffix}|\s(?:and|und|et|y|e|ve|en|و|&)\s`, 'u');
/**
 * The people of a field, as a schedule reads them: objects stay as they are, texts become names with the institution that follows in brackets or
 * behind a comma. Signs that part people, the surest first: `|`, `;`, line breaks, ` · `, then commas with `and` or `&`. `Müller, Änne` is
 * one person. `(moderator)` and `Chair:` make a chair.
 */
export function peopleNamed(value: unknown): Named {
  const fields = asFields(value);
  if (fields && Array.isArray(fields['members'])) return peopleNamed(fields['members']);
  if (fields) return { persons: [value], chairs: [] };
  const named: Named = { persons: [], chairs: [] };
  for (const entry of asList(value)) {
    const list = typeof entry === 'string' ? jsonList(entry) : undefined;
    const within = list && peopleNamed(list);
    if (within) {
      named.persons.push(...within.persons);
      named.chairs.push(...within.chairs);
    } else if (typeof entry !== 'string') named.persons.push(entry);
    else
      for (const { chair, ...person } of (quotedList(entry) ?? [entry]).flatMap(peopleIn)) named[chair ? 'chairs' : 'persons'].push(person);
  }
  return named;
}

/** A person of a text; `chair` where a role says so. */
export type NamedPerson = { name: string; institution?: string; chair?: true };

function peopleIn(written: string): NamedPerson[] {
  // Content systems hand out names as links to pages about people.
  const text = /<[a-z/]/i.test(written)
    ? written
        .split(/<br\s?\/?>|<\/(?:p|li|div)>|\n/i)
        .map(plainText)
        .filter(Boolean)
        .join('\n')
    : written;
  // A sign within brackets parts institutions of one person.
  const parted = (sign: string): string[] => splitOutside(text, (rest) => (rest.startsWith(sign) ? sign.length : 0));
  const strong = ['|', ';', '؛', '\n', ' · ', ' • '].find((sign) => text.includes(sign) && parted(sign).length > 1);
  const slashed = strong ? [] : splitOutside(text, (rest) => /^\s?\/\s?/.exec(rest)?.[0].length ?? 0);
  const isSlashed = slashed.length > 1 && slashed.every(isFullName);
  const groups = strong ? parted(strong) : isSlashed ? slashed : [text];
  const people: NamedPerson[] = [];
  for (const group of groups) {
    const [line, last] = [oneLine(group), people.at(-1)];
    // In a line below somebody stands where they work.
    if (strong === '\n' && last && !last.institution && !/[,(]/.test(line) && institutionWords.test(line)) last.institution = line;
    else people.push(...groupOf(line, strong !== undefined || isSlashed));
  }
  return people;
}

/** Whether a text is one name of several words, with an institution in brackets at most: what a slash may part. */
function isFullName(text: string): boolean {
  const { name } = personOf(oneLine(text));
  return /^\p{Lu}[^\s,]{0,40}(?:\s[^\s,]{1,40}){1,4}$/u.test(withoutTitles(name)) && !institutionWords.test(name);
}

/** The people of one group, which a strong sign ends; a role before it (`Chair: A, B`) is that of all of them. */
function groupOf(group: string, alone: boolean): NamedPerson[] {
  const role = rolePrefix.exec(group)?.[0] ?? '';
  const people: NamedPerson[] = [];
  // `Ada Sample, Director, Harbour Office`: behind what a person does stands where.
  let afterJob = false;
  const names = group.slice(role.length).replace(speakerPrefix, '');
  for (const part of turnedEach(names) ?? turned(partsOf(names, alone && !/[,，،、]/.test(group)))) {
    const person = personOf(part);
    const last = people.at(-1);
    if (last && !last.institution && jobs.test(part)) {
      last.institution = part;
      afterJob = true;
    } else if (last?.institution && afterJob) {
      last.institution += `, ${part}`;
      afterJob = false;
    } else if (last && !last.institution && institutionWords.test(part) && person.institution === undefined) last.institution = part;
    // Behind an institution follow its city and country, until a sure sign begins the next person.
    else if (last?.institution && alone) last.institution += `, ${part}`;
    else if (/\p{L}/u.test(person.name) && !nobody.test(person.name) && !isAddress(person.name))
      people.push(role === '' ? person : { ...person, chair: true });
  }
  // `Ada Sample, Bo Beispiel (both Lamp Ltd.)`: what the last has is that of all.
  const shared = ofAll.exec(people.at(-1)?.institution ?? '')?.[1];
  return shared === undefined
    ? people
    : people.map((one, at) => (at === people.length - 1 || !one.institution ? { ...one, institution: shared } : one));
}

/** An address of mail is private, and nobody's name. */
const isAddress = (text: string): boolean => /^[^\s@]{1,80}@[^\s@]{1,80}$/.test(text);

/** Whether a cell of people holds an address of mail. */
export const holdsAddress = (value: unknown): boolean =>
  asList(value).some((entry) => typeof entry === 'string' && /[^\s@]@[^\s@]{1,80}\.\p{L}/u.test(entry));

const ofAll =
  /^(?:both|all|beide|alle|tous(?: les)? deux|toutes(?: les)? deux|tous|toutes|ambos|ambas|todos|todas|entrambi|entrambe|tutti|tutte|ambedue)(?:\s(?:at|of|from|an der|am|von|de|da|di|à|en))?[\s:]\s?(\S.*)$/iu;

const partsOf = (text: string, isOne: boolean): string[] =>
  splitOutside(text, (rest, before) => {
    const match = commas.exec(rest.slice(0, 14));
    if (match?.index !== 0) return 0;
    return /^\s[ey]\s/i.test(match[0]) && isWithinName(before, rest.slice(match[0].length), isOne) ? 0 : match[0].length;
  })
    .map((part) => oneLine(part.replace(/^\s*(?:and|und|et|&)\s/i, '')))
    .filter((part) => part !== '');

/**
 * Whether `y` or `e` joins names of one person: José Ramón y Cajal, where one word stands behind it and several before. Where a surer sign parts
 * people, several words must stand on both sides of two: Silva e Oliveira is one.
 */
function isWithinName(before: string, behind: string, isOne: boolean): boolean {
  const last = (before.split(/[,;]/).at(-1) ?? '').trim();
  const isWord = /^[^\s,;(]+\s*(?:[,;(]|$)/.test(behind);
  return (isWord && last.includes(' ')) || (isOne && (isWord || !last.includes(' ')));
}

const honorifics =
  /^(?:(?:prof(?:essor(?:in)?)?|priv\.?-?doz|pd|dr|drs|dra|ing|dipl|mag|msc|phd|md|mr|mrs|ms|miss|mme|mlle|m|herr|frau|sr|sra|don|doña|dott|dott\.ssa|sig|sig\.ra|hr|fr|r\.?\s?n|mgr|inż|lek|doc|ks|bc|mudr|rndr|phdr|judr|paeddr|д-р|проф|доц|פרופ['׳]|ד["״]ר|د|أ|أ\.\s?د|م|med|rer|nat|phil|h\.\s?c|habil|hab)\.?\s+)+/iu;

/** A name without `Prof. Dr.` and the like before it, and without degrees behind a comma. */
export const withoutTitles = (name: string): string => name.replace(honorifics, '').replace(degreesBehind, '');

const degreesBehind = new RegExp(String.raw`(?:,\s?(?:${degrees})\.?){1,4}$`, 'iu');

/** One word, or one behind particles: `van der Muster`. */
const familyName = /^(?:(?:v[ao]n|von|de[nr]?|da|di|du|la|le|el|al|bin|ben|ter|ten|zu[rm]?)\s){0,3}[\p{L}\p{M}'’-]{2,40}$/iu;

const joining = /\s(?:and|und|et|y|e|ve|en|&)\s/u;
const given = /^\p{Lu}[\p{L}\p{M}.'’-]{0,30}(?:\s\p{Lu}[\p{L}\p{M}.'’-]{0,30})?$/u;
const initials = /^(?:\p{Lu}\.\s?-?){1,4}$/u;

/** `Müller, Änne und Muster, Cleo`, `Müller, Ä., Muster, C.`: several names, family name first in each; undefined for any other text. */
function turnedEach(text: string): string[] | undefined {
  const words = text.split(/,\s|\s(?:and|und|et|y|e|ve|en|&)\s/u);
  const pairs = words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? ''] as const] : []));
  const isFamily = pairs.length > 1 && pairs.every(([family]) => familyName.test(family) && !institutionWords.test(family));
  const isInitials = pairs.every(([, first]) => initials.test(first.replace(/,$/, '')));
  const isJoined = text.split(joining).every((one) => one.split(', ').length === 2) && pairs.every(([, first]) => given.test(first));
  return isFamily && (isInitials || isJoined) ? pairs.map(([family, first]) => `${first} ${family}`) : undefined;
}

/** `Müller, Änne` is one name, family name first: one word before the comma and given names behind it. */
function turned(parts: string[]): string[] {
  const [written = '', second = ''] = parts;
  const first = withoutTitles(written);
  // Chinese, Japanese and Korean names have no comma within them.
  if (parts.length !== 2 || !familyName.test(first) || /^[\p{sc=Han}\p{sc=Hangul}]+$/u.test(first)) return parts;
  const bracket = second.search(/[([]/);
  const [own, behind] = bracket < 0 ? [second, ''] : [second.slice(0, bracket).trim(), ` ${second.slice(bracket)}`];
  // Ben and Al are particles and given names.
  const isGiven = /^(?:Ben|Al)\s/.test(first) && own.includes(' ');
  return isGiven || own.split(' ').length > 2 || institutionWords.test(`${first} ${own}`)
    ? parts
    : [`${written.slice(0, written.length - first.length)}${own} ${first}${behind}`];
}

/** Whether an institution stands behind the dash after a name. */
const isPlaceBehind = (name: string, place: string): boolean =>
  institutionWords.test(place) && !institutionWords.test(name) && /^\S+(?:\s\S+){1,4}$/.test(name.trim()) && !/[([]/.test(name);

/** One person by name, with what stands in brackets behind it: a role, or where the person works. `W. A. (Bill) Sample` is all name. */
export function personOf(part: string): NamedPerson {
  // `Ada Sample - Harbour University`
  const [name = '', place = '', ...more] = part.split(/\s[-–—]\s/);
  if (place !== '' && more.length === 0 && isPlaceBehind(name, place)) return { ...personOf(name), institution: oneLine(place) };
  const close = /[)\]）]\s*$/.test(part);
  const open = /[([（]/.exec(part)?.index ?? -1;
  if (open <= 0 || (!close && /[)\]）]/.test(part))) return { name: unmarked(part) };
  const before = unmarked(part.slice(0, open));
  const inside = oneLine(part.slice(open + 1).replace(/[)\]）]\s*$/, ''));
  if (roleInBrackets.test(inside)) return { name: before, chair: true };
  const [role, ...others] = inside.split(/,\s*/);
  if (role !== undefined && others.length > 0 && roleInBrackets.test(role))
    return { name: before, institution: others.join(', '), chair: true };
  return /\p{L}/u.test(inside) && !nobody.test(inside) && !isAddress(inside) ? { name: before, institution: inside } : { name: before };
}

/** Without the signs that point to a list of affiliations: `Jane Doe¹*`. A single word with a number behind it is an id: `s12`. */
function unmarked(written: string): string {
  const name = oneLine(written.replace(/\s?<[^\s<>@]{1,80}@[^\s<>@]{1,80}>/g, ''));
  return /^[\w-]+$/.test(name) ? name : name.replace(/[\d¹²³⁴-⁹*†‡§]{1,8}$/u, '').trim();
}

/** Splits where `sign` finds a sign at the beginning of the rest, but never inside brackets; a bracket nobody closes is a sign like others. */
function splitOutside(text: string, sign: (rest: string, before: string) => number): string[] {
  const parts: string[] = [];
  const closed = new Set(pairsOf(text));
  let [from, depth] = [0, 0];
  for (let at = 0; at < text.length;) {
    if (closed.has(at)) depth += /[([（]/.test(text[at]!) ? 1 : -1;
    const length = depth === 0 ? sign(text.slice(at, at + 40), text.slice(from, at)) : 0;
    if (length > 0) {
      parts.push(text.slice(from, at));
      at += length;
      from = at;
    } else at += 1;
  }
  return [...parts, text.slice(from)];
}

/** Places of the brackets that belong together. */
function pairsOf(text: string): number[] {
  const open: number[] = [];
  const pairs: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (/[([（]/.test(text[at]!)) open.push(at);
    else if (/[)\]）]/.test(text[at]!) && open.length > 0) pairs.push(open.pop()!, at);
  }
  return pairs;
}
