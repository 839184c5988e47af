// Short messages over the page: read aloud, without taking the focus; they wait while somebody reads them.
import { framed, useToasts, useTexts, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { ToastCard } from './toast-card.tsx';
import styles from './view.module.css';

export default function Toasts({ frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const shown = useToasts();
  return (
    // The region is there before its first message, or that one would not be read aloud.
    <section {...framed(frame, styles.root)} role="log" aria-label={t('label')} aria-live="polite" aria-relevant="additions text">
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={t('close')} busyLabel={t('busy')} />
      ))}
    </section>
  );
}
