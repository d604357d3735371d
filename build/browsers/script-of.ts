import { build } from 'vite';
import { buildTarget } from './oldest.ts';

interface Options {
  /** Source text. If it is absent, the source is read from the entry file. */
  readonly source?: string;
  readonly define?: Readonly<Record<string, string>>;
  readonly minify?: boolean;
}

/** Builds a classic script, which is not a module: one file that contains all its imports. */
export async function scriptOf(entry: string, { source, define = {}, minify = true }: Options): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { ...define },
    plugins: [
      {
        name: 'aman:source',
        enforce: 'pre',
        resolveId: (id) => (source !== undefined && id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      write: false,
      target: buildTarget,
      minify,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat();
  if (output === undefined || !('output' in output)) throw new Error(`${entry} was not built`);
  return output.output[0].code;
}
