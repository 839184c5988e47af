// The personal menu of a signed-in viewer: the first items, the rest folded away (A §2 My Congress, maxCongressItems).
import type { ReactElement } from 'react';
import { Disclosure, useDocument, useTexts } from '#sdk';
import type { MenuEntry } from '../menu/menu.ts';
import { MenuList } from './main-menu.tsx';
import { texts } from './texts.ts';

export function PersonalList({ entries }: { entries: readonly MenuEntry[] }): ReactElement {
  const t = useTexts(texts);
  const { maxCongressItems } = useDocument('header').menu;
  const folded = entries.slice(maxCongressItems);
  return (
    <>
      <MenuList entries={entries.slice(0, maxCongressItems)} />
      {folded.length > 0 && (
        <Disclosure summary={t('more')}>
          <MenuList entries={folded} />
        </Disclosure>
      )}
    </>
  );
}
