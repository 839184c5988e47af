// The policy of pages: strict in production, no looser in development than Vite needs, and no injection into a directive.
import { expect, test } from 'vitest';
import { contentSecurityPolicy, isFrameAncestor, securityHeaders } from './security-headers.ts';

const directives = (text: string) => Object.fromEntries(text.split('; ').map((directive) => [directive.split(' ')[0], directive]));

test('production: nothing inline, nothing evaluated, HTML only by named policies', () => {
  const policy = contentSecurityPolicy({ frameAncestors: [], development: false });
  expect(policy).not.toMatch(/unsafe|\*|http:/);
  expect(directives(policy)).toMatchObject({
    'script-src': "script-src 'self'",
    'style-src': "style-src 'self'",
    'base-uri': "base-uri 'none'",
    'object-src': "object-src 'none'",
    'form-action': "form-action 'self'",
    'frame-ancestors': "frame-ancestors 'self'",
    'require-trusted-types-for': "require-trusted-types-for 'script'",
    'trusted-types': 'trusted-types foyer-html foyer-worker dompurify',
  });
});

test('what else a page may not do: places, microphones, payments; only its own camera for the codes on badges', () => {
  expect(securityHeaders({ frameAncestors: [], development: false }, false)).toEqual({
    'content-security-policy': contentSecurityPolicy({ frameAncestors: [], development: false }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  });
});

test('development lets Vite in, but never eval', () => {
  const policy = contentSecurityPolicy({ frameAncestors: [], development: true });
  expect(directives(policy)['script-src']).toBe("script-src 'self' 'unsafe-inline'");
  expect(policy).not.toContain('unsafe-eval');
});

test('frame ancestors are added', () => {
  expect(contentSecurityPolicy({ frameAncestors: ['https://society.example.org'], development: false })).toContain(
    "frame-ancestors 'self' https://society.example.org",
  );
});

test.each(['https://a.example.org', 'https://*.example.org', 'http://localhost:3000'])('%s may frame', (origin) =>
  expect(isFrameAncestor(origin)).toBe(true),
);
test.each(['*', 'https://a.example.org/path', 'https://a; script-src *', "'none'", 'javascript:x', 'https://a\nb'])(
  '%j may not',
  (origin) => expect(isFrameAncestor(origin)).toBe(false),
);
