import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { http } from '@/shared/api/http';
import { isWaitingLong, subscribeToWait } from '@/shared/api/slow';
import { fakeFetch, json } from '../../support/fake-fetch';

beforeEach(() => {
  vi.stubEnv('VITE_API_HOST', 'https://api.example.kz');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** The body of a response that arrives in parts. */
function bodyInParts() {
  const { readable: stream, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    stream,
    send: (part: string) => void writer.write(new TextEncoder().encode(part)),
    end: () => void writer.close(),
  };
}

describe('a slow API request', () => {
  it('is announced as slow from the fifteenth second until the response', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fakeFetch(() => promise);
    const told = vi.fn();
    const stop = subscribeToWait(() => told(isWaitingLong()));
    const request = http('/api/v0/x', {});
    await vi.advanceTimersByTimeAsync(14_900);
    expect(isWaitingLong()).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(isWaitingLong()).toBe(true);
    resolve(json({}));
    await request;
    expect(isWaitingLong()).toBe(false);
    expect(told.mock.calls).toEqual([[true], [false]]);
    stop();
  });

  it.each([
    ['a response', 200],
    ['an error', 500],
  ])('is announced as slow if %s stops after its headers', async (_name, status) => {
    const body = bodyInParts();
    fakeFetch(() => new Response(body.stream, { status }));
    const request = http('/api/v0/x', {}).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(14_900);
    body.send('{"data"');
    expect(isWaitingLong()).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(isWaitingLong()).toBe(true);
    body.send(':[]}');
    body.end();
    await request;
    expect(isWaitingLong()).toBe(false);
  });

  it('is not announced as slow while parts of a large file are arriving', async () => {
    const body = bodyInParts();
    fakeFetch(() => new Response(body.stream, { headers: { 'Content-Type': 'application/pdf' } }));
    const request = http<Blob>('/api/v0/x', { as: 'blob' });
    for (const part of ['one ', 'two ', 'three']) {
      await vi.advanceTimersByTimeAsync(14_000);
      expect(isWaitingLong()).toBe(false);
      body.send(part);
    }
    await vi.advanceTimersByTimeAsync(15_100);
    expect(isWaitingLong()).toBe(true);
    body.end();
    const file = await request;
    expect([file.type, await file.text()]).toEqual(['application/pdf', 'one two three']);
    expect(isWaitingLong()).toBe(false);
  });

  it('is not announced as slow after an abort', async () => {
    const controller = new AbortController();
    const stopped = new ReadableStream({
      start: (stream) => controller.signal.addEventListener('abort', () => stream.error(controller.signal.reason)),
    });
    fakeFetch(() => new Response(stopped));
    const request = http('/api/v0/x', { signal: controller.signal });
    const outcome = expect(request).rejects.toThrow('left the page');
    await vi.advanceTimersByTimeAsync(15_100);
    expect(isWaitingLong()).toBe(true);
    controller.abort(new DOMException('left the page', 'AbortError'));
    await outcome;
    expect(isWaitingLong()).toBe(false);
  });
});
