import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BuiltSite } from './built-site.ts';

const site = new BuiltSite('dist');

interface WebManifest {
  readonly name: string;
  readonly lang: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

describe('the installed site', () => {
  const manifest = JSON.parse(site.read('manifest.webmanifest')) as WebManifest;

  test('has a name and icons of the declared sizes, one of them maskable', () => {
    expect(manifest).toMatchObject({ short_name: 'Аман', lang: 'ru', start_url: '/', display: 'standalone' });
    for (const { src, sizes } of manifest.icons) {
      const png = readFileSync(join(site.folder, src));
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  });

  test.each(site.pages())('has a link to its manifest on the page %s', (file) => {
    expect(site.read(file)).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  });
});

describe('the built service worker', () => {
  const worker = site.read('sw.js');
  const named = [...new Set(worker.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];

  test('precaches only files of this build, and every file that the start page and the visits need', () => {
    expect(named.filter((file) => !existsSync(join(site.folder, file)))).toEqual([]);
    const screens = ['index.html', ...site.visitScreens()];
    const needed = [...site.closure(screens)].flatMap((key) => site.manifest[key]?.file ?? []);
    expect(needed.filter((file) => !named.includes(`/${file}`))).toEqual([]);
  });

  test('is smaller than 16 KiB and precaches less than 400 KiB', () => {
    expect(gzipSync(worker).length / 1024).toBeLessThan(16);
    const size = named.reduce((sum, file) => sum + gzipSync(readFileSync(join(site.folder, file))).length, 0);
    expect(size / 1024).toBeLessThan(400);
  });

  test('is not part of a demo build', () => {
    expect(existsSync(join(new BuiltSite('dist-demo').folder, 'sw.js'))).toBe(false);
  });
});
