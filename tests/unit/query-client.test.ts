import { type MutationMeta, MutationObserver, type QueryClient, type QueryMeta } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/query-client';
import { withOfflineAt } from '@/shared/api/offline-copy';
import { Problem } from '@/shared/api/problem';
import { connectToaster } from '@/shared/notify';
import { session } from '@/shared/session/session';

let said: Parameters<Parameters<typeof connectToaster>[0]>[0][];
let disconnect: () => void;

beforeEach(() => {
  said = [];
  disconnect = connectToaster((notice) => said.push(notice));
  session.signIn('token-1', 'user');
});
afterEach(() => {
  disconnect();
  session.logout();
});

const refused = new Problem({ kind: 'http', status: 409, message: 'Это время заняли', token: 'token-1' });
const invalid = new Problem({ kind: 'validation', status: 422, message: 'Проверьте поля', token: 'token-1' });
const expired = new Problem({ kind: 'unauthorized', status: 401, message: 'Сеанс завершён', token: 'token-1' });

const asQuery = async (client: QueryClient, error: Error, meta: QueryMeta = {}): Promise<void> => {
  await client.query({ queryKey: ['q'], queryFn: () => Promise.reject(error), meta }).catch(() => undefined);
};
const asMutation = async (
  client: QueryClient,
  error: Error,
  meta: MutationMeta = { failure: 'toast' },
): Promise<void> => {
  const mutation = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(error), meta });
  await mutation.execute(undefined).catch(() => undefined);
};

describe('a request without internet', () => {
  const lost = new Problem({ kind: 'network', message: 'Нет связи', token: 'token-1' });
  beforeEach(() => void vi.stubGlobal('navigator', { onLine: false }));
  afterEach(() => void vi.unstubAllGlobals());

  it('shows no toast if it is a read, because the offline banner explains the failure', async () => {
    await asQuery(createQueryClient(), lost);
    expect(said).toEqual([]);
  });

  it('shows a toast if it is a write', async () => {
    await asMutation(createQueryClient(), lost);
    expect(said).toHaveLength(1);
  });
});

it('a read that fails after a logout because it needs a session shows no toast', async () => {
  const asGuest = new Problem({ kind: 'unauthorized', status: 401, message: 'Войдите, чтобы продолжить' });
  session.logout();
  await asQuery(createQueryClient(), asGuest);
  expect(said).toEqual([]);
});

describe.each([
  ['a query', asQuery],
  ['a mutation', asMutation],
])('%s that fails', (_name, fail) => {
  it('shows the server’s message in a toast', async () => {
    await fail(createQueryClient(), refused);
    expect(said).toEqual([{ kind: 'error', text: 'Это время заняли' }]);
  });

  it('shows the text for unexpected errors if the cause is a bug', async () => {
    await fail(createQueryClient(), new TypeError('x is undefined'));
    expect(said).toEqual([{ kind: 'error', text: 'Непредвиденная ошибка, попробуйте позже' }]);
  });

  it('ends the session on a 401, and shows no toast with the server’s message', async () => {
    await fail(createQueryClient(), expired);
    expect(said).toEqual([]);
    expect(session.get().accessToken).toBeNull();
  });

  it('keeps the session if the 401 is for an older token', async () => {
    session.signIn('token-2', 'user');
    await fail(createQueryClient(), expired);
    expect(session.get().accessToken).toBe('token-2');
  });

  it('shows no further toast after the session has ended', async () => {
    const client = createQueryClient();
    await fail(client, expired);
    const withoutSession = new Problem({ kind: 'unauthorized', status: 401, message: 'Войдите' });
    await fail(client, withoutSession);
    expect(said).toEqual([]);
  });
});

it('a guest’s write that needs a session shows the server’s message in a toast', async () => {
  session.logout();
  await asMutation(createQueryClient(), new Problem({ kind: 'unauthorized', status: 401, message: 'Войдите' }));
  expect(said).toEqual([{ kind: 'error', text: 'Войдите' }]);
});

it('a failed query shows no toast if the screen shows the error', async () => {
  await asQuery(createQueryClient(), invalid);
  await asQuery(createQueryClient(), refused, { silent: true });
  await asQuery(createQueryClient(), refused, { silent: [404, 409] });
  expect(said).toEqual([]);
  await asQuery(createQueryClient(), refused, { silent: [404] });
  expect(said).toHaveLength(1);
});

it('a failed mutation shows no toast if its component shows the error', async () => {
  await asMutation(createQueryClient(), refused, {});
  await asMutation(createQueryClient(), invalid, {});
  expect(said).toEqual([]);
  expect(session.get().accessToken).toBe('token-1');
});

describe('a mutation whose screen unmounts before the response', () => {
  const leave = async (problem: Error, meta: MutationMeta = {}): Promise<void> => {
    const { promise, reject } = Promise.withResolvers<never>();
    const screen = new MutationObserver(createQueryClient(), { mutationFn: () => promise, meta });
    const close = screen.subscribe(() => undefined);
    const change = screen.mutate().catch(() => undefined);
    close();
    reject(problem);
    await change;
  };

  it('shows its failure in a toast', async () => {
    await leave(refused);
    expect(said).toEqual([{ kind: 'error', text: 'Это время заняли' }]);
  });

  it('shows a form’s errors in a toast', async () => {
    await leave(invalid);
    expect(said).toEqual([{ kind: 'error', text: 'Проверьте поля' }]);
  });

  it('shows no toast if the user has cancelled the mutation or has not started it', async () => {
    await leave(new DOMException('The upload was cancelled', 'AbortError'));
    await leave(refused, { failure: 'silent' });
    expect(said).toEqual([]);
  });

  it('shows no toast if the same screen is mounted again before the mutation', async () => {
    const screen = new MutationObserver(createQueryClient(), {
      mutationFn: () => Promise.reject(refused),
    });
    const close = screen.subscribe(() => undefined);
    await screen.mutate().catch(() => undefined);
    close();
    screen.subscribe(() => undefined);
    await screen.mutate().catch(() => undefined);
    expect(said).toEqual([]);
  });
});

it('the query client never repeats a failed request, and sends a request at once even offline', async () => {
  const client = createQueryClient();
  let calls = 0;
  const queryFn = (): Promise<never> => {
    calls += 1;
    return Promise.reject(refused);
  };
  await client.query({ queryKey: ['once'], queryFn }).catch(() => undefined);
  expect(calls).toBe(1);
  expect(client.getDefaultOptions()).toMatchObject({
    queries: { refetchOnWindowFocus: false, staleTime: 180_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  });
});

it('when the device is online again, the query client reads failed data and data stored offline again', async () => {
  const client = createQueryClient();
  const { refetchOnReconnect } = client.getDefaultOptions().queries ?? {};
  const isReadAgain = async (key: string, queryFn: () => Promise<object>): Promise<unknown> => {
    await client.query({ queryKey: [key], queryFn }).catch(() => undefined);
    const query = client.getQueryCache().find<unknown, Error>({ queryKey: [key] });
    return typeof refetchOnReconnect === 'function' && query && refetchOnReconnect(query);
  };
  const kept = withOfflineAt({ data: [] }, new Headers({ 'X-Kept-At': '1000' })) as object;
  expect(await isReadAgain('failed', () => Promise.reject(refused))).toBe(true);
  expect(await isReadAgain('kept', () => Promise.resolve(kept))).toBe(true);
  expect(await isReadAgain('fresh', () => Promise.resolve({ data: [] }))).toBe(false);
});

it('the query client removes finished mutations from its memory, because a mutation may contain a password', async () => {
  const client = createQueryClient();
  const mutation = client
    .getMutationCache()
    .build(client, { mutationFn: ({ password }: { password: string }) => Promise.resolve(password) });
  await mutation.execute({ password: 'Secret2026' });
  await new Promise((resolve) => {
    setTimeout(resolve, 1);
  });
  expect(client.getMutationCache().getAll()).toEqual([]);
});
