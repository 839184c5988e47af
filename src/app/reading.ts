// As whom an event is read: the class the server named for who is there, and until when it holds; asked again when time may have changed it.
import type { Present } from '../session/signed-out.ts';
import type { Services } from './services.ts';

/** A reader of an event. */
export type Reading = {
  /** The class (`AccessClass`), or `preview`; empty where nobody said: then answers are asked for without. */
  name: string;
  /** Whose eyes these are on this device; empty for visitors. */
  who: string;
  /** First instant (ms) at which time alone may change the class; null for never. */
  nextChangeAt: number | null;
};

/** Reads everything; the server gives it to whom it granted a preview. */
export const previewing: Reading = { name: 'preview', who: 'preview', nextChangeAt: null };

export type Readings = {
  /** As whom an event is read by who is there. Never rejects: without an answer nothing is named. */
  find: (event: { instance: string; event: string }, present: Present) => Promise<Reading>;
};

/** The readings of visitors, from the page the server wrote, else asked. */
export function createReadings({ boot, api, clock }: Pick<Services, 'boot' | 'api' | 'clock'>): Readings {
  const known = new Map<string, Reading>();
  if (boot.event && boot.access && boot.access.class !== previewing.name)
    known.set(boot.event.Shortname, { name: boot.access.class, who: '', nextChangeAt: boot.access.nextChangeAt });
  const ask = async (place: { instance: string; event: string }): Promise<Reading> => {
    const { askWho } = await import('../session/ask-who.ts');
    const { AccessClass: name, NextChangeAt } = await askWho(api, place);
    return { name, who: '', nextChangeAt: NextChangeAt === null ? null : Date.parse(NextChangeAt) };
  };
  return {
    async find(place, { User, AccessClass, NextChangeAt }) {
      if (User) return { name: AccessClass, who: User.uuid, nextChangeAt: NextChangeAt === null ? null : Date.parse(NextChangeAt) };
      const kept = known.get(place.event);
      const isDue = !kept || (kept.nextChangeAt !== null && clock.now() >= kept.nextChangeAt);
      if (boot.isStatic || !isDue) return kept ?? { name: '', who: '', nextChangeAt: null };
      const fresh = await ask(place).catch(() => kept ?? { name: '', who: '', nextChangeAt: null });
      known.set(place.event, fresh);
      return fresh;
    },
  };
}
