// The people of a session as a schedule names them.
import type { PersonRef } from '../../../src/contract/programme-shapes.ts';
import type { SessionRow } from '../../import/rows.ts';
import type { Making } from './schedule-source.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The speakers of a session, and those of its presentations, each once: a schedule knows no presentations, and nobody should be missing in it. */
export function schedulePersons(session: SessionRow, making: Making): object[] {
  const refs = [...(session.Speakers ?? []), ...(making.partSpeakers.get(session.Id) ?? [])];
  const once = new Map(refs.map((ref) => [ref.Id || ref.DisplayName, ref]));
  return [...once.values()].map((ref) => personOf(ref, making));
}

/** One person, for example a chair. */
export function personOf(ref: PersonRef, { authors, text }: Making): object {
  const row = authors.get(ref.Id);
  const name =
    row?.DisplayName || ref.DisplayName || [row?.Firstname ?? ref.Firstname, row?.Surname ?? ref.Surname].filter(Boolean).join(' ');
  return {
    ...idOf(ref.Id),
    name,
    ...filled({ biography: text(row?.Biography), avatar: row?.ImagePath, institution: row?.Institution }),
  };
}

/** The id under the name its form belongs to; somebody without a row has none. */
function idOf(id: string): object {
  if (id === '') return {};
  if (/^(0|[1-9]\d{0,14})$/.test(id)) return { id: Number(id) };
  return uuid.test(id) ? { guid: id } : { code: id };
}

const filled = (fields: Readonly<Record<string, string | undefined>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
