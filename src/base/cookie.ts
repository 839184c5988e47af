// The cookies that scripts of this site write: choices a server must know before any script runs.

/** Writes a cookie of the whole site that lasts `seconds`; an empty value removes it. A device that stores none ignores it. */
export function writeCookie(name: string, value: string, seconds: number): void {
  if (value === '' && !document.cookie.includes(`${name}=`)) return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax; max-age=${value === '' ? 0 : seconds}${secure}`;
}

/** A year, in seconds. */
export const ONE_YEAR = 365 * 24 * 3600;
