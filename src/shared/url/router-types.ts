import type { QueryClient } from '@tanstack/react-query';
import type { LinkProps, RegisteredRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Context of every route's `beforeLoad`, loader and `head`. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  /** Public origin of the site: «https://aman.example». */
  readonly origin: string;
  /** Server only: rendered instead of a page whose content is not known. */
  readonly skeleton?: ReactNode;
}

/**
 * Target of a menu item. `linkOptions` checks it against the routes where it is written; here it
 * can be any of them.
 */
export type PageLink = LinkProps<'a', RegisteredRouter, string, string>;
