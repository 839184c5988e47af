// The times of a whole document, by its kind: windows, data rows, the days of the event, and the props of placements.
import * as z from 'zod';
import { dayOrNone } from '../model/documents/envelope.ts';
import { documents, type Kind } from '../model/documents/index.ts';
import { placement } from '../model/documents/placement.ts';
import { eventTime } from '../model/fields.ts';
import { isMadeFrom, type MoreSchemas, type TimeField, timeFieldsIn } from './time-fields.ts';

/** Schema of a component's props by its name; undefined where there is no such component. */
export type PropsOf = (component: string) => z.ZodType | undefined;

/** Fields that are times although their schema says no more than "text"; by kind of document, at any depth. */
const unmarked: Readonly<Partial<Record<Kind, Readonly<Record<string, z.ZodType>>>>> = {
  'data-sessions': { ProgrammeDay: dayOrNone },
};

/** Version 0 of a page holds its grids at the top, and calls placements components. */
const olderGrids = z.object({ grids: z.array(z.object({ components: z.array(placement) })) });

/** Kind of the notifications that a site without a server reads from its assets (A §7 EventPushnotifications). */
export const NOTIFICATION_FILE = 'notification-file';
const noticeTimes = z.array(z.looseObject({ StartTime: eventTime, EndTime: eventTime, CreatedAt: eventTime }));

const isKind = (kind: string): kind is Kind => Object.hasOwn(documents, kind);

/** Every time of a document of this kind; none of a kind nobody knows. The value is the file as written, not yet migrated. */
export function documentTimes(kind: string, value: unknown, propsOf: PropsOf): TimeField[] {
  if (kind === NOTIFICATION_FILE) return timeFieldsIn(noticeTimes, value);
  if (!isKind(kind)) return [];
  const more: MoreSchemas = (schema, part) => ({ ...unmarked[kind], ...propsSchemas(schema, part, propsOf), ...accessSchemas(part) });
  const older = kind === 'page' || kind === 'footer' ? timeFieldsIn(olderGrids, value, more) : [];
  return [...timeFieldsIn(documents[kind].schema, value, more), ...older];
}

function propsSchemas(schema: z.ZodType, part: Readonly<Record<string, unknown>>, propsOf: PropsOf): Record<string, z.ZodType> {
  const props = isMadeFrom(schema, [placement]) && typeof part['name'] === 'string' ? propsOf(part['name']) : undefined;
  return props ? { props } : {};
}

/** The values of a TimeAccess requirement are a window [from, to] (A §5). */
const accessSchemas = (part: Readonly<Record<string, unknown>>): Record<string, z.ZodType> =>
  part['PrincipalField'] === 'TimeAccess' && Array.isArray(part['Values']) ? { Values: z.array(eventTime) } : {};
