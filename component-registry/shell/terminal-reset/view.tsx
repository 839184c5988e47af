// A terminal between two people: countdown, start page without traces of the last one, pictures at rest (A §4 Container modes).
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useDocument, useEvent, useStartAnew, useTexts, type ViewProps } from '#sdk';
import { DialogPlace } from '../screen/dialog-place.tsx';
import { idlePhase } from './idle-phase.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { useForeignLink } from './use-foreign-link.ts';
import { useUntouched } from './use-untouched.ts';

const Screens = lazy(() => import('./screens.tsx').then((code) => ({ default: code.Screens })));

export default function TerminalReset({ frame }: ViewProps<Props>) {
  // Loads the words with the page, before the connection can be gone.
  useTexts(texts);
  const { container, page } = useEvent();
  const { terminalIdleSeconds: limit } = useDocument('app').defaults;
  const isOn = container === 'terminal';
  const { seconds, touched } = useUntouched(isOn && limit > 0);
  const foreign = useForeignLink(isOn);
  const startAnew = useStartAnew();
  const phase = isOn ? idlePhase({ seconds, limit, used: touched || page !== 'HomePage' }) : { kind: 'active' as const };
  const isEnding = useRef(false);
  useEffect(() => {
    if (phase.kind !== 'reset' || isEnding.current) return;
    isEnding.current = true;
    void startAnew();
  }, [phase.kind, startAnew]);
  return (
    <DialogPlace frame={frame}>
      {(phase.kind !== 'active' || foreign.address !== '') && (
        <Suspense>
          <Screens phase={phase} foreign={foreign} />
        </Suspense>
      )}
    </DialogPlace>
  );
}
