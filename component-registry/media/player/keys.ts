// The keys of the player, as film sites have them.

export type KeyAction = 'play' | 'mute' | 'whole' | 'captions' | 'back' | 'forward' | 'louder' | 'quieter';

const byKey: Readonly<Record<string, KeyAction>> = {
  ' ': 'play',
  k: 'play',
  m: 'mute',
  f: 'whole',
  c: 'captions',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
};

/** What a key does; undefined where it belongs to the control that has the focus, or to the browser. */
export function actionOf(event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>, focused: Element): KeyAction | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const action = Object.hasOwn(byKey, key) ? byKey[key] : undefined;
  if (focused.matches('select, textarea, input:not([type="range"], [type="checkbox"])')) return undefined;
  if (focused.matches('button, a, [type="checkbox"]') && key === ' ') return undefined;
  // A slider moves by the arrows itself.
  if (focused.matches('[type="range"]') && key.startsWith('Arrow')) return undefined;
  return action;
}

/** `1:05`, `1:02:05`. */
export function filmClock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
