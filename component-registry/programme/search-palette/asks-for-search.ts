// Which presses ask for the search.

/** Where letters are typed, `/` is a letter; the first of the path is the field itself in the preview's own tree, too. */
const isTyping = ([target]: readonly EventTarget[]): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null);

/** Ctrl+K or ⌘K anywhere, `/` outside of fields unless it is switched off; nothing while a dialog is open. */
export function asksForSearch(press: KeyboardEvent, bySlash: boolean): boolean {
  if (press.defaultPrevented || press.isComposing || press.repeat || press.altKey || document.querySelector('dialog[open]')) return false;
  const withCommand = press.ctrlKey !== press.metaKey;
  if (withCommand && !press.shiftKey) return press.key.toLowerCase() === 'k';
  return bySlash && press.key === '/' && !press.ctrlKey && !press.metaKey && !isTyping(press.composedPath());
}

/** The search of the header; other windows and a middle button are the browser's. */
export const isSearchLink = (press: MouseEvent): boolean =>
  press.button === 0 &&
  !press.ctrlKey &&
  !press.metaKey &&
  !press.shiftKey &&
  !press.altKey &&
  press.target instanceof Element &&
  press.target.closest('a[data-search]') !== null;
