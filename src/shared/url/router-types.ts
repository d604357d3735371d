import type { QueryClient } from '@tanstack/react-query';
import type { LinkProps, RegisteredRouter } from '@tanstack/react-router';

/** What every route is given in its `beforeLoad`, its loader and its `head`. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  /** Where people open the site: «https://aman.example». */
  readonly origin: string;
}

/** Where an item of a table leads. `linkOptions` checks it against the routes where it is written; in the table it is any of them. */
export type PageLink = LinkProps<'a', RegisteredRouter, string, string>;
