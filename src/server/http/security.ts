import { hash } from 'node:crypto';
import { EARLY_PRESSES } from '#rules/page/early-presses.ts';

/**
 * Headers of every answer. Pages are the same for everybody and kept as bytes, so there can be no nonce: scripts and
 * styles come from files of this origin alone, but for one script that never changes, which is allowed by its hash. Data
 * in pages is never executable.
 */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' https: data:",
  'media-src': "'self' https:",
  'frame-src': "'self' https://www.youtube-nocookie.com",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};
type Extra = Partial<Record<keyof typeof POLICY, string>>;

const BUILT: Extra = { 'script-src': `'sha256-${hash('sha256', EARLY_PRESSES, 'base64')}'` };

/** Vite's client connects back for hot reload and puts styles into the page. */
const DEV: Extra = { 'style-src': "'unsafe-inline'", 'script-src': "'unsafe-inline'", 'connect-src': 'ws:' };

/** The sources that Google needs on pages with its maps, for its map hosts alone. */
const GOOGLE_MAPS: Extra = {
  'script-src': "https://maps.googleapis.com 'unsafe-eval' blob:",
  'style-src': "'unsafe-inline' https://fonts.googleapis.com",
  'font-src': 'https://fonts.gstatic.com',
  'frame-src': 'https://*.google.com',
  'connect-src': 'https://maps.googleapis.com https://*.google.com https://*.gstatic.com data: blob:',
  'worker-src': 'blob:',
};

/** The sources that Stripe needs on the page with its card form. */
const STRIPE: Extra = {
  'script-src': 'https://js.stripe.com https://*.js.stripe.com',
  'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  'connect-src': 'https://api.stripe.com',
};
const OTHERS = 'microphone=(), geolocation=(self)';
const PERMISSIONS = `camera=(), ${OTHERS}`;

/** Pages of the office may use the camera, which reads barcodes. */
export const OFFICE_PERMISSIONS = `camera=(self), ${OTHERS}, payment=()`;

interface SecurityOptions {
  publicUrl: string | undefined;
  dev: boolean;
  googleMapsKey: string | undefined;
  mapTilesUrl: string | undefined;
}

function contentSecurityPolicy({ dev, mapTilesUrl }: SecurityOptions, more: Extra = {}): string {
  const extras = [dev ? DEV : BUILT, tilesOf(mapTilesUrl), more];
  return Object.entries(POLICY)
    .map(([name, sources]) => {
      const added = extras.flatMap((extra) => extra[name as keyof typeof POLICY] ?? []);
      return [name, sources, ...added].join(' ');
    })
    .join('; ');
}

/** Pictures may come from any HTTPS host. A host of map tiles without HTTPS has to be named. */
function tilesOf(url: string | undefined): Extra {
  return url?.startsWith('http:') ? { 'img-src': new URL(url).origin } : {};
}

/** The content policy of pages with a Google map. It allows more than other pages need. */
export function mapPolicy(options: SecurityOptions): string | undefined {
  return options.googleMapsKey === undefined ? undefined : contentSecurityPolicy(options, GOOGLE_MAPS);
}

/** Headers of the page with the card form. They replace the usual ones. */
export function cardHeaders(options: SecurityOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options, STRIPE),
    'permissions-policy': `${PERMISSIONS}, payment=(self "https://js.stripe.com")`,
  };
}

export function securityHeaders(options: SecurityOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `${PERMISSIONS}, payment=()`,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(options.publicUrl?.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** Headers of the builder's canvas, which the office shows in a frame. They replace the usual ones. */
export function canvasHeaders(options: SecurityOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options).replace(
      "frame-ancestors 'none'",
      "frame-ancestors 'self'",
    ),
    'x-frame-options': 'SAMEORIGIN',
  };
}

/** For a page that only the office shows, in a frame: styles of its own and pictures, no scripts and no forms. */
export const PREVIEW_HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "img-src 'self' https: data:",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
};

/** The same headers, with a policy that also allows one inline style sheet, by its hash. */
export function allowingStyle(headers: readonly string[], hash: string | undefined): readonly string[] {
  if (hash === undefined) return headers;
  // In development every inline style is allowed. A hash there would forbid the others.
  return headers.map((value) => value.replace("style-src 'self';", `style-src 'self' '${hash}';`));
}
