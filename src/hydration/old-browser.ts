import { note } from './early-note';

/**
 * Polyfills for the oldest supported browsers (package.json, `browserslist`); the build fills it in
 * (build/browsers/early-script.ts).
 */
declare const BROUGHT: {
  readonly url: string;
  /** `Promise.withResolvers`, `Array.prototype.toSorted` */
  readonly names: readonly string[];
};

/** The part of Trusted Types used here. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createHTML: () => string },
  ): { readonly createHTML: (text: string) => string };
}

/**
 * Shows a note in browsers that can't run the app, and loads polyfills in those that need them.
 *
 * @returns whether the app can run
 */
export function helpOldBrowser(): boolean {
  if (!canRun()) {
    note(
      'Этот браузер устарел, и\u00A0запись в\u00A0нём не\u00A0работает: обновите его, откройте сайт в\u00A0другом или позвоните в\u00A0клинику.',
    );
    return false;
  }
  const { url, names } = BROUGHT;
  if (names.some(isMissing)) {
    // A deferred script from the parser loads in parallel and runs before the app's module scripts.
    // No other way to add a script keeps that order.
    document.write(trusted(`<script defer src="${url}"></script>`));
  }
  return true;
}

/**
 * Tests modules and the newest syntax in use. Lookbehind came with Safari 16.4; in other browsers
 * `structuredClone` came with the rest.
 */
function canRun(): boolean {
  try {
    return (
      'noModule' in document.createElement('script') && 'structuredClone' in window && new RegExp('(?<=a)b').test('ab')
    );
  } catch {
    return false;
  }
}

function isMissing(name: string): boolean {
  let owner: unknown = window;
  return name.split('.').some((word) => {
    if ((typeof owner !== 'object' && typeof owner !== 'function') || owner === null || !(word in owner)) return true;
    const of = owner as Record<string, unknown>;
    // Reading a prototype's getter throws.
    owner = Object.getOwnPropertyDescriptor(of, word)?.value ?? null;
    return false;
  });
}

function trusted(html: string): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes === undefined
    ? html
    : trustedTypes.createPolicy('aman-polyfills', { createHTML: () => html }).createHTML('');
}
