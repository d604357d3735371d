import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProvider } from '#mocks/node.ts';

const root = resolve(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'aman-prerender-'));
const out = join(scratch, 'site');
const provider = createProvider({ scale: 'small' });
let server: ServerType;

/** A hostile text in a doctor's profile. */
const hostile = '</script><script src="/assets/app.js"></script><img src=x onerror="alert(1)">$&';
let api = '';

beforeAll(async () => {
  const { doctors } = provider.db;
  const doctor = doctors.findOne('slug', 'serikova-aigul');
  if (doctor !== undefined) doctors.update(doctor.id, { description: hostile });
  cpSync(join(root, 'dist'), out, { recursive: true });
  cpSync(join(root, 'dist-server'), `${out}-server`, { recursive: true });
  // Hono would replace the global Response with its own.
  await new Promise<void>((ready) => {
    server = serve({ fetch: provider.respond, port: 0, overrideGlobalObjects: false }, ({ port }) => {
      api = `http://localhost:${port}`;
      ready();
    });
  });
});

afterAll(() => {
  server.close();
  rmSync(scratch, { recursive: true, force: true });
});

const prerender = async (...more: string[]): Promise<string> => {
  const options = ['--api', api, '--site', 'https://aman.example', '--out', out, ...more];
  const run = promisify(execFile)(process.execPath, ['server/prerender.ts', ...options], { cwd: root });
  return (await run).stdout;
};
const page = (file: string): string => readFileSync(join(out, file), 'utf8');

test('the prerender writes every public page with its data and head, and the next run skips pages that are still fresh', async () => {
  const said = await prerender();
  expect(said).toMatch(/0 were fresh, 0 failed/);
  const sitemap = page('sitemap.xml').match(/<loc>/g)?.length ?? 0;
  expect(said).toContain(`${sitemap} pages drawn`);
  expect(page('robots.txt')).toMatch(/^User-agent: \*\nDisallow: \/fo\/\n/);
  expect(page('robots.txt')).toContain('Sitemap: https://aman.example/sitemap.xml');

  const doctor = page('doctor/serikova-aigul/index.html');
  expect(doctor).toContain('<link data-page-meta rel="canonical" href="https://aman.example/doctor/serikova-aigul">');
  expect(doctor).toMatch(/<h1[^>]*>[^<]*Серикова/);
  // The page contains the doctor's address but no slots, because the slots would be outdated when
  // somebody reads the page.
  expect(doctor).toContain('пр. Абая, 150');
  expect(doctor).toContain('Загружаем свободное время');
  expect(brotliDecompressSync(readFileSync(join(out, 'doctor/serikova-aigul/index.html.br'))).toString()).toBe(doctor);
  expect(page('search/@category=clinics/index.html')).toMatch(/<h1[^>]*>[^<]*Клиники/);
  expect(page('sitemap.xml')).toContain('/search?specialisations=kardiolog&amp;city=2<');
  expect(page('search/@specialisations=kardiolog&city=2/index.html')).toMatch(/<h1[^>]*>[^<]*Кардиологи в/);
  expect(page('search/index.html')).not.toMatch(/aria-label="\d\d:\d\d, /);
  expect(page('neutral.html')).toContain('<div id="root"></div>');

  expect(await prerender()).toMatch(new RegExp(`^0 pages drawn in \\d+ s, ${sitemap} were fresh`, 'm'));
}, 120_000);

test('the prerender escapes HTML that users have typed, in the page and in the page’s data', () => {
  const html = page('doctor/serikova-aigul/index.html');
  expect(html).toContain('&lt;/script&gt;&lt;script src=&quot;/assets/app.js&quot;&gt;');
  expect(html).not.toContain('<img src=x');
  const others = page('search/index.html').match(/<script/g)?.length;
  expect(html.match(/<script/g)?.length).toBeLessThanOrEqual(others ?? 0);
});

test('the prerender deletes the page of a doctor who has left', async () => {
  const file = 'doctor/long-gone/index.html';
  mkdirSync(join(out, 'doctor/long-gone'));
  writeFileSync(join(out, file), page('doctor/serikova-aigul/index.html'));
  const record = join(`${out}-server`, 'drawn.json');
  const drawn = JSON.parse(readFileSync(record, 'utf8')) as Record<string, number>;
  writeFileSync(record, JSON.stringify({ ...drawn, '/doctor/long-gone': Date.now() }));
  await prerender();
  expect(() => page(file)).toThrow(/ENOENT/);
}, 120_000);
