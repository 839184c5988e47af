// The search over any page: one field, and below it what is found of each kind; arrows go through the links.
import { type KeyboardEvent, type MouseEvent, type ReactElement, useDeferredValue, useRef, useState } from 'react';
import { Checkbox, Dialog, LiveRegion, SearchField, useTexts } from '#sdk';
import { MenuPages, type PaletteAnswer, PaletteResults } from './results.tsx';
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
  const [answer, setAnswer] = useState<PaletteAnswer>();
  const root = useRef<HTMLDivElement>(null);

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
    else if (press.key === 'Enter' && isInField) {
      press.preventDefault();
      // The links may still be those of what was typed before.
      if (answer?.question === typed.trim()) links[0]?.click();
    } else if (at >= 0 && press.key.length === 1 && press.key !== ' ' && !press.ctrlKey && !press.metaKey && !press.altKey)
      field()?.focus();
  };
  // A link was followed, perhaps to the page on screen: the dialog has done its work. Another window leaves it open.
  const onClick = (press: MouseEvent): void => {
    const isHere = !press.ctrlKey && !press.metaKey && !press.shiftKey && !press.altKey;
    if (isHere && (press.target as Element).closest('a[href]')) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')} size="large">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears what is pressed on the links inside it */}
      <div ref={root} className={styles.palette} onKeyDown={onKeyDown} onClick={onClick}>
        <SearchField label={t('title')} labelHidden placeholder={t('example')} clearLabel={t('clear')} value={typed} onChange={type} />
        <LiveRegion message={question === '' ? '' : (answer?.words ?? '')} />
        {question === '' ? (
          <>
            <MenuPages />
            <Checkbox label={t('bySlash')} checked={bySlash} onChange={setBySlash} />
          </>
        ) : (
          <PaletteResults question={question} say={setAnswer} />
        )}
      </div>
    </Dialog>
  );
}
