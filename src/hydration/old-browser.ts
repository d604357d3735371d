import { note } from './early-note';

/**
 * What core-js and its kin bring to the oldest browsers that we are for (package.json, `browserslist`); the build fills it in
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
 * Tells who has a browser that can't run the program, and brings to the others what they lack.
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
    // Deferred and from the parser: fetched beside the rest, and run before the program, whose scripts are modules further down. No other
    // way of adding a script keeps that order.
    document.write(trusted(`<script defer src="${url}"></script>`));
  }
  return true;
}

/**
 * Modules, and the youngest grammar that the program is written in: look-behind came to Safari with 16.4, `structuredClone` to the
 * others with all the rest.
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
    // Reading a getter of a prototype throws.
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
