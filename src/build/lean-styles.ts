import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { replaced } from './replaced.ts';

const stylesheet = /\/src\/styles\.css$/;

/**
 * Makes the stylesheet that Tailwind wrote smaller, for the build alone; no rule means anything else afterwards:
 * - a variable that nothing ever sets, or only to what it is at first, is written out where it is used;
 * - so is a value of the theme that is used once;
 * - what is there for browsers older than ours (`cssTarget` in vite.config.ts) is dropped.
 */
export function leanStyles(): Plugin {
  return {
    name: 'aman:lean-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: stylesheet },
      handler: (code, id) => ({ code: leaner(code, id, variablesElsewhere()), map: null }),
    },
  };
}

/** @param elsewhere names of variables that other files use, so that the stylesheet has to keep them */
export function leaner(code: string, id: string, elsewhere: ReadonlySet<string>): string {
  return [withoutFallbacks, withoutIdleVariables, withoutSingleUses].reduce(
    (css, step) => step(css, id, elsewhere),
    code,
  );
}

function withoutFallbacks(css: string, id: string): string {
  // Initial values for browsers without @property.
  const registered = replaced(css, /@layer properties\s*\{\s*@supports[^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/, '', id);
  return registered
    .replace(/,\s*--tw-gradient-from,\s*--tw-gradient-via,\s*--tw-gradient-to/g, '')
    .replace(/@supports \(color:\s*color-mix\(in lab, ?red, ?red\)\)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g, '$1');
}

/** Tailwind's classes speak to each other by variables; most of those conversations never take place here. */
function withoutIdleVariables(css: string): string {
  const initial = new Map(
    [...css.matchAll(/@property (?<name>--tw-[\w-]+)\s*\{(?<rest>[^}]*)\}/g)].map(({ groups }) => [
      groups?.['name'] ?? '',
      /initial-value:\s*(?<value>[^;}]*)/.exec(groups?.['rest'] ?? '')?.groups?.['value']?.trim(),
    ]),
  );
  const used = [...css.matchAll(/var\((?<name>--tw-[\w-]+)/g)].map(({ groups }) => groups?.['name'] ?? '');
  return [...new Set([...initial.keys(), ...used])].reduce((rest, name) => {
    const first = initial.get(name);
    if (valuesOf(rest, name).some((value) => value !== first)) return rest;
    return withValue(rest, name, (fallback) => first ?? fallback)
      .replace(new RegExp(`@property ${name}\\s*\\{[^}]*\\}`), '')
      .replace(new RegExp(`(?<=[;{]\\s*)${name}:[^;}]*;?`, 'g'), '');
  }, css);
}

function withoutSingleUses(css: string, _id: string, elsewhere: ReadonlySet<string>): string {
  const names = [...css.matchAll(/[;{]\s*(?<name>--(?!tw-)[\w-]+):/g)].map(({ groups }) => groups?.['name'] ?? '');
  return [...new Set(names)].reduce((rest, name) => {
    const [value, ...others] = valuesOf(rest, name);
    const uses = rest.match(new RegExp(`var\\(\\s*${name}\\s*[,)]`, 'g'))?.length;
    if (value === undefined || others.length > 0 || uses !== 1 || elsewhere.has(name)) return rest;
    return withValue(rest, name, () => value).replace(new RegExp(`(?<=[;{]\\s*)${name}:[^;}]*;?`), '');
  }, css);
}

function valuesOf(css: string, name: string): string[] {
  return [...css.matchAll(new RegExp(`[;{]\\s*${name}:(?<value>[^;}]*)`, 'g'))].map(
    ({ groups }) => groups?.['value']?.trim() ?? '',
  );
}

/** The code with every `var(name, fallback)` replaced; one for which there is no value stays. */
function withValue(css: string, name: string, value: (fallback: string | undefined) => string | undefined): string {
  const [before = '', ...uses] = css.split(new RegExp(`var\\(\\s*${name}(?=\\s*[,)])`));
  return uses.reduce((rest, use) => {
    const end = closing(use);
    const inner = use.slice(0, end).trimStart();
    const fallback = inner.startsWith(',') ? inner.slice(1).trim() : undefined;
    return `${rest}${value(fallback) ?? `var(${name}${inner})`}${use.slice(end + 1)}`;
  }, before);
}

/** Where the parenthesis closes that was opened before the text begins. */
function closing(text: string): number {
  let depth = 1;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error('A parenthesis in the stylesheet is never closed; see src/build');
}

/** What other stylesheets and inline styles refer to. */
function variablesElsewhere(): Set<string> {
  const root = `${import.meta.dirname}/..`;
  const files = globSync('**/*.{css,ts,tsx}', { cwd: root }).filter((file) => file !== 'styles.css');
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/var\(\s*(?<name>--[\w-]+)/g)].map(
        ({ groups }) => groups?.['name'] ?? '',
      ),
    ),
  );
}
