import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Made {
  readonly name: string;
  textContent?: string;
}

/** The part of a document that the code writes to. */
let made: Made[];
let rules: { createScript: (text: string) => string } | undefined;

beforeEach(() => {
  vi.resetModules();
  made = [];
  rules = undefined;
  const element = (name: string) => {
    const one = { name, setAttribute: () => undefined, removeAttribute: () => undefined };
    made.push(one);
    return one;
  };
  const head = { querySelectorAll: () => [], querySelector: () => element('link'), append: () => undefined };
  vi.stubGlobal('document', { head, createElement: element });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function write(data: string): Promise<string | undefined> {
  const { writeHead } = await import('@/shell/page-meta/write-head');
  writeHead({ title: 'Врач', description: '', openGraph: {}, data });
  return made.findLast(({ name }) => name === 'script')?.textContent;
}

test('the browser writes structured data into the document’s head as data, not as a script', async () => {
  const createPolicy = (name: string, policy: NonNullable<typeof rules>) => {
    expect(name).toBe('aman-json-ld');
    return (rules = policy);
  };
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect(await write('{"@type":"Physician"}')).toBe('{"@type":"Physician"}');
  expect(() => rules?.createScript('alert(1)')).toThrow(SyntaxError);
});

test('the browser writes only JSON into the document’s head, even without Trusted Types', async () => {
  await expect(write('alert(1)')).rejects.toThrow(SyntaxError);
  expect(await write('{}')).toBe('{}');
});
