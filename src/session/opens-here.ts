// Which press of a link opens its page in this window; new tabs, windows and downloads are the browser's.
import type { MouseEvent } from 'react';

/** Whether nobody has handled the press yet, and it asks for no other tab or window. The keyboard's Enter arrives as a press, too. */
export const opensHere = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
