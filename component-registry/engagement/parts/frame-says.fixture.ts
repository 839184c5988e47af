// A message of the widget's frame on screen, for the tests of widgets.
import { act } from '@testing-library/react';

/** Sends it as the frame would. */
export const frameSays = (state: string): void => {
  const source = document.querySelector('iframe')!.contentWindow;
  act(() => void window.dispatchEvent(new MessageEvent('message', { data: { foyerWidget: state }, source })));
};
