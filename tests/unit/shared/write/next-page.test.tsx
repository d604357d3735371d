// @vitest-environment happy-dom
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/query-client';
import { Problem } from '@/shared/api/problem';
import { connectToaster, type Notice } from '@/shared/notify';
import { useWrite, type Write, type WriteOptions } from '@/shared/write/use-write';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const toasts: Notice[] = [];
connectToaster((notice) => toasts.push(notice));
beforeEach(() => {
  toasts.length = 0;
});

/**
 * A screen at /visits whose write leads to /clinics; the screen may unmount before the response.
 */
async function screen(options: WriteOptions<string, number>) {
  const rootRoute = createRootRoute();
  const paths = ['/visits', '/clinics', '/doctors'].map((path) =>
    createRoute({ getParentRoute: () => rootRoute, path, staticData: { name: 'home', area: 'public' } }),
  );
  const history = createMemoryHistory({ initialEntries: ['/visits'] });
  const router = createRouter({ routeTree: rootRoute.addChildren(paths), history });
  await router.load();
  const navigate = vi.spyOn(router, 'navigate');
  const answer = Promise.withResolvers<string>();
  let write: Write<string, number> | undefined;
  function Screen() {
    const shown = useWrite(useMutation<string, Problem, number>({ mutationFn: () => answer.promise }), options);
    useEffect(() => {
      write = shown;
    });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
  const show = (child: React.ReactNode) =>
    act(() =>
      root.render(
        <RouterContextProvider router={router as never}>
          <QueryClientProvider client={createQueryClient()}>{child}</QueryClientProvider>
        </RouterContextProvider>,
      ),
    );
  await show(<Screen />);
  await act(async () => {
    write?.send(1);
    await settle();
  });
  return {
    router,
    navigate,
    leave: () => show(null),
    go: (path: string) =>
      act(async () => {
        history.push(path);
        await router.load();
      }),
    answer: (value: string | Problem) =>
      act(async () => {
        if (typeof value === 'string') answer.resolve(value);
        else answer.reject(value);
        await settle();
      }),
  };
}

const clinics = () => ({ to: '/clinics' }) as const;

test('a user who is still on the page of a write is taken to the next page, and sees a toast', async () => {
  const { answer, router, navigate } = await screen({ done: 'Записали', next: clinics });
  await answer('saved');
  expect(router.latestLocation.pathname).toBe('/clinics');
  expect(navigate).toHaveBeenCalledWith({ to: '/clinics', ignoreBlocker: true });
  expect(toasts).toEqual([{ kind: 'success', text: 'Записали' }]);
});

test('a user who is taken to a page that shows the result of a write sees no toast', async () => {
  const { answer, router } = await screen({ done: 'Записали', next: clinics, nextAnnounces: true });
  await answer('saved');
  expect(router.latestLocation.pathname).toBe('/clinics');
  expect(toasts).toEqual([]);
});

test('a user sees a toast about a write if the component of the write unmounts without showing the result', async () => {
  const { answer, leave } = await screen({ done: { text: 'Записали', openLabel: 'Открыть' }, nextAnnounces: true });
  await leave();
  await answer('saved');
  expect(toasts).toEqual([{ kind: 'success', text: 'Записали', openLabel: 'Открыть' }]);
});

test.each([
  ['has gone to another page', ({ go }: Awaited<ReturnType<typeof screen>>) => go('/doctors')],
  ['has closed the dialog', ({ leave }: Awaited<ReturnType<typeof screen>>) => leave()],
])('a user who %s before the response stays where they are, and the toast links to the next page', async (_, move) => {
  const onDone = vi.fn();
  const shown = await screen({ done: 'Записали', next: clinics, nextAnnounces: true, onDone });
  await move(shown);
  const { pathname } = shown.router.latestLocation;
  await shown.answer('saved');
  expect(shown.router.latestLocation.pathname).toBe(pathname);
  expect(onDone).not.toHaveBeenCalled();
  const [toast] = toasts;
  expect(toast?.text).toBe('Записали');
  await act(async () => toast?.open?.());
  expect(shown.navigate).toHaveBeenCalledExactlyOnceWith({ to: '/clinics', replace: false });
});

test.each([
  [
    'with a 401 that ended the session, no toast is shown',
    new Problem({ kind: 'unauthorized', status: 401, token: 'token-1' }),
    0,
  ],
  ['whose person has logged out, no toast is shown', new Problem({ kind: 'superseded' }), 0],
  ['with a 401 for a wrong password, a toast is shown', new Problem({ kind: 'unauthorized', status: 401 }), 1],
  ['that the server has rejected, a toast is shown', new Problem({ kind: 'http', status: 403, token: 'token-1' }), 1],
])('after a failed write %s', async (_, problem, count) => {
  const { answer } = await screen({});
  await answer(problem);
  expect(toasts).toHaveLength(count);
});
