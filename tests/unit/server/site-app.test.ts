import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { type SiteOptions, siteApp } from '../../../server/app.ts';
import { PageStore } from '../../../server/page-store.ts';
import type { RenderedPage } from '../../../src/server.tsx';
import { filesUnder } from '../../tools/files-under.ts';

/** Every route that guests may not open: «/auth/account». */
const routes = resolve(import.meta.dirname, '../../../src/routes');
const privateRoutes = filesUnder(routes, /\.tsx$/).flatMap((file) => {
  const code = readFileSync(join(routes, file), 'utf8');
  const [, path] = /createFileRoute\('([^']+)'\)/.exec(code) ?? [];
  return path !== undefined && /area: '(?:member|user|doctor|clinic)'/.test(code) ? [path] : [];
});

const policy = "default-src 'none'; script-src 'self'";
const neutral = `<meta http-equiv="Content-Security-Policy" content="${policy}" /><div id="root"></div>`;

function drawn(page: Partial<RenderedPage>): RenderedPage {
  return { status: 200, html: '', route: 'search', missing: [], ...page };
}

function site(options: Partial<SiteOptions> = {}) {
  const render = vi.fn<SiteOptions['render']>(async (path) => drawn({ html: `page of ${path}` }));
  const pages: SiteOptions['pages'] = (draw) => new PageStore({ render: draw });
  const app = siteApp({ neutral, render, pages, ...options });
  return { render, get: (path: string, method = 'GET') => app.request(`https://aman.example${path}`, { method }) };
}

describe('the rendering server', () => {
  test('renders the page of a URL with a query, and lets caches store and revalidate the page', async () => {
    const answer = await site().get('/search?category=clinics');
    expect(await answer.text()).toBe('page of /search?category=clinics');
    expect(answer.headers.get('Cache-Control')).toMatch(/s-maxage=\d+, stale-while-revalidate=\d+/);
  });

  test('answers a HEAD request with the headers of the same rendered page as a GET request', async () => {
    const { get, render } = site();
    const asked = await get('/doctor/serikova-aigul', 'HEAD');
    const sent = await get('/doctor/serikova-aigul');
    expect(await asked.text()).toBe('');
    expect(Object.fromEntries(asked.headers)).toMatchObject({ etag: sent.headers.get('ETag') });
    expect((await get('/doctor/serikova-aigul', 'HEAD')).status).toBe(200);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test.each(['/search', '/fo/patient/visits', '/robots.txt', '/nothing.js', '//other.example/'])(
    'sends %s with the build’s Content-Security-Policy and frame-ancestors',
    async (path) => {
      const file = async (name: string) => (name === '/robots.txt' ? new Response('file') : undefined);
      const { headers } = await site({ file }).get(path);
      expect(headers.get('Content-Security-Policy')).toBe(`${policy}; frame-ancestors 'none'`);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    },
  );

  test('does not start with a build that has no Content-Security-Policy', () => {
    expect(() => site({ neutral: '<div id="root"></div>' })).toThrow(/policy/i);
  });

  test.each(['/fo/patient/visits', '/favourites', '/compare?doctors=a,b', '/unauthorized', ...privateRoutes])(
    'sends the personal page %s without data, and lets no cache store it',
    async (path) => {
      const { get, render } = site();
      const answer = await get(path);
      expect(await answer.text()).toBe(neutral);
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
      expect(render).not.toHaveBeenCalled();
    },
  );

  test('answers an unknown URL with the status 404 and the page «not found»', async () => {
    const answer = await site({ render: async () => drawn({ status: 404, html: 'Такого врача нет' }) }).get(
      '/doctor/nobody',
    );
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('Такого врача нет');
  });

  test('answers with a redirect if the route redirects', async () => {
    const render = async () => drawn({ status: 307, location: '/conditions/user-agreement' });
    const answer = await site({ render }).get('/conditions');
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/conditions/user-agreement']);
  });

  test('answers 500 if the rendering fails, with a page that the browser renders and no cache stores', async () => {
    const report = vi.fn<NonNullable<SiteOptions['report']>>();
    const answer = await site({ render: () => Promise.reject(new Error('a bug')), report }).get('/search');
    expect([answer.status, await answer.text()]).toEqual([500, neutral]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(report).toHaveBeenCalledWith({ kind: 'failure', route: 'page', reason: 'a bug' });
  });

  test('redirects permanently from a URL with a trailing slash to the URL without the slash on the same host', async () => {
    const answer = await site().get('/doctor/serikova-aigul/?visit=1');
    expect([answer.status, answer.headers.get('Location')]).toEqual([308, '/doctor/serikova-aigul?visit=1']);
    expect((await site().get('//other.example/')).headers.get('Location')).toBeNull();
  });

  test('lets caches store a file for a year if its name has a hash, and answers 404 for a missing file', async () => {
    const { get, render } = site({
      file: async (path) =>
        path === '/assets/app-1a2b.js' || path === '/robots.txt' ? new Response('file') : undefined,
    });
    expect((await get('/assets/app-1a2b.js')).headers.get('Cache-Control')).toContain('immutable');
    expect((await get('/robots.txt')).headers.get('Cache-Control')).toBe('no-cache');
    expect((await get('/assets/app-0000.js')).status).toBe(404);
    expect(render).not.toHaveBeenCalled();
  });

  test('does not answer API requests unless it is configured to pass them on', async () => {
    expect((await site().get('/api/v0/front/search')).status).toBe(404);
  });
});
