import type { PageMeta } from './describe-page';
import { OWN } from './write-head';

/**
 * The metadata as HTML, for a server. In the browser `writeHead` and page-head.tsx replace these
 * elements with their own.
 */
export function headHtml({ title, description, robots, canonical, openGraph, data }: PageMeta): string {
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    robots !== undefined && `<meta ${OWN} name="robots" content="${escaped(robots)}">`,
    canonical !== undefined && `<link ${OWN} rel="canonical" href="${escaped(canonical)}">`,
    ...Object.entries(openGraph).map(
      ([property, content]) => `<meta ${OWN} property="og:${property}" content="${escaped(content)}">`,
    ),
    data !== undefined && `<script ${OWN} type="application/ld+json">${data}</script>`,
  ]
    .filter((element) => element !== false)
    .join('\n    ');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
