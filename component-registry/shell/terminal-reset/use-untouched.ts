// Seconds since somebody last touched this terminal, and whether anybody has since it was loaded.
import { useEffect, useState } from 'react';

const touches = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'input'] as const;

export function useUntouched(isOn: boolean): { seconds: number; touched: boolean } {
  const [state, set] = useState({ seconds: 0, touched: false });
  useEffect(() => {
    if (!isOn) return undefined;
    const touch = (): void => set({ seconds: 0, touched: true });
    const second = setInterval(() => set(({ seconds, touched }) => ({ seconds: seconds + 1, touched })), 1000);
    for (const kind of touches) window.addEventListener(kind, touch, { capture: true, passive: true });
    return () => {
      clearInterval(second);
      for (const kind of touches) window.removeEventListener(kind, touch, { capture: true });
    };
  }, [isOn]);
  return state;
}
