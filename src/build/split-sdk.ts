import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const sdkFile = /\/generated\/api\/(?<tag>[\w-]+)\/\k<tag>\.ts$/;
const sdkPart = /\/generated\/api\/.*\?op=(?<operation>\w+)$/;
const sdkImport =
  /import\s*\{(?<names>[^}]*)\}\s*from\s*(?<quote>['"])(?<source>(?:@generated\/api|\.\.)\/(?<tag>[\w-]+)\/\k<tag>)(?:\.ts)?\k<quote>;?/g;

/**
 * Cuts a generated file of the SDK into one module per operation, for the build alone. A bundler drops what nobody uses, but it
 * does not take a module apart: what one late page uses of `public.ts` would lie in the first screen of every other.
 *
 * An import of `useDoctorFull` becomes one of `public.ts?op=doctorFull`: the same file, of which only that operation is exported.
 */
export function splitSdk(): Plugin {
  return {
    name: 'aman:split-sdk',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: sdkPart },
      async handler(id) {
        const operation = sdkPart.exec(id)?.groups?.['operation'] ?? '';
        const code = onlyOperation(await readFile(id.replace(/\?.*$/, ''), 'utf8'), operation);
        // What another operation of the file makes stale is imported here too, and unused: it must not bring its part along.
        return { code, moduleSideEffects: false };
      },
    },
    transform: {
      filter: { code: /generated\/api\/|from\s*['"]\.\.\/[\w-]+\/[\w-]+\.ts['"]/ },
      handler(code, id) {
        const isOurs = /\/src\/.*\.tsx?(\?|$)/.test(id) || sdkFile.test(id.replace(/\?.*$/, ''));
        return isOurs ? withPartImports(code) : null;
      },
    },
  };
}

/** «getDoctorFullSuspenseQueryOptions» belongs to «doctorFull». */
export function operationOf(name: string): string {
  const bare = name
    .replace(/^(?:use|get|invalidate)(?=[A-Z])/, '')
    .replace(/(?:SuspenseQueryOptions|QueryOptions|MutationOptions|MutationKey|QueryKey|Suspense|Url)$/, '');
  return bare.charAt(0).toLowerCase() + bare.slice(1);
}

function withPartImports(code: string): string {
  return code.replace(sdkImport, (whole, ...rest) => {
    const { names, source } = rest.at(-1) as { names: string; source: string };
    const specifiers = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    if (specifiers.some((specifier) => specifier.startsWith('type '))) return whole;
    const parts = Map.groupBy(specifiers, (specifier) => operationOf(specifier.replace(/\s+as\s.*$/, '')));
    return [...parts]
      .map(([operation, own]) => `import { ${own.join(', ')} } from '${source}.ts?op=${operation}';`)
      .join('\n');
  });
}

function onlyOperation(code: string, operation: string): string {
  return code.replace(/^export (?=(?:const|async function|function) (\w+))/gm, (whole, name: string) =>
    operationOf(name) === operation ? whole : '',
  );
}
