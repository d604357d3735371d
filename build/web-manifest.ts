import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const icons = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'maskable-512.png', sizes: '512x512', purpose: 'maskable' },
];

/**
 * Web manifest, for people who install the site as an app. Its colours are those of the page:
 * `--color-white` in src/styles.css.
 */
const manifest = {
  id: '/',
  name: 'Аман — врачи и\u00A0клиники Казахстана',
  short_name: 'Аман',
  description: 'Врачи и клиники Казахстана: отзывы, цены, свободное время. Запись к врачу онлайн за минуту.',
  lang: 'ru',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#ffffff',
  background_color: '#ffffff',
  categories: ['medical', 'health'],
  shortcuts: [
    { name: 'Мои визиты', url: '/fo/patient/visits' },
    { name: 'Найти врача', url: '/search' },
  ],
};

const FILE = 'manifest.webmanifest';

/** Adds the web manifest to the build. The names of its icons contain a hash. */
export function webManifest(): Plugin {
  const references = new Map<string, string>();
  let root = '';
  return {
    name: 'aman:web-manifest',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    buildStart() {
      for (const { file } of icons) {
        const source = readFileSync(join(root, 'src/shared/assets/icons', file));
        references.set(file, this.emitFile({ type: 'asset', name: file, source }));
      }
    },
    generateBundle() {
      const drawn = icons.map(({ file, ...icon }) => ({
        src: `/${this.getFileName(references.get(file) ?? '')}`,
        type: 'image/png',
        ...icon,
      }));
      const source = JSON.stringify({ ...manifest, icons: drawn }, null, 2);
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'link', attrs: { rel: 'manifest', href: `/${FILE}` }, injectTo: 'head' }],
    },
  };
}
