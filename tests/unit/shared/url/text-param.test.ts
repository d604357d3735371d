import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import contract from '#generated/openapi.json' with { type: 'json' };
import { textParam } from '@/shared/url/search-params';

const read = (raw: unknown) => v.parse(textParam, raw);

describe('the text of a search in a URL', () => {
  it('contains no character that a server can’t read', () => {
    expect(read('а\u0000\u0007б')).toBe('а  б');
    expect(read('а\uD800б')).toBe('аб');
    // The limit cuts in the middle of a surrogate pair.
    expect(read(`${'а'.repeat(199)}👩`)).toBe('а'.repeat(199));
    expect(read('\u0000\uDC00 ')).toBeUndefined();
  });

  it('has the same length limit as the search fields, because the API rejects a longer text', () => {
    const lengths = Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.values(methods as Record<string, { parameters?: readonly Parameter[] }>)
        .flatMap(({ parameters = [] }) => parameters)
        .filter(({ name }) => name === 'q')
        .map(({ schema }) => ({ path, longest: schema?.maxLength })),
    );
    expect(lengths.length).toBeGreaterThan(5);
    expect(lengths.filter(({ longest }) => (longest ?? 200) < 200)).toEqual([]);
  });
});

interface Parameter {
  readonly name?: string;
  readonly schema?: { readonly maxLength?: number };
}
