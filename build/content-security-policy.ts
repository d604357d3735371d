import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contentPolicy, type Directives, policyIn, policyText } from '../server/content-policy.ts';
import { NEUTRAL } from '../server/page-file.ts';
import { pageHeaders } from '../server/page-headers.ts';

type Options = {
  /** Base URL of the provider's API. Empty if the API has the page's own origin. */
  apiHost: string;
  /**
   * Where pages send their reports: a path of the site, or a URL of another host. Empty if no
   * reports are sent.
   */
  reportUrl: string;
  withMocks: boolean;
  /** Whether pages contain the developer tools (src/workbench). False in production builds. */
  withWorkbench: boolean;
};

/**
 * Nonce of Vite's own scripts and styles in development. The policy of a built page has no nonce.
 */
export const developmentNonce = 'development';

/**
 * Writes the Content-Security-Policy into the built page. The preview server also sends it as a
 * header, together with the directives that work only in a header. The development server sends the
 * same policy with additions for Vite, so that violations show up during development.
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
        // Insert the element as text, because Vite would escape the quotation marks and make the
        // policy unreadable.
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
      // Read the policy from the built page, because it may have been built for another API or with
      // the stand-in provider.
      const built = readFileSync(join(resolve(config.root, config.build.outDir), NEUTRAL), 'utf8');
      const headers = Object.entries(pageHeaders(policyIn(built)));
      middlewares.use((_request, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value);
        next();
      });
    },
  };
}

/**
 * Origin of a URL. Empty if it is the page's own origin.
 *
 * @throws if `url` is neither a path nor a URL
 */
function originOf(url: string): string {
  return url === '' || /^\/[^/]/.test(url) ? '' : new URL(url).origin;
}

/**
 * Extends the policy for development: Vite's client inserts scripts and styles with a nonce and
 * opens a WebSocket.
 */
function inDevelopment(policy: Directives): Directives {
  return {
    ...withNonce(policy, 'script-src'),
    // `default` is the name of the policy in src/workbench/trust-tools.ts.
    ...(policy['trusted-types'] && { 'trusted-types': [...policy['trusted-types'], 'default'] }),
    'connect-src': [...(policy['connect-src'] ?? []), 'ws:'],
  };
}

/**
 * Extends the policy for the developer tools, which add stylesheets with the nonce, and style
 * attributes.
 */
function besideTools(policy: Directives): Directives {
  return { ...withNonce(policy, 'style-src'), 'style-src-attr': ["'unsafe-inline'"] };
}

function withNonce(policy: Directives, ...names: string[]): Directives {
  const widened = names.map((name) => [name, [...(policy[name] ?? []), `'nonce-${developmentNonce}'`]]);
  return { ...policy, ...Object.fromEntries(widened) };
}
