import type { Plugin } from 'vite';

/** Where an address is read: these schemas belong to the first screen. All others are forms', which come later. */
const readsAddresses =
  /\/src\/(?:routes|features\/public|shared\/session)\/|-(?:search|page|params)\.ts$|\/register\/steps\.ts$/;

/**
 * Gives the schemas of addresses a copy of valibot of their own, for the build alone. Valibot is one module, and a bundler does not
 * take a module apart: what the forms use of it would lie in the first screen of every page. Schemas are plain objects that check
 * themselves, so the copies need nothing of each other.
 */
export function splitValibot(): Plugin {
  return {
    name: 'aman:split-valibot',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^valibot$/ },
      async handler(source, importer, options) {
        if (importer === undefined || !readsAddresses.test(importer)) return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && { id: `${found.id}?addresses`, moduleSideEffects: false };
      },
    },
  };
}
