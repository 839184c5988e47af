// The browser finds only what is drawn: its own search, called by keys, gets all of a long list.
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether a key opens the browser's search in the page: Ctrl or Cmd with F or G, F3. */
const opensFind = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === 'F3' || ((ctrlKey || metaKey) && !altKey && ['f', 'g'].includes(key.toLowerCase()));

/** True once somebody has opened that search over `list`; the group in sight stays where it is. Not for a list that is short. */
export function useFindInPage(list: RefObject<HTMLElement | null>, isLong: boolean): boolean {
  const [isFinding, setFinding] = useState(false);
  useEffect(() => {
    if (!isLong || isFinding) return undefined;
    const draw = (event: KeyboardEvent): void => {
      if (!opensFind(event)) return;
      const groups = [...(list.current?.querySelectorAll<HTMLElement>('[data-group]') ?? [])];
      const seen = groups.find((group) => group.getBoundingClientRect().bottom > 0);
      const top = seen?.getBoundingClientRect().top ?? 0;
      // The browser looks right after the key: all rows must be there by then.
      flushSync(() => setFinding(true));
      const again = seen && list.current?.querySelector(`[data-group="${CSS.escape(seen.dataset['group']!)}"]`);
      if (again) window.scrollBy({ top: again.getBoundingClientRect().top - top, behavior: 'instant' });
    };
    window.addEventListener('keydown', draw);
    return () => window.removeEventListener('keydown', draw);
  }, [list, isLong, isFinding]);
  return isFinding;
}
