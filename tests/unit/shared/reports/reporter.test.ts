import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reducedError, reducedViolation } from '@/shared/reports/reduced';
import { parseReport } from '@/shared/reports/report';
import { createReporter } from '@/shared/reports/reporter';

const ORIGIN = 'https://aman.example';
const FILE = 'abcdefabcdef.js:4:5678';
/** Personal data in every place of an error, which reports must not contain. */
const HOSTILE = [
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl',
  '+7 701 234-56-78',
  'aigul.serikova@mail.kz',
  '990101300123',
  'Серикова Айгуль',
  'Aigul Serikova',
  'gastritis',
  'https://aman.example/fo/clinic/clients?q=Serikova&phone=77012345678',
  '/assets/990101300123.js:7701:8901234',
  '\n    at f (https://aman.example/assets/990101300123.js:770:123)',
];

/** Parts of the personal data, each of which would reveal something. */
const traces = HOSTILE.flatMap((text) => text.split(/[\s/?&=:.@()]+/)).filter(
  (part) => /^[\p{L}\p{N}+-]{3,}$/u.test(part) && !/^(https|assets|aman|example)$/.test(part),
);

function expectBare(report: object): void {
  expect(parseReport(JSON.stringify(report)), JSON.stringify(report)).toEqual(report);
  const visit = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
    else for (const trace of traces) expect(String(value).includes(trace), `${trace} in ${String(value)}`).toBe(false);
  };
  visit(report);
}

/** An error with a stack as Chrome writes it. */
function errorWith(message: string, name = 'TypeError'): Error {
  const error = new TypeError(message);
  error.name = name;
  error.stack = `${name}: ${message}\n    at f (${ORIGIN}/assets/${FILE})\n    at chrome-extension://abc/assets/abcdefabcdee.js:1:1`;
  return error;
}

const violation = (own: Partial<SecurityPolicyViolationEvent>) =>
  ({
    effectiveDirective: 'connect-src',
    blockedURI: 'https://evil.example',
    sourceFile: `${ORIGIN}/assets/abcdefabcdef.js`,
    lineNumber: 4,
    columnNumber: 5678,
    ...own,
  }) as SecurityPolicyViolationEvent;

describe('an error report of a page', () => {
  it.each(HOSTILE)('contains no part of the text %j, in whichever part of an error the text is', (text) => {
    for (const thrown of [
      errorWith(text),
      errorWith(`Cannot read properties of undefined (reading '${text}')`),
      errorWith(`Unexpected token 'x', "${text}" is not valid JSON`),
      errorWith(`Minified React error #418; visit https://react.dev/errors/418?args[]=${encodeURIComponent(text)}`),
      errorWith('x', text),
      new Error('x', { cause: text }),
      text,
      { message: text },
    ]) {
      expectBare({ kind: 'uncaught', route: 'search', ...reducedError(thrown, ORIGIN) });
    }
    for (const field of ['effectiveDirective', 'blockedURI', 'sourceFile', 'sample', 'documentURI', 'referrer']) {
      expectBare({ kind: 'policy', route: 'search', ...reducedViolation(violation({ [field]: text }), ORIGIN) });
    }
  });

  it('contains the error’s class, the browser’s message and the place in the site’s files', () => {
    expect(reducedError(errorWith("Cannot read properties of undefined (reading 'slots')"), ORIGIN)).toEqual({
      name: 'TypeError',
      message: 'Cannot read properties of undefined reading …',
      at: [FILE],
    });
    expect(
      reducedError(errorWith('Minified React error #418; visit https://react.dev/errors/418'), ORIGIN).message,
    ).toBe('React 418');
    const firefox = Object.assign(new Error('x'), { stack: `f@${ORIGIN}/assets/${FILE}\n@${ORIGIN}/search?q=1:2:3` });
    expect(reducedError(firefox, ORIGIN).at).toEqual([FILE]);
    expect(reducedViolation(violation({}), ORIGIN)).toEqual({ name: 'connect-src', message: 'foreign', at: [FILE] });
  });
});

describe('a page that reports errors', () => {
  const sent = vi.fn((_url: string, _request: RequestInit) => Promise.resolve(new Response()));
  let leadTo: (route: string) => void;
  let note: ReturnType<typeof createReporter>;

  beforeEach(() => {
    vi.stubGlobal('fetch', sent.mockClear());
    vi.stubGlobal('window', { location: { origin: ORIGIN } });
    vi.stubGlobal('SecurityPolicyViolationEvent', CustomEvent);
    const state = { matches: [{ staticData: { name: 'search' }, search: { q: 'Serikova' } }] };
    let resolved = (): void => undefined;
    leadTo = (name) => {
      state.matches = [{ staticData: { name }, search: { q: '' } }];
      resolved();
    };
    note = createReporter({
      state,
      subscribe: (_event: string, listener: () => void) => (resolved = listener),
    } as unknown as AnyRouter);
  });
  afterEach(() => vi.unstubAllGlobals());

  const bodies = () => sent.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as unknown);

  it('reports an error once, with the name of the page’s route instead of the URL, and without cookies', () => {
    const error = errorWith('x is not a function');
    note('boundary', error);
    // React also reports the error to the window.
    note('uncaught', error);
    note('boundary', errorWith('x is not a function'));
    leadTo('doctorBySlug');
    note('rejection', errorWith('x is not a function'));
    const told = { name: 'TypeError', message: '… is not a function', at: [FILE] };
    expect(bodies()).toEqual([
      { kind: 'boundary', route: 'search', ...told },
      { kind: 'rejection', route: 'doctorBySlug', ...told },
    ]);
    expect(sent.mock.calls[0]?.[1]).toMatchObject({
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  });

  it('reports at most ten errors, and no error that the page has already shown to the user', () => {
    note('rejection', errorWith('x', 'Problem'));
    note('rejection', errorWith('x', 'AbortError'));
    expect(bodies()).toEqual([]);
    for (const route of 'abcdefghijklm') {
      leadTo(route);
      note('uncaught', errorWith('x'));
    }
    expect(bodies()).toHaveLength(10);
  });
});
