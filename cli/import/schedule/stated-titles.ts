// What offices write into titles when something has changed (`(cancelled)`, `(moved to Room 5)`) goes where the programme has a place for it.
import type { Place } from '../place.ts';
import { asFields, asList, carriedText, type Fields, field, oneLine } from '../reading/fields.ts';
import type { Report } from '../report.ts';
import { stateTags } from '../vocabulary/state-words.ts';
import { beginsWithState, partedTitle } from '../vocabulary/title-notes.ts';
import { namesRoom } from '../vocabulary/room-words.ts';
import { BY_LANGUAGE } from './texts-by-language.ts';

/** The fields of a session or presentation with a plain title; what was written behind it is a tag, its room, or its subtitle. */
export function withoutStates(fields: Fields, place: Place, report: Report, rooms: ReadonlySet<string>): Fields {
  const texts = textsOf(fields);
  const found = texts.flatMap((text) => partedTitle(text) ?? []);
  const [first] = found;
  const name = oneLine(carriedText(field(fields, 'title')));
  if (!first) {
    if (beginsWithState(name))
      report.warn(
        'title-state-doubtful',
        place,
        `"${name}" may be a state and a title: it stays as it is written`,
        'put the state in brackets',
      );
    return fields;
  }
  const plain = (text: unknown): unknown => (typeof text === 'string' ? (partedTitle(text)?.title ?? text) : text);
  const all = (value: unknown): unknown =>
    asFields(value) ? Object.fromEntries(Object.entries(asFields(value)!).map(([key, text]) => [key, plain(text)])) : plain(value);
  const apart = asFields(field(fields, BY_LANGUAGE));
  const told: Fields = {
    ...fields,
    title: all(fields['title']),
    ...(apart && { [BY_LANGUAGE]: { ...apart, title: all(apart['title']) } }),
  };
  const { title, state, rest, note } = first;
  const say = (message: string): void => report.tell('title-state', place, `"${title}": “${note}” leaves the title and ${message}`);
  // A title may have two notes.
  const again = (plainer: Fields): Fields => withoutStates(plainer, place, report, rooms);
  const isNoted = oneLine(carriedText(field(fields, 'subtitle'))) === '';
  if (state !== 'moved') {
    say(`is the tag “${stateTags[state]}”`);
    const tags = [...asList(field(fields, 'tags')), stateTags[state]];
    return again({ ...told, tags, ...(rest !== '' && isNoted && { subtitle: note }) });
  }
  if (namesRoom(rest) || rooms.has(rest)) {
    say(`its room is “${rest}”`);
    return again({ ...told, room: rest });
  }
  report.warn(
    'title-state',
    place,
    `"${title}": “${note}” leaves the title and ${isNoted ? 'is its subtitle' : 'is left out'}; its time and room stay those of their own fields`,
    'mend them where the source was not',
  );
  return again(isNoted ? { ...told, subtitle: note } : told);
}

const textsOf = (fields: Fields): string[] =>
  [fields['title'], asFields(field(fields, BY_LANGUAGE))?.['title']]
    .flatMap((value) => (asFields(value) ? Object.values(asFields(value)!) : [value]))
    .filter((text) => typeof text === 'string');
