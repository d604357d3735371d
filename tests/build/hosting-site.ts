/** Files in the layout that the build and the prerendering write. */
export const files: Record<string, string> = {
  'index.html': page('главная'),
  'search/index.html': page('поиск'),
  'search/@category=clinics/index.html': page('поиск клиник'),
  'doctor/serikova-aigul/index.html': page('Серикова'),
  'conditions/cookies-policy/index.html': page('cookie'),
  'neutral.html': page('без содержимого'),
  'search/neutral.html': page('какой-то поиск'),
  'doctor/neutral.html': page('какой-то врач'),
  'clinic/neutral.html': page('какая-то клиника'),
  'assets/app-1a2b3c4d.js': `console.log(${JSON.stringify('а'.repeat(2000))});`,
  'assets/style-5e6f7a8b.css': 'body { color: black; }\n'.repeat(100),
  'assets/onest-9c0d1e2f.woff2': 'not text',
  'sw.js': 'self.addEventListener("fetch", () => {});\n',
  'manifest.webmanifest': '{ "name": "Аман" }\n',
  'robots.txt': 'User-agent: *\nDisallow: /fo/\n',
  'sitemap.xml': '<?xml version="1.0" encoding="UTF-8"?>\n<urlset></urlset>\n',
  '.vite/manifest.json': '{}',
};

export const addresses: [address: string, file: keyof typeof files][] = [
  ['/', 'index.html'],
  ['/?utm_source=2gis', 'index.html'],
  ['/search', 'search/index.html'],
  ['/search?category=clinics', 'search/@category=clinics/index.html'],
  ['/search?category=clinics&page=2', 'search/neutral.html'],
  ['/search?q=%D0%B3%D1%80%D0%B8%D0%BF%D0%BF', 'search/neutral.html'],
  ['/search?category=clinics/../../doctor/serikova-aigul', 'search/neutral.html'],
  ['/doctor/serikova-aigul', 'doctor/serikova-aigul/index.html'],
  ['/doctor/serikova-aigul?slot=2026-05-12T09:00', 'doctor/serikova-aigul/index.html'],
  ['/doctor/serikova-aigul/', 'doctor/serikova-aigul/index.html'],
  ['/conditions/cookies-policy', 'conditions/cookies-policy/index.html'],
  ['/doctor/nobody-yet', 'doctor/neutral.html'],
  ['/clinic/nobody-yet', 'clinic/neutral.html'],
  ['/clinic/nobody-yet/sampling', 'neutral.html'],
  ['/qa?q=1', 'neutral.html'],
  ['/doctor', 'neutral.html'],
  ['/fo/patient/visits/7', 'neutral.html'],
  // Pages that the service worker caches for use offline.
  ['/fo/offline', 'neutral.html'],
  ['/%D0%B2%D1%80%D0%B0%D1%87', 'neutral.html'],
];

export const missing = [
  '/assets/app-00000000.js',
  '/favicon.ico',
  '/images/a.png',
  '/.vite/manifest.json',
  '/.git/config',
  '/neutral.html',
  '/doctor/neutral.html',
];

/** Response headers that a hostile provider may send and that our server must remove. */
export const hostile = {
  'Content-Type': 'text/html',
  'Content-Security-Policy': "default-src *; script-src 'unsafe-inline'",
  'Set-Cookie': 'a=b',
  'Clear-Site-Data': '"*"',
  'X-Powered-By': 'php',
  'Access-Control-Allow-Origin': '*',
};

function page(content: string): string {
  return `<!doctype html>\n<html lang="ru"><title>${content}</title>${`<p>${content}</p>`.repeat(50)}</html>\n`;
}
