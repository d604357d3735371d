import type { Plugin } from 'vite';
import { replaced } from './replaced.ts';

const cuts = [
  // TanStack Form: the messages to its developer tools, and groups of fields and of forms, are a quarter of it.
  {
    file: /\/form-core\/dist\/esm\/EventClient\.js$/,
    what: /^[\s\S]*$/,
    by: 'export const formEventClient = { on: () => () => {}, emit: () => {} };',
  },
  { file: /\/form-core\/dist\/esm\/utils\.js$/, what: /liteThrottle\(/, by: '((tell) => tell)(' },
  {
    file: /\/react-form\/dist\/esm\/useForm\.js$/,
    what: /extendedApi\.FormGroup = function[^;]*;\s*\};/,
    by: '',
  },
  {
    file: /\/react-form\/dist\/esm\/createFormHook\.js$/,
    what: /useFieldGroup\(fieldGroupProps\)/,
    by: 'undefined',
  },
  // TanStack Query: endless queries.
  {
    file: /\/query-core\/build\/modern\/query\.js$/,
    what: /infiniteQueryBehavior\(this\.options\.pages\)/,
    by: 'undefined',
  },
  // React: the connection to its developer tools.
  {
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    what: /"undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__/g,
    by: 'false',
  },
];

/**
 * Takes out of libraries what nothing here uses, and what a bundle keeps all the same. A build fails when a pattern is no longer
 * found, so that an update of a library can't bring it back unseen.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'aman:lean-libraries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: cuts.map(({ file }) => file) },
      handler: (code, id) =>
        cuts.filter(({ file }) => file.test(id)).reduce((cut, { what, by }) => replaced(cut, what, by, id), code),
    },
  };
}
