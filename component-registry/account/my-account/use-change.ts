// One change of the account at a time, and what became of it in words.
import { useState } from 'react';
import { type CallResult, useTexts } from '#sdk';
import { texts } from './texts.ts';

/** `run` carries out a change; `said` is what a screen reader is told afterwards. */
export function useChange(onChanged: () => void) {
  const t = useTexts(texts);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  return {
    busy,
    said,
    say: setSaid,
    run: async (
      change: () => Promise<CallResult<unknown>>,
      refused: (code: string) => string | undefined = () => undefined,
    ): Promise<boolean> => {
      if (busy) return false;
      setBusy(true);
      setSaid('');
      const answer = await change();
      setBusy(false);
      setSaid(answer.ok ? t('saved') : (refused(answer.code) ?? t('failed')));
      if (answer.ok) onChanged();
      return answer.ok;
    },
  };
}
