import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followSession } from '@/features/auth/session/follow-session';
import { isProblem } from '@/shared/api/problem';
import { nameStaleChunks } from '@/shell/screens/stale-chunk';
import { createQueryClient } from './query-client';
import { createAppRouter } from './router';
import './styles.css';

nameStaleChunks();
await startMocks();

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html holds no #root');

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
followSession(router, queryClient);
tellOfPages();

createRoot(root, {
  // A problem with a request is no fault of the program, and the person has been told of it.
  onCaughtError: (error) => {
    if (!isProblem(error) && !(error instanceof Error && isProblem(error.cause))) reportError(error);
  },
}).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);

/** `__MOCKS__` is a constant of the build: a production build drops the branch and with it all of the mocks. */
async function startMocks(): Promise<void> {
  if (!__MOCKS__) return;
  const { startMocks: start } = await import('@mocks/browser');
  await start();
}

/** What search engines and shared links are told comes after the first page is painted, and does without if it must. */
function tellOfPages(): void {
  const stop = router.subscribe('onRendered', () => {
    stop();
    import('@/shell/page-meta/follow-pages').then(
      ({ followPages }) => followPages(router, queryClient),
      () => undefined,
    );
  });
}
