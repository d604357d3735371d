import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect, useInsertionEffect, useLayoutEffect } from 'react';
import type { createAppRouter } from './router';

interface AppProps {
  readonly router: ReturnType<typeof createAppRouter>;
  readonly queryClient: QueryClient;
  /** Called once, just before the router subscribes to the browser history. */
  readonly onTakeOver?: (() => void) | undefined;
  /** Called once, after the page is put into the document and before the next input event. */
  readonly onDraw?: (() => void) | undefined;
  /** Called once, after the program's first render. */
  readonly onMount?: (() => void) | undefined;
}

/** The root component. The browser and a server render the same one. */
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
