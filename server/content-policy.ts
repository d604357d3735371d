export interface PolicyOptions {
  /** Origin of the provider's API; empty for the page's own origin. */
  readonly apiOrigin?: string | undefined;
  /**
   * Origin that receives reports (docs/reports.md); empty for the page's own origin or without
   * reports.
   */
  readonly reportOrigin?: string | undefined;
  /** The stand-in provider registers its worker by a plain URL, which Trusted Types would block. */
  readonly withMocks?: boolean;
}

export type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * Hashes of the stylesheet that sonner 1.7.4 adds, and of the empty element it adds it to. A
 * changed stylesheet violates the policy, which every end-to-end test checks.
 */
const sonnerStyles = [
  "'sha256-Od9mHMH7x2G6QuoV3hsPkDCwIyqbg2DX3F5nLeCYQBc='",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
];

/**
 * Trusted Types policies. `aman-json-ld` accepts only JSON: structured data for search engines is
 * in a script element, which counts as code though it never runs
 * (src/shell/page-meta/write-head.ts). `aman-worker` accepts only the URL of the service worker
 * (src/shared/site-worker.ts), `aman-polyfills` only the polyfill script
 * (src/hydration/old-browser.ts).
 */
const trustedPolicies = ['aman-json-ld', 'aman-worker', 'aman-polyfills'];

/**
 * The Content-Security-Policy of the built site: a meta element in each page and a header from
 * every server.
 */
export function contentPolicy({ apiOrigin = '', reportOrigin = '', withMocks = false }: PolicyOptions): Directives {
  const api = apiOrigin === '' ? [] : [apiOrigin];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...sonnerStyles],
    'img-src': ["'self'", 'data:', 'blob:', ...api],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...(reportOrigin === '' ? [] : [reportOrigin])],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'worker-src': ["'self'"],
    ...(!withMocks && { 'require-trusted-types-for': ["'script'"], 'trusted-types': trustedPolicies }),
  };
}

export function policyText(policy: Directives): string {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const META = /<meta http-equiv="Content-Security-Policy" content="(?<policy>[^"]+)"/;

/**
 * The policy in a built page.
 *
 * @throws if there is none: a page without a policy must not be sent
 */
export function policyIn(page: string): string {
  const policy = META.exec(page)?.groups?.['policy'];
  if (policy === undefined) throw new Error('The page carries no Content-Security-Policy');
  return policy;
}
