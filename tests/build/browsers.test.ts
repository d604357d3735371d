import { join } from 'node:path';
import { parse } from 'acorn';
import { describe, expect, test } from 'vitest';
import { asReached } from '../../build/browsers/early-script.ts';
import { polyfillOf } from '../../build/browsers/polyfills.ts';
import { usesIn } from '../../build/browsers/uses.ts';
import { youngBuiltIns } from '../../build/browsers/young.ts';
import { filesUnder } from '../tools/files-under.ts';
import { BuiltSite } from './built-site.ts';

const young = youngBuiltIns();

/**
 * APIs that MDN's data lists as too new, but that are harmless: only their name matches, or the
 * code checks for them before use.
 */
const harmless: Readonly<Record<string, string>> = {
  'Document.prototype.startViewTransition': 'React asks for it first',
  'Element.prototype.startViewTransition': 'React asks for it first',
  'FileSystemHandle.prototype.requestPermission': 'Notification has an older function of this name',
  'FontFaceSet.prototype.check': 'methods of our own and of the libraries have this name',
  'GamepadButton.prototype.touched': 'a function of our own',
  'IntersectionObserver.prototype.delay': 'a function of the libraries',
  'MediaSource.prototype.handle': 'a method of Workbox',
  'Navigator.prototype.share': 'share-button.tsx copies the link where there is none',
  navigation: 'React asks for it first',
};

const site = new BuiltSite('dist');
const scripts = filesUnder(site.folder, /\.js$/);
const [, early = ''] = /<script src="\/([^"]+)">/.exec(site.read('neutral.html')) ?? [];

const uses = new Map(scripts.map((file) => [file, usesIn(site.read(file), young)]));

/**
 * APIs that a script uses although the oldest supported browsers lack them and no polyfill provides
 * them.
 */
function lackedBy(file: string, isBrought: (name: string) => boolean): string[] {
  return [...(uses.get(file) ?? [])].filter((name) => !(name in harmless) && !isBrought(name));
}

describe('the check for features that old browsers lack', () => {
  test('finds a new feature in every notation in which a script can use it', () => {
    const seen = (code: string): string[] => [...usesIn(code, young)];
    expect(seen('const { promise } = Promise.withResolvers()')).toEqual(['Promise.withResolvers']);
    expect(seen('globalThis.Map.groupBy(a, b)')).toEqual(['Map.groupBy']);
    expect(seen('URL["canParse"](a)')).toEqual(['URL.canParse']);
    expect(seen('a?.toSorted()')).toContain('Array.prototype.toSorted');
    expect(seen('a.with(1, 2)')).toContain('Array.prototype.with');
    expect(seen('new Set(a).union(b)')).toEqual(['Set.prototype.union']);
    expect(seen('a.values().map(b)')).toEqual(['Iterator.prototype.map']);
    expect(seen('await Array.fromAsync(a)')).toEqual(['Array.fromAsync']);
    expect(seen('Temporal.Now.instant()')).toContain('Temporal');
    expect(seen('a.showPopover()')).toEqual(['HTMLElement.prototype.showPopover']);
  });

  test('does not report an older function with the same name as a new feature', () => {
    const code =
      'Object.values(a).map(b); a.findLast(b); structuredClone(a); class Temporal {}; new Temporal(); x.at(-1)';
    expect([...usesIn(code, young)]).toEqual([]);
  });

  test('finds that the polyfill adds every feature that the program needs', () => {
    const brought = site.read(early);
    expect(scripts.length).toBeGreaterThan(100);
    for (const file of scripts.filter((name) => name.startsWith('assets/'))) {
      const isBrought = (name: string): boolean =>
        polyfillOf(name) !== undefined && brought.includes(`"${asReached(name)}"`);
      expect(lackedBy(file, isBrought), file).toEqual([]);
    }
  });

  test('finds no missing feature in the service worker, which has no polyfill', () => {
    expect(lackedBy('sw.js', () => false)).toEqual([]);
  });

  test('has no exception for a feature that the build does not use', () => {
    const used = new Set([...uses.values()].flatMap((names) => [...names]));
    expect(Object.keys(harmless).filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('the script that runs before the program', () => {
  test('uses JavaScript syntax of 2009, so that very old browsers show a message', () => {
    expect(early).toMatch(/^assets\/[\da-f]+\.js$/);
    expect(() => parse(site.read(early), { ecmaVersion: 5 })).not.toThrow();
    expect(() => parse('() => 1', { ecmaVersion: 5 })).toThrow();
  });

  test.each(site.pages())('is requested by the page %s before the program', (file) => {
    const html = site.read(file);
    const at = html.indexOf(`<script src="/${early}"></script>`);
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(html.indexOf('<script type="module"'));
  });
});

test('the site’s styles override the popover polyfill’s styles, which are in a lower CSS layer', () => {
  const styles = filesUnder(site.folder, /\.css$/).map((file) => site.read(file));
  const layers = [...styles.join('').matchAll(/@layer (popover-polyfill|base|utilities)\b/g)].map(([, name]) => name);
  expect(layers.slice(0, 3)).toEqual(['popover-polyfill', 'base', 'utilities']);
});

describe('the file names of the build', () => {
  test('contain no word for which an ad blocker may block the file', () => {
    const words = /\bads?\b|advert|analytic|banner|beacon|metric|pixel|popup|promo|share|social|sponsor|stat|track/i;
    expect('analytics-kEK8BWxY.js').toMatch(words);
    const names = filesUnder(join(site.folder, 'assets'), /\.(js|css|svg|png|woff2)$/);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => words.test(name))).toEqual([]);
    expect(names.filter((name) => !/^[\da-f]{10}\.\w+$/.test(name))).toEqual([]);
  });
});
