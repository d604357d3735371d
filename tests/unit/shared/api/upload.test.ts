import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { http } from '@/shared/api/http';
import { Problem } from '@/shared/api/problem';
import { session } from '@/shared/session/session';

const HOST = 'https://api.example.kz';
const PATH = '/api/v0/upload-files';

/** The part of XMLHttpRequest that an upload uses; the test plays the network. */
class FakeRequest extends EventTarget {
  static last: FakeRequest | undefined;
  readonly upload = new EventTarget();
  readonly sent = new Headers();
  method = '';
  url = '';
  status = 0;
  responseText = '';
  responseURL = '';
  retryAfter: string | null = null;
  body: unknown;
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, url: URL): void {
    Object.assign(this, { method, url: url.href, responseURL: url.href });
  }
  setRequestHeader(name: string, value: string): void {
    this.sent.set(name, value);
  }
  getResponseHeader(name: string): string | null {
    return name === 'Retry-After' ? this.retryAfter : null;
  }
  send(body: unknown): void {
    this.body = body;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  answer(status: number, body?: unknown): void {
    Object.assign(this, { status, responseText: body === undefined ? '' : JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }
  went(loaded: number, total: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: total !== 0, loaded, total }));
  }
}

beforeEach(() => {
  vi.stubEnv('VITE_API_HOST', HOST);
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal(
    'ProgressEvent',
    class extends Event {
      constructor(type: string, readings: object) {
        super(type);
        Object.assign(this, readings);
      }
    },
  );
});
afterEach(() => {
  session.logout();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const shares: number[] = [];

/** A pending upload and its result. */
async function begin(signal?: AbortSignal) {
  shares.length = 0;
  Object.assign(FakeRequest, { last: undefined });
  const outcome = http(PATH, {
    method: 'POST',
    body: new FormData(),
    onUploadProgress: (share) => shares.push(share),
    ...(signal && { signal }),
  }).then(
    (value) => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error }),
  );
  const request = await vi.waitFor(() => {
    if (FakeRequest.last === undefined) throw new Error('nothing is sent yet');
    return FakeRequest.last;
  });
  return { outcome, request };
}

describe('an upload whose progress is shown', () => {
  it('reports its progress if the size is known, and returns the parsed response', async () => {
    session.signIn('secret', 'user');
    const { outcome, request } = await begin();
    expect([request.method, request.url]).toEqual(['POST', `${HOST}${PATH}`]);
    expect(request.sent.get('Authorization')).toBe('Bearer secret');
    expect(request.body).toBeInstanceOf(FormData);
    request.went(30, 0);
    request.went(25, 100);
    request.went(100, 100);
    request.answer(201, { data: [] });
    expect((await outcome).value).toEqual({ data: [] });
    expect(shares).toEqual([0.25, 1]);
  });

  it.each([204, 205])('resolves to undefined for a %i, which has no body', async (status) => {
    const { outcome, request } = await begin();
    request.answer(status);
    await expect(outcome).resolves.toEqual({ value: undefined, error: undefined });
  });

  it('rejects with a problem for a 304', async () => {
    const { outcome, request } = await begin();
    request.answer(304);
    expect((await outcome).error).toMatchObject({ kind: 'http', status: 304 });
  });

  it('rejects with a problem for an error, too many tries, a lost network and a redirect', async () => {
    const refused = await begin();
    refused.request.answer(422, { message: 'нет', errors: { files: ['велик'] } });
    expect((await refused.outcome).error).toMatchObject({
      kind: 'validation',
      status: 422,
      errors: { files: ['велик'] },
    });

    const early = await begin();
    early.request.retryAfter = '40';
    early.request.answer(429);
    expect((await early.outcome).error).toMatchObject({ status: 429, retryAfterSeconds: 40 });

    const lost = await begin();
    lost.request.dispatchEvent(new Event('error'));
    expect((await lost.outcome).error).toMatchObject({ kind: 'network' });

    const redirected = await begin();
    redirected.request.responseURL = 'https://elsewhere.example/';
    redirected.request.answer(201, { data: [] });
    expect((await redirected.outcome).error).toMatchObject({ kind: 'network' });
  });

  it('is aborted with the reason of its signal', async () => {
    const cancelled = new AbortController();
    const { outcome } = await begin(cancelled.signal);
    cancelled.abort(new Error('changed my mind'));
    const { error } = await outcome;
    expect(error).toEqual(new Error('changed my mind'));
  });

  it('is never sent to another origin', async () => {
    Object.assign(FakeRequest, { last: undefined });
    const outcome = http('https://elsewhere.example/api/v0/upload-files', {
      method: 'POST',
      onUploadProgress: () => {},
    });
    await expect(outcome).rejects.toBeInstanceOf(Problem);
    expect(FakeRequest.last).toBeUndefined();
  });
});
