/** Maximum number of URLs in one file (sitemaps.org). */
const SITEMAP_MAX = 50_000;

export interface SitemapFile {
  readonly name: string;
  readonly xml: string;
}

/**
 * Sitemap of a site. It is one file. If there are too many URLs, it is an index and numbered files.
 *
 * @param site origin of the site: «https://aman.example»
 * @param paths paths of the pages: «/doctor/serikova-aigul». A repeated path is written once
 */
export function sitemapFiles(site: string, paths: Iterable<string>, limit = SITEMAP_MAX): SitemapFile[] {
  const addresses = [...new Set(paths)].map((path) => new URL(path, site).href);
  if (addresses.length <= limit) return [{ name: 'sitemap.xml', xml: listed('urlset', 'url', addresses) }];

  const parts = Array.from({ length: Math.ceil(addresses.length / limit) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    xml: listed('urlset', 'url', addresses.slice(index * limit, (index + 1) * limit)),
  }));
  const index = parts.map(({ name }) => new URL(name, site).href);
  return [{ name: 'sitemap.xml', xml: listed('sitemapindex', 'sitemap', index) }, ...parts];
}

function listed(list: 'urlset' | 'sitemapindex', item: 'url' | 'sitemap', addresses: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...addresses.map((address) => `<${item}><loc>${escaped(address)}</loc></${item}>`),
    `</${list}>`,
    '',
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
