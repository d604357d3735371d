import type { QueryClient } from '@tanstack/react-query';

/** What every route is given in its `beforeLoad` and its loader. */
export interface RouterContext {
  readonly queryClient: QueryClient;
}
