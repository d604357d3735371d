import { describe, expect, test } from 'vitest';
import { contentPolicy, policyText } from '../../server/content-policy.ts';
import { BuiltSite } from './built-site.ts';

const site = new BuiltSite('dist');
const page = site.read('index.html');
const policy = /http-equiv="Content-Security-Policy" content="(?<policy>[^"]+)"/.exec(page)?.groups?.['policy'] ?? '';

describe('the Content-Security-Policy of the production build', () => {
  test('allows no inline code, no code made from text, and no other origin', () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-|\*|https?:/);
  });

  test('enables Trusted Types', () => {
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  test('equals the header that our servers send', () => {
    expect(policy).toBe(policyText(contentPolicy({})));
  });

  test('comes before every tag that loads a script or a style', () => {
    expect(page.indexOf('Content-Security-Policy')).toBeGreaterThan(0);
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.search(/<(script|link|style)/));
  });

  // The page's JSON needs no exception: browsers don't run JSON, so the policy ignores it.
  test.each(site.pages())('is in the page %s, which has no inline script, style or handler', (file) => {
    const html = site.read(file);
    expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="${policy}"`);
    expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
    expect(html.match(/<script(?![^>]*\s(src=|type="application\/(ld\+)?json"))/g)).toBeNull();
  });
});

describe('the pages rendered by the build', () => {
  test('have a title and a heading of their own', () => {
    const drawn = site.pages().filter((file) => !file.endsWith('neutral.html'));
    const titles = drawn.map((file) => /<title>([^<]+)/.exec(site.read(file))?.[1]);
    expect(new Set(titles).size).toBe(drawn.length);
    for (const file of drawn) expect(site.read(file), file).toMatch(/<h1[^>]*>[^<]*\p{L}/u);
  });

  test('contain no canonical URL, because the build does not know the site’s address', () => {
    for (const file of site.pages()) expect(site.read(file), file).not.toMatch(/canonical|og:|aman\.invalid/);
  });

  test('request the program and the route’s files early, without waiting for styles', () => {
    for (const [file, route] of [
      ['search/index.html', 'search.tsx'],
      ['index.html', 'index.tsx'],
    ] as const) {
      const [head = ''] = site.read(file).split('<body');
      expect(head).not.toMatch(/modulepreload|type="module"/);
      const [, asked = ''] = /rel="stylesheet"[^>]*>\s*<script async [^>]*data-program="([^"]*)"/.exec(head) ?? [];
      const name = site.manifest[`src/routes/${route}?tsr-split=component---loader`]?.file;
      expect(asked.split(' ')).toEqual(expect.arrayContaining([name, site.manifest['index.html']?.file]));
    }
  });

  test('include a fallback page with the cabinets’ frames, but without content or user data', () => {
    const neutral = site.read('neutral.html');
    expect(neutral).toContain('<div id="root"></div>');
    const frames = neutral.match(/<template.*?<\/template>/gs) ?? [];
    const menus = frames.map((frame) => frame.includes('aria-label="Кабинет"'));
    // Four of the five frames have a menu: those of the three cabinets and of the board. The frame
    // of the booking has none.
    expect(menus.filter(Boolean)).toHaveLength(4);
    expect(frames).toHaveLength(5);
    for (const frame of frames) {
      expect(frame).toMatch(/<header.*aria-busy="true"/s);
      expect(frame).not.toMatch(/<img|<script|aria-current="page"|Войти|<h1[^>]*>[^<]*\p{L}/u);
    }
  });

  test('contain no frame of a cabinet, except the fallback page', () => {
    for (const file of site.pages().filter((name) => name !== 'neutral.html')) {
      expect(site.read(file), file).not.toMatch(/<template|data-cabinets/);
    }
  });

  test('include skeleton pages of search, doctor and clinic, with header and footer but no content', () => {
    for (const name of ['search', 'doctor', 'clinic']) {
      const html = site.read(`${name}/neutral.html`);
      expect(html).toMatch(/<header.*aria-busy="true".*<footer/s);
      expect(html).not.toMatch(/<h1|aria-current/);
      expect(html).toMatch(/data-program="assets\//);
    }
  });
});
