export interface PolicyOptions {
  /** Origin of the provider's API. Empty if the API has the page's own origin. */
  readonly apiOrigin?: string | undefined;
  /**
   * Origin that receives reports (docs/reports.md). Empty if reports go to the page's own origin or
   * are not sent.
   */
  readonly reportOrigin?: string | undefined;
  /**
   * Set if the stand-in provider is used. It registers its worker by a plain URL, which Trusted
   * Types would block.
   */
  readonly withMocks?: boolean;
}

export type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * Hashes of sonner's stylesheet (1.7.4) and of the empty element to which sonner adds it. If the
 * stylesheet changes, it violates the policy, and all end-to-end tests fail.
 */
const sonnerStyles = [
  "'sha256-Od9mHMH7x2G6QuoV3hsPkDCwIyqbg2DX3F5nLeCYQBc='",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
];

/**
 * Names of the allowed Trusted Types policies. `aman-json-ld` accepts only JSON. It is needed
 * because structured data is in a script element, which counts as code although it never runs
 * (src/shell/page-meta/write-head.ts). `aman-worker` accepts only the URL of the service worker
 * (src/shared/site-worker.ts), `aman-polyfills` only the script with polyfills
 * (src/hydration/old-browser.ts).
 */
const trustedPolicies = ['aman-json-ld', 'aman-worker', 'aman-polyfills'];

/**
 * The Content-Security-Policy of the built site. Each page contains the policy in a meta element,
 * and every server sends it as a header.
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
 * Reads the policy of a built page.
 * @throws if the page has no policy, because a page without a policy must not be sent
 */
export function policyIn(page: string): string {
  const policy = META.exec(page)?.groups?.['policy'];
  if (policy === undefined) throw new Error('The page carries no Content-Security-Policy');
  return policy;
}
