import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createAppRouter } from '@/router';
import { stringifySearch } from '@/shared/url/stringify-search';
import { hostileTexts } from '../../support/hostile.ts';

interface SearchSchema {
  readonly entries: Readonly<Record<string, unknown>>;
  readonly '~standard': {
    readonly validate: (value: unknown) => { readonly value?: unknown; readonly issues?: readonly unknown[] };
  };
}

const router = createAppRouter(new QueryClient(), 'https://aman.example');
const searches = Object.values(router.routesById).flatMap((route) => {
  const { validateSearch } = route.options;
  return isSchema(validateSearch) ? [{ id: route.id, schema: validateSearch }] : [];
});

/** A search parameter of a URL: the router parses JSON where it can. */
const read = (name: string, text: string): unknown =>
  router.options.parseSearch(`?${new URLSearchParams([[name, text.toWellFormed()]])}`);

describe('a URL with hostile search parameters', () => {
  it('is tried with every route that has search parameters', () => {
    expect(searches.length).toBeGreaterThan(30);
  });

  it.each(searches)('is read by the route $id without an error, and its unfit values are dropped', ({ schema }) => {
    // The route's own parameters, and names that no route uses and that every object has.
    const names = [...Object.keys(schema.entries), '__proto__', 'constructor', 'toString'];
    for (const name of names) {
      const keeps = (text: string): boolean =>
        partsOf(schema['~standard'].validate(read(name, text)).value).includes(text);
      // A parameter that accepts words does not expect a time.
      const isTime = !keeps(hostileTexts['a constructor']);
      for (const [kind, text] of Object.entries(hostileTexts)) {
        const { value, issues } = schema['~standard'].validate(read(name, text));
        expect(issues, `${name}: ${kind}`).toBeUndefined();
        expect(partsOf(value).some(isUnfit), `${name}: ${kind}`).toBe(false);
        expect(isTime && isNoTime(text) && keeps(text), `${name}: ${kind}`).toBe(false);
        // A link with the value is read back as the same value.
        const written = stringifySearch(value as Record<string, unknown>);
        expect(written.length).toBeLessThan(4_000);
        const again = schema['~standard'].validate(router.options.parseSearch(written));
        expect(again.value, `${name}: ${kind}`).toEqual(value);
      }
    }
    expect('wasRun' in {}).toBe(false);
  });
});

function isSchema(validate: unknown): validate is SearchSchema {
  return typeof validate === 'object' && validate !== null && 'entries' in validate && '~standard' in validate;
}

/** All values nested in a value. */
function partsOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(partsOf) : [value];
}

/** Every day and moment among the hostile texts is invalid. */
function isNoTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\d/.test(text);
}

/** Whether a number is not finite, or a text longer than the contract allows. */
function isUnfit(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  return typeof value === 'string' && value.length > 1000;
}
