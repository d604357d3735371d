import type { Plugin } from 'vite';

/** Paths that crawlers must not read: cabinets and login. */
const closed = ['/fo/', '/auth', '/unauthorized'];

/**
 * Writes robots.txt. With the stand-in provider crawlers may not read the site, because its doctors
 * are invented. `npm run tool -- prerender` adds the sitemap, which needs an absolute URL.
 */
export function robots({ withMocks }: { withMocks: boolean }): Plugin {
  return {
    name: 'aman:robots',
    apply: 'build',
    generateBundle() {
      const disallowed = withMocks ? ['/'] : closed;
      const source = ['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`), ''].join('\n');
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source });
    },
  };
}
