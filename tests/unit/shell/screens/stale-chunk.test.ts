import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFileBlocked, isStaleChunk, nameStaleChunks, reloadForNewVersion } from '@/shell/screens/stale-chunk';
import { MemoryStorage } from '../../support/memory-storage';

const lost = new Error('A part of the program did not load (https://aman.example/assets/1a.js)');
const reload = vi.fn<() => void>();
const open = (pathname: string, onLine = true): void => {
  vi.stubGlobal('window', { location: { pathname, reload } });
  vi.stubGlobal('navigator', { onLine });
};

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a chunk that failed to load', () => {
  const failed = (): Error => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    nameStaleChunks();
    const payload = new TypeError(
      'Failed to fetch dynamically imported module: https://aman.example/assets/search-1.js',
    );
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    return payload;
  };

  it('causes an error with the site’s own name', () => {
    expect(isStaleChunk(failed())).toBe(true);
    expect(failed().message).toContain('https://aman.example/assets/search-1.js');
  });

  it('causes an error for which the router does not reload the page', () => {
    // The router recognises these messages of browsers.
    expect(failed().message).not.toMatch(/dynamically imported module|importing a module script failed/i);
  });

  it.each([
    ['another error', new TypeError('Failed to fetch')],
    ['the name of the error as a text', 'StaleChunkError'],
    ['an error without a value', null],
  ])('is not recognised in %s', (_, error) => {
    expect(isStaleChunk(error)).toBe(false);
  });
});

describe('a page whose chunk failed to load', () => {
  it('is reloaded once by itself', () => {
    open('/search');
    reloadForNewVersion(lost, { once: true });
    reloadForNewVersion(lost, { once: true });
    expect(reload).toHaveBeenCalledOnce();
    open('/doctor/a');
    reloadForNewVersion(lost, { once: true });
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is not reloaded offline, or if the browser can’t store that it was reloaded', () => {
    open('/search', false);
    reloadForNewVersion(lost, { once: true });
    vi.stubGlobal('sessionStorage', undefined);
    open('/search');
    reloadForNewVersion(lost, { once: true });
    expect(reload).not.toHaveBeenCalled();
  });

  it('counts the chunk as blocked if the chunk fails to load again after the reload', () => {
    const begin = (): void => {
      vi.stubGlobal('navigator', { onLine: true });
      vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { pathname: '/search', reload } }));
      nameStaleChunks();
    };
    begin();
    expect(isFileBlocked(lost)).toBe(false);
    reloadForNewVersion(lost, { once: true });
    expect(isFileBlocked(lost)).toBe(false);
    begin();
    expect(isFileBlocked(lost)).toBe(true);
    expect(isFileBlocked(new Error('A part of the program did not load (https://aman.example/assets/2b.js)'))).toBe(
      false,
    );
  });

  it('is reloaded each time the user presses the button for a reload', () => {
    open('/search');
    reloadForNewVersion(lost, { once: false });
    reloadForNewVersion(lost, { once: false });
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
