import type { Plugin, Rolldown } from 'vite';

/** Pages that people come to from outside. The script is part of every first visit, so it does not know all others. */
const landing = /^(index|search|doctor|clinic)(\/|$)/;

const routeChunk = /\/src\/routes\/(?<file>[^?]+)\.tsx\?tsr-split=component/;

/** The pages of a cabinet (late-routes.ts). */
const lateChunk = /\/route-tree\.gen\.ts\?below=Fo(?<cabinet>\w+)RouteRoute$/;

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

  const late = chunks.flatMap((chunk) => {
    const cabinet = lateChunk.exec(chunk.facadeModuleId ?? '')?.groups?.['cabinet']?.toLowerCase();
    return cabinet === undefined ? [] : [[`/^\\/fo\\/${cabinet}\\b/`, [chunk.fileName]] as const];
  });
  const pages = [...routes.keys()]
    .filter(isLanding)
    .map(
      (route) =>
        [addressPattern(route), [...layoutsOf(route), route].flatMap((name) => routes.get(name) ?? [])] as const,
    );

  const names: string[] = [];
  const table = [...pages, ...late].map(([pattern, own]) => {
    const needed = [...withImports(own, imports)].filter((file) => !always.has(file)).map(bareName);
    for (const name of needed) if (!names.includes(name)) names.push(name);
    return `[${pattern},${JSON.stringify(needed.map((name) => names.indexOf(name)))}]`;
  });

  return `{const names='${names.join(' ')}'.split(' ');
for(const[pattern,needed]of[${table.join()}])if(pattern.test(location.pathname)){
for(const index of needed)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',crossOrigin:'',href:'/assets/'+names[index]+'.js'}));
break}}`;
}

function bareName(file: string): string {
  const name = /^assets\/(?<name>[\w.-]+)\.js$/.exec(file)?.groups?.['name'];
  if (name === undefined) throw new Error(`${file}: not where a script is looked for; see src/build`);
  return name;
}

function withImports(files: readonly string[], imports: Map<string, string[]>): Set<string> {
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

/** Regular expression of the addresses of a route file: `/^\/doctor\/[^/]+\/?$/` of `doctor/$slug/index`. */
function addressPattern(route: string): string {
  const segments = route
    .split('/')
    .filter((segment) => segment !== 'index')
    .map((segment) => (segment.startsWith('$') ? '\\/[^/]+' : `\\/${segment}`));
  return `/^${segments.join('')}\\/?$/`;
}
