import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { http } from '@/shared/api/http';
import { now, onClockChange } from '@/shared/format/now';
import { fakeFetch, json } from '../../support/fake-fetch';

beforeEach(() => {
  vi.stubEnv('VITE_API_HOST', 'https://api.example.kz');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('the site’s current time', () => {
  const dated = (date: Date, headers = {}) => json({}, 200, { Date: date.toUTCString(), ...headers });
  const answer = (date: Date) => fakeFetch(() => dated(date));
  const DAY = 86_400_000;
  const ahead = () => Math.round((now() - Date.now()) / 1000);

  afterEach(async () => {
    answer(new Date());
    await http('/api/v0/x', { method: 'POST' });
  });

  it('is the server’s time while the device’s clock is wrong, and the device’s time after the clock is right', async () => {
    const heard = vi.fn();
    const stop = onClockChange(heard);
    answer(new Date(Date.now() - DAY));
    await http('/api/v0/x', { method: 'POST' });
    expect(ahead()).toBeCloseTo(-86_400, -1);
    await http('/api/v0/x', { method: 'POST' });
    expect(heard).toHaveBeenCalledOnce();
    answer(new Date(Date.now() - 60_000));
    await http('/api/v0/x', { method: 'POST' });
    expect(ahead()).toBeCloseTo(0);
    stop();
  });

  it('is taken from a cacheable response if the device’s clock is behind the response', async () => {
    answer(new Date(Date.now() + DAY));
    await http('/api/v0/x', { method: 'GET' });
    expect(ahead()).toBeCloseTo(86_400, -1);
  });

  /** Loads new modules each time: `page` is the module of a newly opened page. */
  const askAs = async (answerTo: (request: Request) => Response) => {
    vi.resetModules();
    const requests = fakeFetch(answerTo);
    const page = await import('@/shared/api/http');
    const clock = await import('@/shared/format/now');
    return { requests, get: () => page.http('/api/v0/x', { method: 'GET' }), ahead: () => clock.now() - Date.now() };
  };
  const asked = (requests: readonly Request[]) => requests.filter(({ method }) => method === 'HEAD');

  it('is requested from the server once if a cacheable response is older than the device’s clock', async () => {
    const page = await askAs(() => dated(new Date(Date.now() - DAY)));
    await Promise.all([page.get(), page.get()]);
    await vi.waitFor(() => expect(Math.round(page.ahead() / 1000)).toBeCloseTo(-86_400, -1));
    await page.get();
    expect(asked(page.requests)).toHaveLength(1);
    expect(asked(page.requests)[0]?.cache).toBe('no-store');
  });

  it('is still the device’s time if a cached response is old but the server’s time is the device’s time', async () => {
    const page = await askAs(({ method }) => dated(new Date(Date.now() - (method === 'HEAD' ? 0 : DAY))));
    await page.get();
    await vi.waitFor(() => expect(asked(page.requests)).toHaveLength(1));
    await page.get();
    expect(asked(page.requests)).toHaveLength(1);
    expect(page.ahead()).toBeCloseTo(0, -2);
  });

  it('is still the device’s time if a cache answers instead of the server', async () => {
    const page = await askAs(() => dated(new Date(Date.now() - DAY), { Age: '86400' }));
    await page.get();
    await vi.waitFor(() => expect(asked(page.requests)).toHaveLength(1));
    await page.get();
    expect(page.ahead()).toBeCloseTo(0, -2);
  });

  it('is requested again after a failed request, and is never requested because of a response stored offline', async () => {
    const page = await askAs(({ method }) => {
      if (method === 'HEAD') throw new TypeError('Failed to fetch');
      return dated(new Date(Date.now() - DAY));
    });
    await vi.waitFor(async () => {
      await page.get();
      expect(asked(page.requests).length).toBeGreaterThan(1);
    });
    const offline = await askAs(() => dated(new Date(Date.now() - DAY), { 'X-Kept-At': String(Date.now() - DAY) }));
    await offline.get();
    await offline.get();
    expect(asked(offline.requests)).toHaveLength(0);
  });

  it('is not changed by a response without a date', async () => {
    fakeFetch(() => json({}));
    await http('/api/v0/x', { method: 'POST' });
    expect(ahead()).toBeCloseTo(0);
  });
});
