// Which item of an agenda is running.
import type { Assembly } from '#contract/assemblies';

const instant = (time: string | null): number => (time === null ? Number.NaN : Date.parse(time));

/** Index of the last item whose time has come while the assembly is held; -1 for none, and where items have no times. */
export function runningItem({ StartTime, EndTime, Agenda }: Assembly, now: number): number {
  const isHeld = now >= instant(StartTime) && !(now >= instant(EndTime));
  return isHeld ? Agenda.findLastIndex((item) => now >= instant(item.StartTime)) : -1;
}
