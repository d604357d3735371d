import type { Fault } from './fault.ts';

const headers = ['tests/unit/server/content-policy.test.ts'];

/** Measures of SECURITY.md against foreign code, and for a token that goes nowhere else, taken out. */
export const policyFaults: readonly Fault[] = [
  {
    what: 'the policy asks for no Trusted Types',
    file: 'server/content-policy.ts',
    from: `    ...(!withMocks && { 'require-trusted-types-for': ["'script'"], 'trusted-types': trustedPolicies }),\n`,
    to: `    ...(withMocks && { 'trusted-types': trustedPolicies }),\n`,
  },
  {
    what: 'the policy allows scripts in the page',
    file: 'server/content-policy.ts',
    from: `'script-src': ["'self'"],`,
    to: `'script-src': ["'self'", "'unsafe-inline'"],`,
  },
  {
    what: 'the policy lets data go anywhere',
    file: 'server/content-policy.ts',
    from: `'connect-src': ["'self'", ...api],`,
    to: `'connect-src': ["'self'", 'https:', ...api],`,
  },
  {
    what: 'anybody may frame the site',
    file: 'server/page-headers.ts',
    from: "`${policy}; frame-ancestors 'none'`",
    to: 'policy',
  },
  {
    what: 'the type of a file is guessed',
    file: 'server/page-headers.ts',
    from: `    'X-Content-Type-Options': 'nosniff',\n`,
    to: ``,
  },
  {
    what: 'nginx sends no policy with Trusted Types',
    file: 'docs/hosting/nginx.conf',
    from: ` require-trusted-types-for 'script'; trusted-types aman-json-ld aman-worker;`,
    to: ``,
    readers: headers,
  },
  {
    what: 'Caddy sends no policy',
    file: 'docs/hosting/Caddyfile',
    from: `		Content-Security-Policy "default-src`,
    to: `		X-Content-Security-Policy "default-src`,
    readers: headers,
  },
  {
    what: 'a page carries no policy in itself',
    file: 'build/content-security-policy.ts',
    from: `if (context.server) return html;`,
    to: `if (context.server || html !== '') return html;`,
    browser: ['tests/e2e/guards.spec.ts', '-g', 'inline'],
  },
  {
    what: 'a cabinet is drawn by the server and kept for others',
    file: 'server/app.ts',
    from: `/^\\/(fo|auth`,
    to: `/^\\/(auth`,
  },
  {
    what: 'markup of a user ends the element with the data of a page',
    file: 'src/server.tsx',
    from: `JSON.stringify(state).replaceAll('<', String.raw\`\\u003C\`)`,
    to: `JSON.stringify(state)`,
    readers: ['tests/build/prerender.test.ts'],
  },
  {
    what: 'the policy of Trusted Types lets any address be a worker',
    file: 'src/shared/site-worker.ts',
    from: `    if (asked !== '/sw.js') throw new TypeError(\`Not our worker: \${asked}\`);\n`,
    to: ``,
  },
  {
    what: 'the policy of Trusted Types lets any text be a script',
    file: 'src/shell/page-meta/write-head.ts',
    from: `  JSON.parse(text);\n`,
    to: ``,
  },
  {
    what: 'a text of a user becomes markup',
    file: 'src/shared/ui/folded-text.tsx',
    from: `export function FoldedText`,
    to: `export const raw = (text: string) => <p dangerouslySetInnerHTML={{ __html: text }} />;\nexport function FoldedText`,
    readers: ['tests/unit/security.test.ts'],
  },
  {
    what: 'requests carry cookies',
    file: 'src/shared/api/http.ts',
    from: `credentials: 'omit',`,
    to: `credentials: 'include',`,
  },
  {
    what: 'the token follows a redirect',
    file: 'src/shared/api/http.ts',
    from: `redirect: 'error',`,
    to: `redirect: 'follow',`,
  },
  {
    what: '«..» as a slug turns a request into another one',
    file: 'src/shared/api/http.ts',
    from: `|| !url.pathname.startsWith(API_PATH) || climbs) {`,
    to: `|| !url.pathname.startsWith(API_PATH)) {`,
  },
  {
    what: 'an upload follows a redirect',
    file: 'src/shared/api/upload.ts',
    from: `if (request.responseURL === '' || request.responseURL === url.href) resolve`,
    to: `if (request.responseURL !== 'about:blank') resolve`,
  },
  {
    what: 'pictures come from any origin',
    file: 'src/shared/api/origin.ts',
    from: `return url.origin === origin ? url.href : undefined;`,
    to: `return url.href;`,
  },
  {
    what: 'a contact leads to a script',
    file: 'src/domain/place/contact-list.tsx',
    from: `if (!/^https?:\\/\\//i.test(text) || !URL.canParse(text)) return undefined;`,
    to: `if (!URL.canParse(text)) return undefined;`,
  },
  {
    what: 'a contact of a kind that we do not know leads to a host that is not there',
    file: 'src/domain/place/contact-list.tsx',
    from: `(isKnown ? profileUrl(kind, text) : undefined)`,
    to: `profileUrl(kind, text)`,
  },
  {
    what: 'a line break in «redirect» hides another site',
    file: 'src/shared/url/redirect-param.ts',
    from: ` || /[\\p{Cc}\\\\]/u.test(value)) return undefined;`,
    to: `) return undefined;`,
  },
  {
    what: '«/.//host» is a page of ours',
    file: 'src/shared/url/redirect-param.ts',
    from: ` || url.pathname.startsWith('//')) return undefined;`,
    to: `) return undefined;`,
  },
  {
    what: 'a login leads to a page that does not exist',
    file: 'src/features/auth/session/destination.ts',
    from: `return !('**' in params);`,
    to: `return true;`,
    browser: ['tests/e2e/session.spec.ts', '-g', 'never leads'],
  },
];
