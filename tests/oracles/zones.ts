// Cases of time zones: offsets around a change, times without a change, and event-local times that do not exist or exist twice (reading R8).
import * as z from 'zod';
import { instantOf, offsetAt } from '../../src/clock/zone.ts';
import { caseFormat } from './format.ts';

const MINUTE = 60_000;
/** Distance at which a span without change is looked at; shorter than any summer time. */
const STEP = 7 * 24 * 60 * MINUTE;

const instant = z.iso.datetime({ offset: true });
/** A day alone is its first moment in UTC. */
const bound = z.union([instant, z.iso.date()]);
const shape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('transition'), zone: z.string(), at: instant, offsetBeforeMin: z.number(), offsetAfterMin: z.number() }),
  z.object({ kind: z.literal('noTransition'), zone: z.string(), from: bound, to: bound, offsetMin: z.number() }),
  z.object({ kind: z.literal('wall'), zone: z.string(), wall: z.string(), instant }),
]);

const minutes = (at: number, zone: string): number => offsetAt(at, zone) / MINUTE;

export const zones = caseFormat('zones', shape, (one) => {
  if (one.kind === 'transition') {
    const at = Date.parse(one.at);
    return { got: [minutes(at - 1, one.zone), minutes(at, one.zone)], accepted: [[one.offsetBeforeMin, one.offsetAfterMin]] };
  }
  if (one.kind === 'noTransition')
    return { got: offsetsBetween(Date.parse(one.from), Date.parse(one.to), one.zone), accepted: [[one.offsetMin]] };
  const found = instantOf(one.wall, one.zone);
  return { got: found === undefined ? undefined : new Date(found).toISOString(), accepted: [new Date(one.instant).toISOString()] };
});

/** Every offset of a span, each once. */
function offsetsBetween(from: number, to: number, zone: string): number[] {
  const found = new Set([minutes(to - 1, zone)]);
  for (let at = from; at < to; at += STEP) found.add(minutes(at, zone));
  return [...found];
}
