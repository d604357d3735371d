import type { Plugin } from 'vite';

/** Vite's name for what stands around each `import()` of a build. */
const helper = /^\0vite\/preload-helper\.js$/;

/**
 * The same in a quarter of the size: stylesheets are all that is ever named here (`modulePreload` in vite.config.ts), the policy knows
 * no nonce, and every address begins at the root. A failure is told by the event that vite tells it by (stale-chunk.ts).
 */
const code = `
const sheets = {};
const sheet = (file) => sheets[file] ??= new Promise((resolve, reject) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = '/' + file;
  link.onload = resolve;
  link.onerror = () => {
    sheets[file] = undefined;
    link.remove();
    reject(new Error('Unable to preload CSS for /' + file));
  };
  document.head.append(link);
});
const told = (error) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.payload = error;
  dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
};
export const __vitePreload = (load, files = []) => Promise.all(files.map(sheet)).then(load).catch(told);
`;

/** Replaces vite's helper for lazy parts by one of our own; there it is 1.3 KiB of every first screen. */
export function leanPreload(): Plugin {
  return {
    name: 'aman:lean-preload',
    apply: 'build',
    transform: {
      filter: { id: helper },
      handler: () => ({ code, map: null }),
    },
  };
}
