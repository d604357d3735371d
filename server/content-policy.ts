export interface PolicyOptions {
  /** Origin of the provider's API; empty when it is the page's own. */
  readonly apiOrigin?: string | undefined;
  /** Where pages report to (docs/reports.md); empty when it is the page's own origin, or nothing is reported. */
  readonly reportOrigin?: string | undefined;
  /** The stand-in provider registers its worker by a plain address, which Trusted Types forbid. */
  readonly withMocks?: boolean;
}

export type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * The stylesheet that sonner 1.7.4 adds to the page, by its hash; it is put into an element that is empty at first. Another text is a
 * policy violation, which every end-to-end test watches for.
 */
const sonnerStyles = [
  "'sha256-Od9mHMH7x2G6QuoV3hsPkDCwIyqbg2DX3F5nLeCYQBc='",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
];

/**
 * The policies that may make trusted texts. Search engines read data about a page from a script element that is never run, but
 * whose text Trusted Types take for code all the same: one lets nothing through but JSON (src/shell/page-meta/write-head.ts). The second
 * lets nothing through but the address of the service worker (src/shared/site-worker.ts), the third nothing but the script with what an old
 * browser lacks (src/hydration/old-browser.ts).
 */
const trustedPolicies = ['aman-json-ld', 'aman-worker', 'aman-polyfills'];

/** The Content-Security-Policy of the built site: in each page as a meta element, and from every server as a header. */
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
 * The policy that the build has written into a page.
 *
 * @throws when there is none: a page without a policy must not be sent
 */
export function policyIn(page: string): string {
  const policy = META.exec(page)?.groups?.['policy'];
  if (policy === undefined) throw new Error('The page carries no Content-Security-Policy');
  return policy;
}
