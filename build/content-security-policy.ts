import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { pageHeaders } from '../server/page-headers.ts';

type Options = {
  /** Origin of the provider's API; empty when it is the page's own. */
  apiHost: string;
  /** The stand-in provider registers its worker by a plain address, which Trusted Types forbid. */
  withMocks: boolean;
};

/**
 * The stylesheet that sonner 1.7.4 adds to the page, by its hash; it is put into an element that is empty at first. Another text is a
 * policy violation, which every end-to-end test watches for.
 */
const sonnerStyles = ["'sha256-Od9mHMH7x2G6QuoV3hsPkDCwIyqbg2DX3F5nLeCYQBc='", hash('')];

/** Vite's own scripts and styles in development carry this; the policy of a built page knows none. */
export const developmentNonce = 'development';

/**
 * The one policy that may make trusted texts. Search engines read data about a page from a script element that is never run, but
 * whose text Trusted Types take for code all the same; the policy lets nothing through but JSON (src/shell/page-meta/write-head.ts).
 */
const jsonLdPolicy = 'aman-json-ld';

/**
 * Writes the Content-Security-Policy into the built page and sends it, with `frame-ancestors`, from the preview server. The
 * development server sends the same policy, with room for what Vite itself adds to a page: a violation shows where it is made.
 */
export function contentSecurityPolicy({ apiHost, withMocks }: Options): Plugin {
  const apiOrigin = apiHost === '' ? '' : new URL(apiHost).origin;
  return {
    name: 'aman:content-security-policy',
    transformIndexHtml: {
      order: 'post',
      handler(html, context) {
        if (context.server) return html;
        // Written as text: vite would escape the quotation marks, which is right and unreadable.
        const policy = written(directives(apiOrigin, withMocks));
        return html.replace('<head>', `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`);
      },
    },
    configureServer(server) {
      const policy = written(inDevelopment(directives(apiOrigin, withMocks)));
      server.middlewares.use((_request, response, next) => {
        response.setHeader('Content-Security-Policy', policy);
        next();
      });
    },
    configurePreviewServer(server) {
      server.middlewares.use((_request, response, next) => {
        for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value);
        next();
      });
    },
  };
}

type Directives = Record<string, string[]>;

function directives(apiOrigin: string, withMocks: boolean): Directives {
  const api = apiOrigin === '' ? [] : [apiOrigin];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...sonnerStyles],
    'img-src': ["'self'", 'data:', 'blob:', ...api],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    ...(withMocks
      ? { 'worker-src': ["'self'"] }
      : { 'require-trusted-types-for': ["'script'"], 'trusted-types': [jsonLdPolicy] }),
  };
}

/** Vite's client injects scripts and styles with a nonce and listens on a socket. */
function inDevelopment(policy: Directives): Directives {
  const nonce = `'nonce-${developmentNonce}'`;
  const withNonce = (name: string): string[] => [...(policy[name] ?? []), nonce];
  return {
    ...policy,
    'script-src': withNonce('script-src'),
    'style-src': withNonce('style-src'),
    'connect-src': [...(policy['connect-src'] ?? []), 'ws:'],
  };
}

function written(policy: Directives): string {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
