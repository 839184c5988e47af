// The frame in which the script of a widget runs, apart from the page (decision 0031), and what has become of it.
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Button, ForeignContent, useEvent, useTexts } from '#sdk';
import { texts } from './texts.ts';
import styles from './launcher.module.css';

/** What the frame says: the script is there, it has not come after all tries, the visitor has accepted its agreements. */
export type WidgetState = 'ready' | 'failed' | 'agreed';

const isState = (value: unknown): value is WidgetState => value === 'ready' || value === 'failed' || value === 'agreed';

/** The state in a message of the frame; undefined for anything else. */
export function widgetStateOf(data: unknown): WidgetState | undefined {
  const state = typeof data === 'object' && data !== null && 'foyerWidget' in data ? data.foyerWidget : undefined;
  return isState(state) ? state : undefined;
}

type WidgetFrameProps = {
  /** Which widget, as its address has it. */
  kind: 'networking' | 'support' | 'chat';
  /** Address of its script. */
  url: string;
  title: string;
  onState?: (state: WidgetState) => void;
};

export function WidgetFrame({ kind, url, title, onState }: WidgetFrameProps): ReactElement {
  const t = useTexts(texts);
  const { instance, shortname, language } = useEvent();
  const holder = useRef<HTMLIFrameElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const receive = ({ data, source }: MessageEvent): void => {
      const state = source !== null && source === holder.current?.contentWindow ? widgetStateOf(data) : undefined;
      if (state === undefined) return;
      if (state === 'failed') setFailed(true);
      onState?.(state);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [onState]);
  return (
    <ForeignContent url="" host={URL.canParse(url) ? new URL(url).host : url} title={title} height={360}>
      {() =>
        hasFailed ? (
          <div className={styles.failed} role="status">
            <p>{t('failed')}</p>
            <Button onClick={() => setFailed(false)}>{t('retry')}</Button>
          </div>
        ) : (
          <iframe
            ref={holder}
            title={title}
            src={`/widgets/${kind}/${instance}/${shortname}?language=${language}`}
            sandbox="allow-scripts allow-forms allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )
      }
    </ForeignContent>
  );
}
