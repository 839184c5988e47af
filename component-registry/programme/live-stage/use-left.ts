// How long a session runs on, or how soon it begins; empty where the clock says it better.
import { useTexts } from '#sdk';
import type { LiveLine } from '../now-and-next/moment.ts';
import { endOf, minutesUntil, phaseOf, startOf } from '../session/session-times.ts';
import { texts } from './texts.ts';

/** Longest time that minutes tell well. */
const LONGEST = 90;

export function useLeft(now: number): (line: LiveLine) => string {
  const t = useTexts(texts);
  return (line) => {
    const isOn = phaseOf(line, now) === 'ongoing';
    const minutes = minutesUntil(isOn ? endOf(line)! : startOf(line)!, now);
    if (minutes > LONGEST) return '';
    if (minutes === 0) return isOn ? t('ending') : t('now');
    return t(isOn ? 'left' : 'inMinutes', { minutes });
  };
}
