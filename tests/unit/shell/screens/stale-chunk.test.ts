import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isStaleChunk, nameStaleChunks, reloadForNewVersion } from '@/shell/screens/stale-chunk';
import { MemoryStorage } from '../../support/memory-storage';

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

describe('a chunk that could not be loaded', () => {
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

  it('gets a name of ours', () => {
    expect(isStaleChunk(failed())).toBe(true);
    expect(failed().message).toContain('https://aman.example/assets/search-1.js');
  });

  it('does not make the router reload the page', () => {
    // The router goes by the browsers' messages.
    expect(failed().message).not.toMatch(/dynamically imported module|importing a module script failed/i);
  });

  it.each([new TypeError('Failed to fetch'), 'StaleChunkError', null])('is not mistaken for %s', (error) => {
    expect(isStaleChunk(error)).toBe(false);
  });
});

describe('the page', () => {
  it('is reloaded once', () => {
    open('/search');
    reloadForNewVersion({ once: true });
    reloadForNewVersion({ once: true });
    expect(reload).toHaveBeenCalledOnce();
    open('/doctor/a');
    reloadForNewVersion({ once: true });
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is not reloaded offline, or where that can’t be stored', () => {
    open('/search', false);
    reloadForNewVersion({ once: true });
    vi.stubGlobal('sessionStorage', undefined);
    open('/search');
    reloadForNewVersion({ once: true });
    expect(reload).not.toHaveBeenCalled();
  });

  it('is reloaded whenever the user asks', () => {
    open('/search');
    reloadForNewVersion({ once: false });
    reloadForNewVersion({ once: false });
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
