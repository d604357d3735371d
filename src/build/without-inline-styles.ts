import type { Plugin } from 'vite';
import { replaced } from './replaced.ts';

/**
 * Takes out what two libraries do against our Content-Security-Policy when they load:
 * - sonner injects a style element; its own stylesheet is imported instead;
 * - React Aria's live announcer empties itself through `innerHTML`, a Trusted Types sink.
 *
 * A build fails when a pattern is no longer found, so that an update of a library can't bring the violation back unseen.
 */
export function withoutInlineStyles(): Plugin {
  return {
    name: 'aman:without-inline-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [/sonner\/dist\/index\.mjs$/, /react-aria\/.*\/LiveAnnouncer\.mjs$/] },
      handler(code, id) {
        return id.includes('LiveAnnouncer')
          ? replaced(code, /\.innerHTML = '';/g, '.replaceChildren();', id)
          : `import 'sonner/dist/styles.css';\n${replaced(code, /\bwt\(`:where\(html[^`]*`\);?/, '', id)}`;
      },
    },
  };
}
