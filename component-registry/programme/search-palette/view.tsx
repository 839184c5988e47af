// Opens the search over any page: `/`, Ctrl+K, and the search of the header; the dialog is loaded with the first such press.
import { lazy, Suspense, useEffect, useState } from 'react';
import { framed, usePageExists, useRemembered, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import { asksForSearch, isSearchLink } from './asks-for-search.ts';

const Palette = lazy(() => import('./palette.tsx').then((code) => ({ default: code.Palette })));

export default function SearchPalette({ frame }: ViewProps<Props>) {
  const hasProgramme = usePageExists()('PagSearchPage');
  const [isOpen, open] = useState(false);
  // Whoever steers by voice types letters without meaning to (WCAG 2.1.4).
  const [slash, keepSlash] = useRemembered('searchKey', 'local');
  const bySlash = slash !== 'off';
  useEffect(() => {
    if (!hasProgramme) return undefined;
    const onKey = (press: KeyboardEvent): void => {
      if (!asksForSearch(press, bySlash)) return;
      press.preventDefault();
      open(true);
    };
    const onPress = (press: MouseEvent): void => {
      if (!isSearchLink(press)) return;
      // Before the link itself acts.
      press.preventDefault();
      open(true);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onPress, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onPress, { capture: true });
    };
  }, [hasProgramme, bySlash]);
  return (
    <div {...framed(frame, '')}>
      {isOpen && (
        <Suspense fallback={null}>
          <Palette onClose={() => open(false)} bySlash={bySlash} setBySlash={(on) => keepSlash(on ? '' : 'off')} />
        </Suspense>
      )}
    </div>
  );
}
