// What is seen until the app has drawn a page that the server did not render: the event's colour and logo.
import type { Theme } from '../../src/model/documents/theme.ts';
import { type AssetHome, publicAddress } from '../published/addresses.ts';

/** The rule for it; empty where the theme says nothing. */
export function loadingCss({ loadingColour, loadingLogo }: Pick<Theme, 'loadingColour' | 'loadingLogo'>, home: AssetHome): string {
  // What could end the address or its line is written as an address writes it.
  const logo = publicAddress(loadingLogo, home).replaceAll(/["\\\n\r\f]/g, encodeURIComponent);
  const values = [loadingColour, logo && `url("${logo}") center / min(60vw, 20rem) no-repeat`].filter(Boolean).join(' ');
  return values ? `\n#root:empty, [data-starting] { min-block-size: 100dvh; background: ${values}; }\n` : '';
}
