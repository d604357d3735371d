import type { Plugin } from 'vite';
import { replaced } from './replaced.ts';

/**
 * Takes out of TanStack Form what no form here uses, and what its bundle keeps all the same: the messages to its developer
 * tools, and groups of fields and of forms. They are a quarter of it.
 *
 * A build fails when a pattern is no longer found, so that an update of the library can't bring them back unseen.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'aman:lean-libraries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: Object.values(files) },
      handler(code, id) {
        if (files.events.test(id)) return 'export const formEventClient = { on: () => () => {}, emit: () => {} };';
        if (files.utils.test(id)) return replaced(code, /liteThrottle\(/, '((tell) => tell)(', id);
        if (files.form.test(id)) return replaced(code, /extendedApi\.FormGroup = function[^;]*;\s*\};/, '', id);
        return replaced(code, /useFieldGroup\(fieldGroupProps\)/, 'undefined', id);
      },
    },
  };
}

const files = {
  events: /\/form-core\/dist\/esm\/EventClient\.js$/,
  utils: /\/form-core\/dist\/esm\/utils\.js$/,
  form: /\/react-form\/dist\/esm\/useForm\.js$/,
  hook: /\/react-form\/dist\/esm\/createFormHook\.js$/,
};
