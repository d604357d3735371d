import type { Plugin } from 'vite';

/** Nobody's search leads into a cabinet or to a login. */
const closed = ['/fo/', '/auth', '/unauthorized'];

/**
 * Puts robots.txt beside the built page. The site with the stand-in provider stays out of every index: its doctors are invented.
 * `npm run tool -- prerender` adds the address of the sitemap, which has to be a full one.
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
