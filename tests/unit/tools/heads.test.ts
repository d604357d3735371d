import { createProvider } from '@mocks/node.ts';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Ask } from '../../tools/ask.ts';
import { withHead } from '../../tools/heads/head-html.ts';
import { pageHead } from '../../tools/heads/page-heads.ts';

const origin = 'https://aman.example';
const site = { origin, image: `${origin}/share.png` };
const location = new URL(origin);
vi.stubGlobal('location', location);
vi.stubGlobal('window', { location });
afterAll(() => vi.unstubAllGlobals());

const provider = createProvider({ scale: 'small', clock: () => Date.parse('2026-05-12T08:20:00+05:00') });
const ask = (async (path: string) => {
  const response = await provider.respond(new Request(`${origin}/api/v0${path}`));
  return response.json();
}) as Ask;

const html = `<!doctype html>
<html>
  <head>
    <title data-first>Аман</title>
    <meta
      data-first
      name="description"
      content="Врачи и клиники."
    />
  </head>
  <body></body>
</html>`;

describe('heads of the main pages', () => {
  test('a doctor’s says what the page itself would', async () => {
    const head = await pageHead('/doctor/serikova-aigul', ask, site);
    expect(head).toMatchObject({
      title: 'Серикова Айгуль Маратовна, кардиолог в\u00A0Алматы\u00A0— Аман',
      canonical: `${origin}/doctor/serikova-aigul`,
      openGraph: { type: 'profile', url: `${origin}/doctor/serikova-aigul`, image: site.image },
      things: [{ '@type': 'Physician' }, { '@type': 'BreadcrumbList' }],
    });
    expect(head?.openGraph['title']).toBe(head?.title);
    expect(head?.description).toContain('184\u00A0отзыва');
  });

  test('a clinic’s knows its filials', async () => {
    const head = await pageHead('/clinic/ayala', ask, site);
    expect(head?.title).toContain('Аяла');
    expect(head?.things[0]).toMatchObject({ '@type': 'MedicalClinic', department: [{}, {}] });
    expect(head?.things[0]).toHaveProperty('openingHoursSpecification');
  });

  test('no other page has one', async () => {
    expect(await pageHead('/search?category=clinics', ask, site)).toBeUndefined();
  });

  test('what people call themselves stays text', () => {
    const hostile = `"></title><script>alert(1)</script>$&'`;
    const page = withHead(html, {
      title: hostile,
      description: hostile,
      canonical: `${origin}/doctor/x`,
      openGraph: { title: hostile },
      things: [{ '@type': 'Physician', name: hostile }],
    });
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page.match(/<\/script>/g)).toHaveLength(1);
    expect(page.match(/<\/title>/g)).toHaveLength(1);
    expect(page).toContain('content="&quot;&gt;&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;\'"');
    const [, json = ''] = /<script data-page-meta type="application\/ld\+json">(.*)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(json)).toMatchObject({ '@graph': [{ name: hostile }] });
  });

  test('without the two origins it says what it needs', async () => {
    await expect(import('../../tools/heads/write-heads.ts')).rejects.toThrow(/--api and --site/);
  });

  test('a page that our build did not write is refused', () => {
    expect(() => withHead('<html></html>', { title: '', description: '', openGraph: {}, things: [] })).toThrow(
      /index\.html/,
    );
  });
});
