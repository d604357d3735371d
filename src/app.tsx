import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import {
  createContext,
  startTransition,
  StrictMode,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useState,
} from 'react';
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
  /** Called once, when React has hydrated every Suspense boundary of a prerendered page. */
  readonly onHydrated?: (() => void) | undefined;
}

/**
 * Nothing reads it. A new value reaches into boundaries that are not hydrated yet, so React hydrates
 * them before it commits the transition.
 */
const Hydrated = createContext(false);

/** The root component, the same in the browser and on the server. */
export function App({ router, queryClient, onTakeOver, onDraw, onMount, onHydrated }: AppProps) {
  const [isHydrated, setHydrated] = useState(false);
  useInsertionEffect(() => onTakeOver?.(), [onTakeOver]);
  useLayoutEffect(() => onDraw?.(), [onDraw]);
  useEffect(() => onMount?.(), [onMount]);
  useEffect(() => {
    if (isHydrated) onHydrated?.();
    else startTransition(() => setHydrated(true));
  }, [isHydrated, onHydrated]);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Hydrated value={isHydrated}>
          <RouterProvider router={router} />
        </Hydrated>
      </QueryClientProvider>
    </StrictMode>
  );
}
