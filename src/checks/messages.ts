// Checks the messages document of an event: ids are unique, addresses are addresses, contacts are people of the programme.
import { keySource } from '../model/documents-of-rows.ts';
import { type Finding, finding } from '../model/finding.ts';
import { isObject } from '../model/is-object.ts';
import { below, type Source } from '../model/source.ts';
import type { EventContext } from './event-context.ts';
import { suggest } from './suggest.ts';

type Placed = { value: Readonly<Record<string, unknown>>; at: Source };

/** Findings of the messages document; none where there is none. */
export function messagesFindings({ model, data }: EventContext): Finding[] {
  const document = model.raw.get('messages');
  if (!document) return [];
  const placed = (key: string): Placed[] => {
    const list = document.value[key];
    const at = keySource(document, key);
    return Array.isArray(list) ? list.flatMap((value, index) => (isObject(value) ? [{ value, at: below(at, String(index)) }] : [])) : [];
  };
  const contacts = placed('contacts');
  const [topics, groups, interests] = [placed('helpTopics'), placed('groups'), placed('interests')];
  const files: ReadonlyMap<string, { rows: readonly unknown[] }> = data;
  const people = new Set((files.get('authors')?.rows ?? []).flatMap((row) => (isObject(row) ? [String(row['Id'])] : [])));
  return [
    ...repeated(topics, 'topic'),
    ...repeated(groups, 'group'),
    ...repeated(interests, 'interest'),
    ...[...topics, ...groups].flatMap(({ value, at }) => noAddresses(value['Emails'], below(at, 'Emails'))),
    ...contacts.flatMap(({ value: { AuthorId, Email }, at }) => [
      ...(isAddress(Email)
        ? []
        : [finding('messages-no-address', 'warning', below(at, 'Email'), `${JSON.stringify(Email ?? '')} is no address`)]),
      ...(people.has(String(AuthorId))
        ? []
        : [
            finding(
              'messages-unknown-person',
              'warning',
              below(at, 'AuthorId'),
              `no person has the id ${String(AuthorId)}`,
              suggest(String(AuthorId), people).word,
            ),
          ]),
    ]),
  ];
}

function repeated(placed: readonly Placed[], what: string): Finding[] {
  const seen = new Set<unknown>();
  return placed.flatMap(({ value: { Id }, at }) => {
    const isRepeated = seen.has(Id);
    seen.add(Id);
    return isRepeated ? [finding('messages-id-repeated', 'error', below(at, 'Id'), `another ${what} has the id ${String(Id)}, too`)] : [];
  });
}

const noAddresses = (list: unknown, at: Source): Finding[] =>
  (Array.isArray(list) ? list : []).flatMap((one, index) =>
    isAddress(one) ? [] : [finding('messages-no-address', 'warning', below(at, String(index)), `${String(one)} is no address`)],
  );

/** Something with a host behind an at sign; the server, which sends the letter, knows more. */
const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && /^[^\s@,;<>]{1,64}@[^\s@,;<>.]+\.[^\s@,;<>]{1,200}$/.test(value.trim());
