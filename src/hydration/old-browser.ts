import { note } from './early-note';

/**
 * Polyfills for the oldest supported browsers (package.json, `browserslist`). The build inserts
 * them (build/browsers/early-script.ts).
 */
declare const BROUGHT: {
  readonly url: string;
  /** Functions that the polyfills add: `Promise.withResolvers`, `Array.prototype.toSorted`. */
  readonly names: readonly string[];
};

/** The part of the Trusted Types API that we use. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createHTML: () => string },
  ): { readonly createHTML: (text: string) => string };
}

/**
 * Shows a note in browsers that can't run the program, and loads polyfills in browsers that need
 * them.
 *
 * @returns whether the program can run
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
    // A deferred script that the parser inserts loads in parallel with the program's module scripts
    // and runs before them. A script that is added in another way could run after them.
    document.write(trusted(`<script defer src="${url}"></script>`));
  }
  return true;
}

/**
 * Whether the browser supports modules and the newest syntax that the program uses. Safari supports
 * this syntax since the version that added lookbehind (16.4), other browsers since the version that
 * added `structuredClone`.
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
    // A getter throws an error if it is read from a prototype, so read the descriptor.
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
