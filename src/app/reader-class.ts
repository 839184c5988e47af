// The reader class of an event: the access class of the viewer according to the server, and until when it holds; requested again when time may have changed it.
import { nameOfInfo } from '../contract/event-name.ts';
import { type EventScope, nameOfScope } from '../session/event-scope.ts';
import type { Viewer } from '../session/signed-out.ts';
import type { Api } from '../api/http.ts';
import type { Clock } from '../clock/clock.ts';
import type { BootState } from './boot.ts';

/** As whom an event is read. */
export type ReaderClass = {
  /** The class (`AccessClass`), or `preview`; empty if unknown: requests then carry none. */
  name: string;
  /** Whose answers these are on this device; empty for visitors. */
  who: string;
  /** First instant (ms) at which time alone may change the class; null for never. */
  nextChangeAt: number | null;
};

/** Reads everything; the server allows it if it has granted a preview. */
export const previewClass: ReaderClass = { name: 'preview', who: 'preview', nextChangeAt: null };

export type ReaderClasses = {
  /** The reader class of a viewer. Never rejects: without an answer the class is empty. */
  find: (scope: EventScope, viewer: Viewer) => Promise<ReaderClass>;
};

/** The classes of visitors, from the boot block or the server. */
export function createReaderClasses({ boot, api, clock }: { boot: BootState; api: Api; clock: Clock }): ReaderClasses {
  const known = new Map<string, ReaderClass>();
  if (boot.event && boot.access && boot.access.class !== previewClass.name)
    known.set(nameOfInfo(boot.event), { name: boot.access.class, who: '', nextChangeAt: boot.access.nextChangeAt });
  const ask = async (scope: EventScope): Promise<ReaderClass> => {
    const { fetchViewer } = await import('../session/fetch-viewer.ts');
    const { AccessClass: name, NextChangeAt } = await fetchViewer(api, scope);
    return { name, who: '', nextChangeAt: NextChangeAt === null ? null : Date.parse(NextChangeAt) };
  };
  return {
    async find(scope, { User, AccessClass, NextChangeAt }) {
      if (User) return { name: AccessClass, who: User.uuid, nextChangeAt: NextChangeAt === null ? null : Date.parse(NextChangeAt) };
      const kept = known.get(nameOfScope(scope));
      const isDue = !kept || (kept.nextChangeAt !== null && clock.now() >= kept.nextChangeAt);
      if (boot.isStatic || !isDue) return kept ?? { name: '', who: '', nextChangeAt: null };
      const fresh = await ask(scope).catch(() => kept ?? { name: '', who: '', nextChangeAt: null });
      known.set(nameOfScope(scope), fresh);
      return fresh;
    },
  };
}
