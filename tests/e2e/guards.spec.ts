import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test.describe('the guards of a browser test fail the test', () => {
  test.beforeEach(async ({ page, watch }) => {
    await page.goto('/unauthorized');
    expect(watch.problems()).toEqual([]);
    // These tests cause errors on purpose, so the guards must not fail them.
    watch.allow(/./);
  });

  test('after a console error', async ({ page, watch }) => {
    await page.evaluate(() => console.error('planted'));
    await expect.poll(() => watch.seen()).toContain('console: planted');
  });

  test('after an uncaught exception', async ({ page, watch }) => {
    await page.evaluate(() => {
      document.body.addEventListener('click', () => {
        throw new Error('planted');
      });
      document.body.click();
    });
    await expect.poll(() => watch.seen()).toContain('exception: planted');
  });

  test('after a script adds an inline style, and after a script turns a text into HTML', async ({ page, watch }) => {
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { color: red }';
      document.head.append(style);
    });
    await expect.poll(() => watch.seen().join('\n')).toContain('policy violation: style-src-elem');
    const refused = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<img src="x">';
        return 'accepted';
      } catch (error) {
        return String(error);
      }
    });
    expect(refused).toContain('TrustedHTML');
  });

  test('after a secret gets into a URL or the console', async ({ page, watch }) => {
    await page.evaluate(() => fetch('/elsewhere?iin=900515400123'));
    await expect.poll(() => watch.seen().join('\n')).toContain('secret in an address');
    await page.evaluate(() => console.info('logged in as patient@demo.kz'));
    await expect.poll(() => watch.seen().join('\n')).toContain('secret in the console');
  });

  test('after a token is sent outside the API', async ({ page, watch }) => {
    await page.evaluate(() => fetch('/elsewhere', { headers: { Authorization: 'Bearer planted' } }));
    await expect.poll(() => watch.seen().join('\n')).toMatch(/token sent to http:\/\/localhost:\d+\/elsewhere/);
  });

  test('after a token is sent to another origin', async ({ page, watch, context }) => {
    await context.route('https://elsewhere.example/**', (route) => route.abort());
    // The page lacks our policy, which would block the request.
    await context.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '<p>bare</p>' }));
    await page.goto('/bare');
    await page.evaluate(() =>
      fetch('https://elsewhere.example/api/v0/a', { headers: { Authorization: 'Bearer planted' }, mode: 'cors' }).catch(
        () => undefined,
      ),
    );
    await expect.poll(() => watch.seen().join('\n')).toContain('https://elsewhere.example');
  });
});
