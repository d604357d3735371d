import type { Plugin, Rolldown } from 'vite';

/** Pages that people come to from outside. The script is part of every first visit, so it does not know all others. */
const landing = /^(index|search|doctor|clinic)(\/|$)/;

const routeChunk = /\/src\/routes\/(?<file>[^?]+)\.tsx\?tsr-split=component/;

/** Every page asks for something, but is painted before the answer is there. */
const httpClient = /\/src\/shared\/api\/request\.ts$/;

/**
 * Lets the browser fetch a page's own code together with the libraries, not after them: index.html is one for all
 * addresses, so it begins with a small script that knows which files an address will need and preloads them.
 */
export function routePreload(): Plugin {
  let script = '';
  return {
    name: 'aman:route-preload',
    apply: 'build',
    generateBundle: {
      // Before vite writes index.html.
      order: 'pre',
      handler(_options, bundle) {
        const source = preloadScript(bundle);
        script = this.getFileName(this.emitFile({ type: 'asset', name: 'route-preload.js', source }));
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => [
        { tag: 'script', attrs: { async: true, crossorigin: true, src: `/${script}` }, injectTo: 'head-prepend' },
        ...Object.values(bundle ?? {})
          .filter((file) => file.type === 'chunk' && httpClient.test(file.facadeModuleId ?? ''))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head' as const,
          })),
      ],
    },
  };
}

/** Code that preloads the files of the first address pattern that matches. */
function preloadScript(bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  const always = withImports(
    chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName),
    imports,
  );
  const routes = new Map(
    chunks.flatMap((chunk) => {
      const file = routeChunk.exec(chunk.facadeModuleId ?? '')?.groups?.['file'];
      return file === undefined ? [] : [[file, chunk.fileName] as const];
    }),
  );

  const files: string[] = [];
  const table = [...routes.keys()].filter(isLanding).map((route) => {
    const own = [...layoutsOf(route), route].flatMap((name) => routes.get(name) ?? []);
    const needed = [...withImports(own, imports)].filter((file) => !always.has(file));
    for (const file of needed) if (!files.includes(file)) files.push(file);
    return [addressPattern(route), needed.map((file) => files.indexOf(file))] as const;
  });

  return `(()=>{const files=${JSON.stringify(files)};
for(const[pattern,needed]of ${JSON.stringify(table)})if(new RegExp(pattern).test(location.pathname)){
for(const index of needed){const link=document.createElement('link');link.rel='modulepreload';link.crossOrigin='';link.href='/'+files[index];document.head.append(link)}
break}})()`;
}

function withImports(files: string[], imports: Map<string, string[]>): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const imported of imports.get(file) ?? []) visit(imported);
  };
  for (const file of files) visit(file);
  return seen;
}

/** A layout (`route`) is no page of its own. */
function isLanding(route: string): boolean {
  return landing.test(route) && !route.endsWith('/route');
}

/** Layouts that a route stands in: `a/route` and `a/b/route` for `a/b/c`. */
function layoutsOf(route: string): string[] {
  const folders = route.split('/').slice(0, -1);
  return folders.map((_, depth) => [...folders.slice(0, depth + 1), 'route'].join('/'));
}

/** Regular expression of the addresses of a route file: `^/doctor/[^/]+/?$` of `doctor/$slug/index`. */
function addressPattern(route: string): string {
  const segments = route
    .split('/')
    .filter((segment) => segment !== 'index')
    .map((segment) => (segment.startsWith('$') ? '/[^/]+' : `/${segment}`));
  return `^${segments.join('')}/?$`;
}
