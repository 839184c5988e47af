// A statement about visitors as a sentence.
import { offsetAt } from '../../clock/zone.ts';
import { timeWords } from '../window-words.ts';
import { listed } from '../words.ts';
import { containers } from '../../rules/context.ts';
import { type PersonaName, personaNames } from '../../rules/personas.ts';
import type { EffectGroup, EffectStatement } from './merge-effects.ts';
import type { Span } from './spans.ts';

/** Placements that are named one by one. */
const NAMED = 6;
const DAY = 86_400_000;

const people: Readonly<Record<PersonaName, string>> = {
  visitor: 'visitors',
  'signed-in': 'signed-in visitors',
  attendee: 'attendees',
  'super-user': 'super users',
};

/** `from Mon 3 May 2027 10:30 to 12:30 attendees in browser and app see opening; before they did not`; times in the zone of the event. */
export function statementWords({ kind, ids, span, group }: EffectStatement, languages: readonly string[], timeZone: string): string {
  const when = spanWords(span, timeZone);
  const who = groupWords(group, languages);
  const all = group.personas.length === personaNames.length;
  const what = ids.length > NAMED ? `${ids.slice(0, NAMED).join(', ')} and ${ids.length - NAMED} more` : listed(ids);
  const see = all ? 'sees' : 'see';
  const words = {
    appears: `${who} ${see} ${what}; before ${all ? 'nobody did' : 'they did not'}`,
    disappears: `${who} no longer ${see} ${what}`,
    differs: `${who} ${see} ${what} otherwise than before`,
  };
  return `${when === '' ? '' : `${when} `}${words[kind]}`;
}

function groupWords({ personas, containers: places, languages }: EffectGroup, all: readonly string[]): string {
  const who = personas.length === personaNames.length ? 'everybody' : listed(personas.map((persona) => people[persona]));
  const where = places.length === containers.length ? '' : ` in ${listed(places)}`;
  const reading = languages.length === all.length ? '' : ` reading ${listed(languages)}`;
  return `${who}${where}${reading}`;
}

/** A stretch of time by the wall clock of a zone; empty for always. */
export function spanWords({ from, to }: Span, timeZone: string): string {
  const [start, end] = [from === -Infinity ? '' : instantWords(from, timeZone), to === Infinity ? '' : endWords(to, timeZone)];
  if (start === '') return end === '' ? '' : `until ${end}`;
  if (end === '') return `from ${start} on`;
  const day = start.slice(0, start.lastIndexOf(' '));
  return `from ${start} to ${end.startsWith(`${day} `) ? end.slice(day.length + 1) : end}`;
}

const wall = (instant: number, timeZone: string): number => instant + offsetAt(instant, timeZone);
const instantWords = (instant: number, timeZone: string): string => timeWords(wall(instant, timeZone));

/** A stretch ends just before `to`: a window's last moment belongs to it, and midnight is the end of a day. */
function endWords(to: number, timeZone: string): string {
  const isWhole = to % 1000 === 0 && wall(to, timeZone) % DAY !== 0;
  return instantWords(isWhole ? to : to - 1, timeZone);
}
