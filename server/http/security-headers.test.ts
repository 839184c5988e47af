// The policy of pages: strict in production, no looser in development than Vite needs, and no injection into a directive.
import { expect, test } from 'vitest';
import { contentSecurityPolicy, isFrameAncestor, permissionsPolicy, securityHeaders } from './security-headers.ts';

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

test('what else a page may not do: places, microphones, payments; its own camera only where codes are scanned', () => {
  expect(securityHeaders({ frameAncestors: [], development: false }, false)).toEqual({
    'content-security-policy': contentSecurityPolicy({ frameAncestors: [], development: false }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(permissionsPolicy({ camera: true })).toMatch(/^camera=\(self\), microphone=\(\)/);
});

test('development lets Vite in, but never eval', () => {
  const policy = contentSecurityPolicy({ frameAncestors: [], development: true });
  expect(directives(policy)['script-src']).toBe("script-src 'self' 'unsafe-inline'");
  expect(policy).not.toContain('unsafe-eval');
});

test('a rendered page may have its own style element and script, and no others', () => {
  const policy = contentSecurityPolicy({ frameAncestors: [], development: false }, [], { styles: ['AAA='], script: 'BBB=' });
  expect(directives(policy)).toMatchObject({
    'script-src': "script-src 'self' 'sha256-BBB='",
    'style-src': "style-src 'self' 'sha256-AAA='",
  });
});

test('frame ancestors are added', () => {
  expect(contentSecurityPolicy({ frameAncestors: ['https://society.example.org'], development: false })).toContain(
    "frame-ancestors 'self' https://society.example.org",
  );
});

test.each(['https://a.example.org', 'https://*.example.org', 'http://localhost:3000'])('%s may frame', (origin) =>
  expect(isFrameAncestor(origin)).toBe(true),
);
test('services that measure may be called; scripts run of those alone that have some, and under a policy of their own', () => {
  const policyOf = (scripts: string[]) =>
    directives(contentSecurityPolicy({ frameAncestors: [], development: false, analytics: { scripts, calls: ['https://m.example.org'] } }));
  const tags = policyOf(['https://tags.example.org']);
  expect([tags['script-src'], tags['connect-src']]).toEqual([
    "script-src 'self' https://tags.example.org",
    "connect-src 'self' https://m.example.org",
  ]);
  expect(tags['trusted-types']).toContain(' foyer-analytics');
  const calls = policyOf([]);
  expect([calls['script-src'], calls['trusted-types']?.includes('foyer-analytics')]).toEqual(["script-src 'self'", false]);
});

test('an external font service may bring style sheets and fonts, and nothing else', () => {
  const policyOf = (fonts: string[]) => directives(contentSecurityPolicy({ frameAncestors: [], development: false, fonts }));
  const [without, allowed] = [policyOf([]), policyOf(['https://fonts.example.org'])];
  expect([without['style-src'], without['font-src']]).toEqual(["style-src 'self'", "font-src 'self'"]);
  const changed = Object.keys(allowed).filter((name) => allowed[name] !== without[name]);
  expect(changed.map((name) => allowed[name])).toEqual([
    "style-src 'self' https://fonts.example.org",
    "font-src 'self' https://fonts.example.org",
  ]);
});

test.each(['*', 'https://a.example.org/path', 'https://a; script-src *', "'none'", 'javascript:x', 'https://a\nb'])(
  '%j may not',
  (origin) => expect(isFrameAncestor(origin)).toBe(false),
);
