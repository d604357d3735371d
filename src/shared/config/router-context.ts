import type { QueryClient } from '@tanstack/react-query';

/** What every route is given in its `beforeLoad`, its loader and its `head`. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  /** Where people open the site: «https://aman.example». */
  readonly origin: string;
}
