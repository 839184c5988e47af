// A button in the strip at the end of the window, and the panel it opens: how the widgets of the shell are offered.
import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ChatIcon, CloseIcon, IconButton, PeopleIcon, TelevisionIcon, useTexts } from '#sdk';
import { type Place, useStrip } from './strip.ts';
import { texts } from './texts.ts';
import styles from './launcher.module.css';

/** Their drawings come with this code: a file of icons by name would be loaded for one of them. */
const icons = { chat: ChatIcon, people: PeopleIcon, television: TelevisionIcon };

type LauncherProps = {
  place: Place;
  /** Name of the widget. */
  label: string;
  icon: keyof typeof icons;
  children: ReactNode;
};

/** Its content is created when it is first opened and stays, so that a conversation goes on. Escape closes it; the focus goes back. */
export function Launcher({ place, label, icon, children }: LauncherProps): ReactElement | null {
  const t = useTexts(texts);
  const Icon = icons[icon];
  const id = useId();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const own = useStrip(place, t('strip'));
  const isOpen = state === 'open';
  const close = (): void => {
    setState('closed');
    button.current?.focus();
  };
  useEffect(() => {
    const shown = panel.current;
    if (!isOpen || !shown) return undefined;
    shown.focus();
    const onKey = ({ key }: KeyboardEvent): void => void (key === 'Escape' && close());
    shown.addEventListener('keydown', onKey);
    return () => shown.removeEventListener('keydown', onKey);
  }, [isOpen]);
  if (!own) return null;
  return createPortal(
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => (isOpen ? close() : setState('open'))}
      >
        <Icon />
        <span className={styles.label}>{label}</span>
      </button>
      <section ref={panel} id={id} className={styles.panel} aria-label={label} tabIndex={-1} hidden={!isOpen}>
        <div className={styles.head}>
          <h2 className={styles.title}>{label}</h2>
          <IconButton label={t('close')} icon={<CloseIcon />} size="small" onClick={close} />
        </div>
        {state !== 'never' && children}
      </section>
    </>,
    own,
  );
}
