import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isStaleChunk, reloadForNewVersion } from '@/shell/screens/stale-chunk';
import { MemoryStorage } from '../support/memory-storage';

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

it.each([
  'Failed to fetch dynamically imported module: https://aman.example/assets/search-1.js',
  'error loading dynamically imported module: https://aman.example/assets/search-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/search-1.css',
])('knows a part that could not be loaded: %s', (message) => {
  expect(isStaleChunk(new TypeError(message))).toBe(true);
});

it.each([new TypeError('Failed to fetch'), 'Importing a module script failed.', null])(
  'does not mistake %s',
  (error) => {
    expect(isStaleChunk(error)).toBe(false);
  },
);

describe('the page', () => {
  it('is loaded anew once', () => {
    open('/search');
    reloadForNewVersion({ once: true });
    reloadForNewVersion({ once: true });
    expect(reload).toHaveBeenCalledOnce();
    open('/doctor/a');
    reloadForNewVersion({ once: true });
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is left alone offline, and where that can’t be noted down', () => {
    open('/search', false);
    reloadForNewVersion({ once: true });
    vi.stubGlobal('sessionStorage', undefined);
    open('/search');
    reloadForNewVersion({ once: true });
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded anew whenever the person asks', () => {
    open('/search');
    reloadForNewVersion({ once: false });
    reloadForNewVersion({ once: false });
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
