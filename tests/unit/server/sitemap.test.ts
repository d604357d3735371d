import { describe, expect, test } from 'vitest';
import type { Ask } from '../../../server/ask.ts';
import { sitePaths } from '../../../server/site-paths.ts';
import { sitemapFiles } from '../../../server/sitemap-xml.ts';

const site = 'https://aman.example';

describe('the sitemap of the site', () => {
  test('escapes XML and lists each URL once', () => {
    const [file, ...more] = sitemapFiles(site, ['/search?a=1&b=2', '/', '/']);
    expect(more).toEqual([]);
    expect(file?.name).toBe('sitemap.xml');
    expect(file?.xml.match(/<loc>.*?<\/loc>/g)).toEqual([
      `<loc>${site}/search?a=1&amp;b=2</loc>`,
      `<loc>${site}/</loc>`,
    ]);
  });

  test('is split into several files with an index if it has too many URLs', () => {
    const paths = Array.from({ length: 5 }, (_, index) => `/doctor/${index}`);
    const [index, ...parts] = sitemapFiles(site, paths, 2);
    expect(index?.xml).toContain('<sitemapindex');
    expect(index?.xml).toContain(`<loc>${site}/sitemap-3.xml</loc>`);
    expect(parts.map(({ name }) => name)).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
    expect(parts.map(({ xml }) => xml.match(/<url>/g)?.length)).toEqual([2, 2, 1]);
  });

  test('contains the rows of each list of the API, from the first to the last page', async () => {
    const asked: string[] = [];
    const ask = (async (path: string, body?: { category?: string; page?: number; city_id?: number }) => {
      if (path.endsWith('/cities')) return { data: [{ id: 1 }, { id: 2 }] };
      if (path.endsWith('/filters')) {
        return { data: { specialisations: body?.city_id === 2 ? [{ value: 'nevrolog' }] : [] } };
      }
      asked.push(body?.category === undefined ? path : `${body.category} ${body.page}`);
      if (path.startsWith('/front/questions')) return { data: [{ id: 7 }], meta: { last_page: 1 } };
      if (body?.category === undefined) return { data: [{ slug: 'kardiolog' }] };
      const kind = body.category === 'doctors' ? 'doctor' : 'clinic';
      return { data: [{ kind, slug: `${kind}-${body.page}` }], meta: { last_page: 2 } };
    }) as Ask;

    const paths: string[] = [];
    for await (const path of sitePaths(ask)) paths.push(path);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/search?specialisations=kardiolog',
        '/search?specialisations=nevrolog&city=2',
        '/qa/7',
        '/clinic/clinic-2',
        '/doctor/doctor-2',
      ]),
    );
    expect(asked.slice(2)).toEqual(['clinics 1', 'clinics 2', 'doctors 1', 'doctors 2']);
  });
});
