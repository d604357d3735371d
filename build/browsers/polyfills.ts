import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { scriptOf } from './script-of.ts';

const coreJs = join(import.meta.dirname, '../../node_modules/core-js/modules');

/** Packages with polyfills that core-js does not contain, by the name of the function. */
const others: Readonly<Record<string, string>> = {
  'AbortSignal.any': join(import.meta.dirname, '../../src/hydration/abort-signal-any.ts'),
  'HTMLElement.prototype.hidePopover': '@oddbird/popover-polyfill',
  'HTMLElement.prototype.showPopover': '@oddbird/popover-polyfill',
};

/**
 * Module with the polyfill of a function: `Promise.withResolvers` →
 * `core-js/modules/es.promise.with-resolvers`.
 */
export function polyfillOf(name: string): string | undefined {
  const words = name.split('.').filter((word) => word !== 'prototype');
  const path = words.map((word) => word.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()).join('.');
  const file = [`es.${path}`, `es.${path}.v2`, `web.${path}`, `es.${path}.constructor`]
    .map((module) => `${module}.js`)
    .find((module) => existsSync(join(coreJs, module)));
  return file === undefined ? others[name] : `core-js/modules/${file}`;
}

/**
 * Bundles the polyfills of these functions. A polyfill does nothing in a browser that has the
 * function.
 */
export async function polyfillScript(names: readonly string[]): Promise<string> {
  const isOfIterators = names.some((name) => name.startsWith('Iterator.'));
  const modules = [
    ...(isOfIterators ? ['core-js/modules/es.iterator.constructor.js'] : []),
    ...names.flatMap((name) => polyfillOf(name) ?? []),
  ];
  return scriptOf('polyfills', { source: modules.map((file) => `import '${file}';`).join('\n') });
}
