// Security headers of every answer, errors included (ASVS 5.0 chapter 3): what a page may load, run and embed.
import type { FastifyInstance } from 'fastify';

export type SecurityOptions = {
  /** Origins that may frame the pages, for example `https://society.example.org`; the site itself always may. */
  frameAncestors: readonly string[];
  /** Lets Vite's client run: inline scripts and styles, its websocket. Never in production. */
  development: boolean;
  /** Origins of scripts and calls of the services that measure an event; omitted for none. */
  analytics?: { scripts: readonly string[]; calls: readonly string[] };
  /** Origins of style sheets and fonts of an external font service; omitted for none. */
  fonts?: readonly string[];
  /** Origins that a page may show in a frame, `https:` for all with TLS; omitted for the site itself alone. */
  frames?: readonly string[];
};

/** Trusted Types policies: the one HTML policy with the sanitiser behind it, and addresses of workers. Nothing else may turn text into HTML or code. */
const trustedPolicies = ['foyer-html', 'foyer-worker', 'dompurify'];

/** The policy of scripts of services that measure; only where an event has some. */
const ANALYTICS_POLICY = 'foyer-analytics';

/** The Content-Security-Policy of pages and API alike. `services`: origins a page of an instance may call in addition to its own (A §3 Instance configuration). `inline`: SHA-256 (base64) of the style elements and the one script of a rendered page; empty for none. */
export function contentSecurityPolicy(
  { frameAncestors, development, analytics = { scripts: [], calls: [] }, fonts = [], frames = [] }: SecurityOptions,
  services: readonly string[] = [],
  inline: { styles?: readonly string[]; script?: string } = {},
): string {
  const allowed = (...hashes: readonly string[]): string =>
    development ? " 'unsafe-inline'" : hashes.map((hash) => hash && ` 'sha256-${hash}'`).join('');
  const directives = [
    "default-src 'self'",
    [`script-src 'self'${allowed(inline.script ?? '')}`, ...analytics.scripts].join(' '),
    [`style-src 'self'${allowed(...(inline.styles ?? []))}`, ...fonts].join(' '),
    // Pictures and films come from wherever the organiser keeps them.
    "img-src 'self' https: data:",
    "media-src 'self' https: data: blob:",
    ["font-src 'self'", ...fonts].join(' '),
    ["connect-src 'self'", ...new Set([...services, ...analytics.calls]), ...(development ? ['ws:', 'wss:'] : [])].join(' '),
    ["frame-src 'self'", ...frames].join(' '),
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    `frame-ancestors ${["'self'", ...frameAncestors].join(' ')}`,
  ];
  // Vite's error overlay writes HTML; in production only the policies named here do.
  if (!development)
    directives.push(
      "require-trusted-types-for 'script'",
      `trusted-types ${[...trustedPolicies, ...(analytics.scripts.length > 0 ? [ANALYTICS_POLICY] : [])].join(' ')}`,
    );
  return directives.join('; ');
}

/** An origin as frame-ancestors accepts it: scheme and host, no path, nothing that could end the directive. */
export const isFrameAncestor = (text: string): boolean => /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i.test(text);

/** What a page may use of the device: nothing, or this site's own camera on the page that scans codes. */
export const permissionsPolicy = ({ camera = false } = {}): string =>
  `camera=(${camera ? 'self' : ''}), microphone=(), geolocation=(), payment=(), usb=()`;

/** The headers by name; `https` adds the promise to stay there. */
export function securityHeaders(options: SecurityOptions, https: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy(),
    'cross-origin-opener-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** Sets the headers on every answer before anything else can fail. */
export function registerSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const plain = securityHeaders(options, false);
  const overHttps = securityHeaders(options, true);
  // Not asynchronous: every answer passes here.
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(request.protocol === 'https' ? overHttps : plain).header('x-request-id', request.id);
    next();
  });
}
