import { describe, expect, test } from 'vitest';
import { BuiltSite } from './built-site.ts';

const page = new BuiltSite('dist').read('index.html');
const policy = /http-equiv="Content-Security-Policy" content="(?<policy>[^"]+)"/.exec(page)?.groups?.['policy'] ?? '';

describe('Content-Security-Policy of the production build', () => {
  test('allows neither inline code, nor code made from text, nor foreign origins', () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-|\*|https?:/);
  });

  test('turns Trusted Types on', () => {
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  test('stands before everything that it governs', () => {
    expect(page.indexOf('Content-Security-Policy')).toBeGreaterThan(0);
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.search(/<(script|link|style)/));
  });

  test('the page itself has no inline script, style or handler', () => {
    expect(page).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
    expect(page.match(/<script(?![^>]*\ssrc=)/g)).toBeNull();
  });
});
