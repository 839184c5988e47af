// What a host of files reads itself: headers a page cannot carry (for hosts that take `_headers`), and the sign that no name has a meaning.

/** What a server says in headers in addition to its policy; a page can say none of it in itself. */
const everywhere = [
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: strict-origin-when-cross-origin',
  'Permissions-Policy: camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy: same-origin',
  // In addition to the policy in each page: of two policies both hold.
  "Content-Security-Policy: frame-ancestors 'self'",
];
const FOR_EVER = 'Cache-Control: public, max-age=31536000, immutable';

/** The files, with paths from the root of the site; addresses in them begin with `base`. */
export function hostFiles(base: string): { path: string; text: string }[] {
  const rules: readonly (readonly [path: string, headers: readonly string[]])[] = [
    ['*', everywhere],
    ['static/*', [FOR_EVER]],
    ['assets/*', [FOR_EVER]],
    ['social/*', [FOR_EVER]],
    ['api/Programme/Calendar/*', ['Content-Type: text/calendar; charset=utf-8']],
  ];
  return [
    {
      path: '_headers',
      text: `${rules.map(([path, headers]) => [base + path, ...headers.map((line) => `  ${line}`)].join('\n')).join('\n')}\n`,
    },
    // Some hosts leave out names that begin with an underscore unless this is there.
    { path: '.nojekyll', text: '' },
  ];
}
