// Web addresses of the source: absolute, with a scheme that is allowed, or nothing.

/** The address, resolved against `base` when it is relative; empty for anything that is not http, https or mailto. */
export function webAddress(text: string, base = ''): string {
  return resolved(text, base, /^(https?|mailto):$/);
}

/** As `webAddress`, for pictures and films: only https, which is all a page may load. */
export const mediaAddress = (text: string, base = ''): string => resolved(text, base, /^https:$/);

function resolved(text: string, base: string, schemes: RegExp): string {
  if (text === '') return '';
  const url = URL.parse(text, base === '' ? undefined : base);
  return url && schemes.test(url.protocol) ? url.href : '';
}
