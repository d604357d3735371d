import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const HOUR = 3_600_000;

/** The part of a browser that the page's side of the service worker uses. */
function browser({ waiting }: { readonly waiting?: { readonly knowsThisPage: boolean } } = {}) {
  const said: unknown[] = [];
  const worker = waiting && {
    postMessage: (message: unknown, [port]: readonly MessagePort[] = []) => {
      said.push(message);
      port?.postMessage(waiting.knowsThisPage);
    },
  };
  const update = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const registration = Object.assign(new EventTarget(), { installing: null, waiting: worker ?? null, update });
  const register = vi.fn<(url: string) => Promise<typeof registration>>(() => Promise.resolve(registration));
  const serviceWorker = Object.assign(new EventTarget(), { register, controller: null });
  let rules: { createScriptURL: (url: string) => string } | undefined;
  const createPolicy = (_name: string, made: NonNullable<typeof rules>) => (rules = made);
  const reload = vi.fn<() => void>();
  const page = Object.assign(new EventTarget(), { location: { reload } });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { readyState: 'complete', visibilityState: 'visible' }));
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('trustedTypes', { createPolicy });
  return { said, register, reload, update, rulesOf: () => rules };
}

async function start() {
  const program = await import('@/shared/site-worker');
  program.startSiteWorker();
  await vi.advanceTimersByTimeAsync(2000);
  return program;
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('__MOCKS__', false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('the service worker of the site', () => {
  it('starts after the page is visible, from the only URL that Trusted Types allow', async () => {
    const { register, rulesOf } = browser();
    const program = await import('@/shared/site-worker');
    program.startSiteWorker();
    expect(register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', { updateViaCache: 'none' });
    for (const url of ['https://evil.example/sw.js', '//evil.example/sw.js', '/api/v0/files/7', '/sw.js?x']) {
      expect(() => rulesOf()?.createScriptURL(url)).toThrow(TypeError);
    }
  });

  it.each([
    ['in development', 'PROD', false],
    ['beside the worker of the stand-in provider', '__MOCKS__', true],
  ] as const)('does not start %s', async (_, name, value) => {
    const { register } = browser();
    if (name === 'PROD') vi.stubEnv(name, value);
    else vi.stubGlobal(name, value);
    await start();
    expect(register).not.toHaveBeenCalled();
  });
});

describe('a new version of the site', () => {
  it('is offered to the person, and is loaded when the person presses the button', async () => {
    const { said, reload } = browser({ waiting: { knowsThisPage: false } });
    const { newVersion } = await start();
    await vi.waitFor(() => expect(newVersion.get()).toBe(true));
    expect(said).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(reload).not.toHaveBeenCalled();
    newVersion.open();
    expect(said.at(-1)).toBe('take-over');
    await vi.advanceTimersByTimeAsync(3000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('takes over without a question if the page already has this version', async () => {
    const { said, reload } = browser({ waiting: { knowsThisPage: true } });
    const { newVersion } = await start();
    await vi.waitFor(() => expect(said).toContain('take-over'));
    expect(newVersion.get()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is looked for once an hour while the page is open', async () => {
    const { update } = browser();
    await start();
    await vi.advanceTimersByTimeAsync(HOUR - 1);
    expect(update).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(update.mock.calls.length).toBeGreaterThan(0);
  });
});
