import { join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { polyfillOf, polyfillScript } from './polyfills.ts';
import { scriptOf } from './script-of.ts';
import { usesIn } from './uses.ts';
import { youngBuiltIns } from './young.ts';

const EARLY = 'src/hydration/early.ts';
const DRAWN = 'src/hydration/drawn-start.ts';

/**
 * Builds the script that runs before the program in every browser (src/hydration/early.ts). It also
 * builds the core-js polyfills that the program needs in the oldest supported browsers. Only a
 * browser that lacks one of the functions loads them.
 */
export function earlyScript(): Plugin {
  let root = '';
  let early = '';
  return {
    name: 'aman:early-script',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      ({ root } = config);
    },
    generateBundle: {
      // This hook runs before the hook of Vite that writes the page.
      order: 'pre',
      async handler(_, bundle) {
        const young = youngBuiltIns();
        const uses = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [...usesIn(file.code, young)] : [],
        );
        const names = [...new Set(uses)].filter((name) => polyfillOf(name) !== undefined).toSorted();
        const polyfills = names.length > 0 ? await polyfillScript(names) : undefined;
        const emitted = (source: string): string =>
          this.getFileName(this.emitFile({ type: 'asset', name: 'script.js', source }));
        const brought = { url: polyfills === undefined ? '' : `/${emitted(polyfills)}`, names: names.map(asReached) };
        const define = { BROUGHT: JSON.stringify(brought) };
        early = emitted(plain(await scriptOf(join(root, EARLY), { define, minify: false })));
        // Only server-rendered pages need this script. Its file is emitted under the name of the
        // source, so that drawn-template.ts finds it.
        const source = plain(await scriptOf(join(root, DRAWN), {}));
        this.emitFile({ type: 'asset', name: 'script.js', originalFileName: DRAWN, source });
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { server }) => (server === undefined ? withEarly(html, `/${early}`) : html),
    },
  };
}

/**
 * Elements that are moved before the classic script. That script blocks the parser, so the browser
 * would otherwise request their files later.
 */
const ASKED_FOR = /\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g;
const PROGRAM = /<script type="module"[^>]* src="([^"]+)"/;

function withEarly(html: string, early: string): string {
  const program = PROGRAM.exec(html)?.[1];
  if (program === undefined) throw new Error('The page has no program');
  const links = [...(html.match(ASKED_FOR) ?? []), `\n    <link rel="modulepreload" crossorigin href="${program}">`];
  return html
    .replaceAll(ASKED_FOR, '')
    .replace(
      /\s*<script type="module"/,
      (element) => `${links.join('')}\n    <script src="${early}"></script>${element}`,
    );
}

/**
 * The name under which a script can test whether a built-in exists. `TypedArray` is not a global,
 * so one of its classes is tested.
 */
export function asReached(name: string): string {
  return name.replace(/^TypedArray\b/, 'Uint8Array');
}

/** Transpiles code to ES5, which every browser can parse. */
export function plain(code: string): string {
  const compilerOptions = { target: ts.ScriptTarget.ES5, removeComments: true };
  // Do not minify: the minifier would write newer syntax again.
  return ts.transpileModule(code, { compilerOptions }).outputText;
}
