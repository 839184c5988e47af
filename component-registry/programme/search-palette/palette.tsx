// The search over any page: one field, and below it what is found of each kind; arrows go through the links.
import { type KeyboardEvent, type ReactElement, useDeferredValue, useRef, useState } from 'react';
import { Checkbox, Dialog, LiveRegion, SearchField, useAddress, useTexts } from '#sdk';
import { MenuPages, PaletteResults } from './results.tsx';
import { texts } from './texts.ts';
import styles from './palette.module.css';

type PaletteProps = {
  onClose: () => void;
  /** Whether `/` opens it. */
  bySlash: boolean;
  setBySlash: (on: boolean) => void;
};

export function Palette({ onClose, bySlash, setBySlash }: PaletteProps): ReactElement {
  const t = useTexts(texts);
  const [typed, type] = useState('');
  const question = useDeferredValue(typed.trim());
  const [said, say] = useState('');
  const root = useRef<HTMLDivElement>(null);
  // A link was followed: the dialog has done its work.
  const address = useAddress();
  const [openedAt] = useState(address);
  const isOpen = address === openedAt;

  const field = (): HTMLInputElement | null => root.current?.querySelector('input') ?? null;
  const onKeyDown = (press: KeyboardEvent): void => {
    const links = [...(root.current?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const isInField = document.activeElement === field();
    const go = (to: HTMLElement | null | undefined): void => {
      press.preventDefault();
      to?.focus();
    };
    if (press.key === 'ArrowDown' && (isInField || at >= 0)) go(links[at + 1]);
    else if (press.key === 'ArrowUp' && at >= 0) go(at === 0 ? field() : links[at - 1]);
    else if (press.key === 'Enter' && isInField && question !== '') {
      press.preventDefault();
      links[0]?.click();
    } else if (at >= 0 && press.key.length === 1 && press.key !== ' ' && !press.ctrlKey && !press.metaKey && !press.altKey)
      field()?.focus();
  };
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('title')} closeLabel={t('close')} size="large">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only moves the focus among the links inside it */}
      <div ref={root} className={styles.palette} onKeyDown={onKeyDown}>
        <SearchField label={t('title')} labelHidden placeholder={t('example')} clearLabel={t('clear')} value={typed} onChange={type} />
        <LiveRegion message={question === '' ? '' : said} />
        {question === '' ? (
          <>
            <MenuPages />
            <Checkbox label={t('bySlash')} checked={bySlash} onChange={setBySlash} />
          </>
        ) : (
          <PaletteResults question={question} say={say} />
        )}
      </div>
    </Dialog>
  );
}
