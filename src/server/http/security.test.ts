import { expect, it } from 'vitest';
import { cardHeaders, mapPolicy, securityHeaders } from './security.ts';

type Options = Parameters<typeof securityHeaders>[0];
const options: Options = {
  publicUrl: undefined,
  dev: false,
  googleMapsKey: undefined,
  mapTilesUrl: undefined,
};

function policyOf(given: Partial<Options>): Map<string, string> {
  return read(securityHeaders({ ...options, ...given })['content-security-policy'] ?? '');
}

function read(policy: string): Map<string, string> {
  return new Map(
    policy.split('; ').map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
  );
}

/** The script that keeps early presses. */
const EARLY = /^'self' 'sha256-[\w+/=]{44}'$/;

it('lets nothing but files of the shop itself and one known script be executed', () => {
  const policy = policyOf({});
  expect(policy.get('script-src')).toMatch(EARLY);
  expect(policyOf({ dev: true }).get('script-src'), 'a hash would forbid what Vite adds').not.toContain(
    'sha256',
  );
  expect(policy.get('style-src')).toBe("'self'");
  expect(policy.get('connect-src')).toBe("'self'");
  expect(policy.get('frame-ancestors')).toBe("'none'");
});

it("lets Google's maps in on pages with a map alone, where there is a key", () => {
  const withKey = { ...options, googleMapsKey: 'AIza-key' };
  expect(policyOf(withKey)).toEqual(policyOf({}));
  expect(mapPolicy(options)).toBeUndefined();
  const policy = read(mapPolicy(withKey) ?? '');
  expect(policy.get('script-src')).toMatch(/^'self' 'sha256-\S+' https:\/\/maps\.googleapis\.com /);
  expect(policy.get('script-src')).not.toContain("'unsafe-inline'");
  expect(policy.get('connect-src')).toContain('https://maps.googleapis.com');
  expect(policy.get('default-src')).toBe("'none'");
});

it("lets Stripe's form, its frames and its calls in on the page where cards are typed, and nothing else", () => {
  const { 'content-security-policy': policy = '', 'permissions-policy': permissions } = cardHeaders(options);
  const added = [...read(policy)].filter(([name, sources]) => policyOf({}).get(name) !== sources);
  expect(Object.fromEntries(added)).toEqual({
    'script-src': `${policyOf({}).get('script-src')} https://js.stripe.com https://*.js.stripe.com`,
    'frame-src':
      "'self' https://www.youtube-nocookie.com https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    'connect-src': "'self' https://api.stripe.com",
  });
  expect(permissions).toContain('payment=(self "https://js.stripe.com")');
  expect(securityHeaders(options)['permissions-policy']).toContain('payment=()');
});

it.each([
  ['https://tiles.example/{z}/{x}/{y}.png', "'self' https: data:"],
  ['/tiles/{z}/{x}/{y}.png', "'self' https: data:"],
  ['http://tiles.example:8080/{z}/{x}/{y}.png', "'self' https: data: http://tiles.example:8080"],
])('lets pictures of maps come from %s', (mapTilesUrl, sources) => {
  expect(policyOf({ mapTilesUrl }).get('img-src')).toBe(sources);
});
