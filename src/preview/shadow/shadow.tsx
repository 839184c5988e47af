// A shadow root next to the page, so that no theme can break or hide the preview's own parts.
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import baseStyle from './base.css?inline';
import barStyle from '../bar/bar.css?inline';
import controlsStyle from '../bar/controls.css?inline';
import sliderStyle from '../bar/slider.css?inline';
import marksStyle from '../marks/marks.css?inline';
import panelStyle from '../panel/panel.css?inline';

/** The element that contains everything of the preview outside the page. */
export const HOST = 'foyer-preview';

/** Style sheets made by script: a policy of `style-src 'self'` allows them, and they need no element. */
function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

function makeHost(): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement(HOST);
  // Texts of the preview are English, whatever the page's language, and left to right.
  host.lang = 'en';
  host.dir = 'ltr';
  host.dataset['print'] = 'none';
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [baseStyle, controlsStyle, barStyle, sliderStyle, panelStyle, marksStyle].map(sheetOf);
  return { host, root };
}

/** Draws its children into the shadow root, at the end of the document. */
export function Shadow({ children }: { children: ReactNode }): ReactNode {
  const [{ host, root }] = useState(makeHost);
  useLayoutEffect(() => {
    document.body.append(host);
    return () => host.remove();
  }, [host]);
  return createPortal(children, root);
}

/** A style sheet for the page while it is needed: space at its end, so that everything can be scrolled out from under the bar. */
export function usePageStyle(css: string): void {
  useLayoutEffect(() => {
    const sheet = sheetOf(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css]);
}
