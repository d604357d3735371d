import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useEffect } from 'react';
import type { createAppRouter } from './router';

interface AppProps {
  readonly router: ReturnType<typeof createAppRouter>;
  readonly queryClient: QueryClient;
  /** Called once, after the first render. */
  readonly onMount?: () => void;
}

/** The whole program, the same in the browser and on a server. */
export function App({ router, queryClient, onMount }: AppProps) {
  useEffect(() => onMount?.(), [onMount]);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
}
