import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contentPolicy, type Directives, policyIn, policyText } from '../server/content-policy.ts';
import { NEUTRAL } from '../server/page-file.ts';
import { pageHeaders } from '../server/page-headers.ts';

type Options = {
  /** The provider's API; empty when it is the page's own. */
  apiHost: string;
  /** Where pages report to: a path of the site, an address elsewhere, or empty. */
  reportUrl: string;
  withMocks: boolean;
  /** The developers' tools (src/workbench) are in the page; a production build has none. */
  withWorkbench: boolean;
};

/** Vite's own scripts and styles in development carry this; the policy of a built page knows none. */
export const developmentNonce = 'development';

/**
 * Writes the Content-Security-Policy into the built page and sends it, with what only a header can say, from the preview server. The
 * development server sends the same policy, with room for what Vite itself adds to a page: a violation shows where it is made.
 */
export function contentSecurityPolicy({ apiHost, reportUrl, withMocks, withWorkbench }: Options): Plugin {
  const [apiOrigin, reportOrigin] = [apiHost, reportUrl].map(originOf);
  const own = contentPolicy({ apiOrigin, reportOrigin, withMocks });
  const directives = withWorkbench ? besideTools(own) : own;
  return {
    name: 'aman:content-security-policy',
    transformIndexHtml: {
      order: 'post',
      handler(html, context) {
        if (context.server) return html;
        // Written as text: vite would escape the quotation marks, which is right and unreadable.
        const policy = policyText(directives);
        return html.replace('<head>', `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`);
      },
    },
    configureServer(server) {
      const roomier = policyText(inDevelopment(directives));
      server.middlewares.use((_request, response, next) => {
        response.setHeader('Content-Security-Policy', roomier);
        next();
      });
    },
    configurePreviewServer({ config, middlewares }) {
      // The built site's own: it may have been built for another API, or with the stand-in provider.
      const built = readFileSync(join(resolve(config.root, config.build.outDir), NEUTRAL), 'utf8');
      const headers = Object.entries(pageHeaders(policyIn(built)));
      middlewares.use((_request, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value);
        next();
      });
    },
  };
}

/** Empty for what is the page's own. @throws when it is neither a path nor an address */
function originOf(url: string): string {
  return url === '' || /^\/[^/]/.test(url) ? '' : new URL(url).origin;
}

/** Vite's client injects scripts and styles with a nonce and listens on a socket. */
function inDevelopment(policy: Directives): Directives {
  return {
    ...withNonce(policy, 'script-src'),
    // src/workbench/trust-tools.ts
    ...(policy['trusted-types'] && { 'trusted-types': [...policy['trusted-types'], 'default'] }),
    'connect-src': [...(policy['connect-src'] ?? []), 'ws:'],
  };
}

/** The tools write their styles while they run, with the nonce, and style attributes into what they draw. */
function besideTools(policy: Directives): Directives {
  return { ...withNonce(policy, 'style-src'), 'style-src-attr': ["'unsafe-inline'"] };
}

function withNonce(policy: Directives, ...names: string[]): Directives {
  const widened = names.map((name) => [name, [...(policy[name] ?? []), `'nonce-${developmentNonce}'`]]);
  return { ...policy, ...Object.fromEntries(widened) };
}
