import { QueryClient } from '@tanstack/react-query';
import { isNotFound } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { createAppRouter } from '@/router';

const queryClient = new QueryClient();
const router = createAppRouter(queryClient, 'https://aman.example');
const numbered = Object.values(router.routesById).flatMap(({ id, options }) =>
  id.includes('$id') && options.loader !== undefined ? [{ id, loader: options.loader as Loader }] : [],
);
/** Leaves out each route that is inside another route of the list. */
const routes = numbered.filter(({ id }) => !numbered.some((outer) => id.startsWith(`${outer.id}/`)));

type Loader = (loader: object) => unknown;

it('the test of ids in URLs finds the routes whose URL contains a number', () => {
  expect(routes.length).toBeGreaterThan(15);
});

it.each(routes)('the route $id shows the page «not found» for an invalid number in its URL', async ({ loader }) => {
  for (const id of ['0', '-1', '1.5', '1e3', 'abc', 'марк', '99999999999999999999']) {
    const opened = Promise.resolve().then(() =>
      loader({
        context: { queryClient },
        params: { id },
        deps: {},
        preload: false,
        abortController: new AbortController(),
      }),
    );
    await expect(opened, id).rejects.toSatisfy(isNotFound);
  }
});
