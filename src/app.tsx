import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect, useInsertionEffect, useLayoutEffect } from 'react';
import type { createAppRouter } from './router';

interface AppProps {
  readonly router: ReturnType<typeof createAppRouter>;
  readonly queryClient: QueryClient;
  /** Called once, right before the router subscribes to the browser history. */
  readonly onTakeOver?: (() => void) | undefined;
  /** Called once, in the task that puts the page into the document, before any input event. */
  readonly onDraw?: (() => void) | undefined;
  /** Called once, after the first render. */
  readonly onMount?: (() => void) | undefined;
}

/** The root component, the same in the browser and on the server. */
export function App({ router, queryClient, onTakeOver, onDraw, onMount }: AppProps) {
  useInsertionEffect(() => onTakeOver?.(), [onTakeOver]);
  useLayoutEffect(() => onDraw?.(), [onDraw]);
  useEffect(() => onMount?.(), [onMount]);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
}
