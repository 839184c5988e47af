// What an event publishes beside its programme, as one class of callers may see it: who may vote in an assembly is decided by its key.
import type { Editorial } from '../published/editorial.ts';
import type { Access } from './access.ts';

/** The same where no assembly names a key. */
export function filterEditorial(editorial: Editorial, access: Access): Editorial {
  if (!editorial.rows.assemblies.some(({ VotersKey = '' }) => VotersKey !== '')) return editorial;
  return {
    ...editorial,
    inLanguage(language) {
      const view = editorial.inLanguage(language);
      const assemblies = view.assemblies.map((one) => ({ ...one, MayVote: one.VotersKey === '' ? null : access.key(one.VotersKey) }));
      return { ...view, assemblies };
    },
  };
}
