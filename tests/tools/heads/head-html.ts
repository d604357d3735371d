import type { PageMeta } from '@/shell/page-meta/page-meta';
import { jsonLd } from '@/shell/page-meta/schema-org/thing';

/** What a page says of itself. */
export interface PageHead extends PageMeta {
  readonly title: string;
  readonly description: string;
}

const TITLE = /<title data-first>[^<]*<\/title>/;
const DESCRIPTION = /(<meta\s+data-first\s+name="description"\s+content=")[^"]*"/;

/**
 * The built index.html with a page's own head, for robots that run no program. The program takes these elements for its own
 * (`data-page-meta` of src/shell/page-meta/write-head.ts, `data-first` of root-layout.tsx), so that none stands there twice.
 *
 * @throws when index.html is not as our build writes it
 */
export function withHead(html: string, { title, description, canonical, openGraph, things }: PageHead): string {
  if (!TITLE.test(html) || !DESCRIPTION.test(html) || !html.includes('</head>')) {
    throw new Error('index.html has no title and description of its own to replace');
  }
  const own = [
    canonical !== undefined && `<link data-page-meta rel="canonical" href="${escaped(canonical)}">`,
    ...Object.entries(openGraph).map(
      ([property, content]) => `<meta data-page-meta property="og:${property}" content="${escaped(content)}">`,
    ),
    things.length > 0 && `<script data-page-meta type="application/ld+json">${jsonLd(things)}</script>`,
  ].filter((element) => element !== false);
  // Functions: in a replacement text «$&» of somebody's name would mean something.
  return html
    .replace(TITLE, () => `<title data-first>${escaped(title)}</title>`)
    .replace(DESCRIPTION, (_, start: string) => `${start}${escaped(description)}"`)
    .replace(/\s*<\/head>/, () => `${own.map((element) => `\n    ${element}`).join('')}\n  </head>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
