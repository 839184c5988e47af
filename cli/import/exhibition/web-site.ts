// Addresses as people type them into a table: often without a scheme.
import { LONGEST_ADDRESS } from '../../../src/model/fields.ts';
import { mediaAddress, webAddress } from '../values/addresses.ts';

/** A name of a host with what may follow it; nothing before it that could be a scheme. */
const bare = /^(?:[\p{L}\p{N}-]{1,63}\.){1,10}[\p{L}\p{N}-]{2,63}(?::\d{1,5})?(?:[/?#]\S{0,2000})?$/u;

/** The address of a site: `www.example.org` gets https. Empty for anything that is no address on the web, `javascript:` and mail among it. */
export function siteAddress(text: string, base = ''): string {
  const address = bare.test(text) ? webAddress(`https://${text}`) : webAddress(text, base);
  return address.length > LONGEST_ADDRESS || address.startsWith('mailto:') ? '' : address;
}

/** As `siteAddress`, for pictures and films: only https. */
export function mediaSite(text: string, base = ''): string {
  const address = mediaAddress(text, base);
  return address.length > LONGEST_ADDRESS ? '' : address;
}

/** Whether a text is the path of a picture beside the source: below its folder, with an ending pictures have. */
export const isPicturePath = (text: string): boolean =>
  text.length <= 300 &&
  /^[^\\:?#<>"|*\p{Cc}]{1,300}\.(?:png|jpe?g|svg|webp|avif|gif)$/iu.test(text) &&
  !text.startsWith('/') &&
  !text.split('/').some((part) => part === '..' || part === '');
