import type { QueryClient } from '@tanstack/react-query';
import type { LinkProps, RegisteredRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Context for `beforeLoad`, loader and `head` of every route. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  /** Public origin of the site: «https://aman.example». */
  readonly origin: string;
  /** Set only on the server: rendered instead of a page whose content is not known. */
  readonly skeleton?: ReactNode;
}

/**
 * Link of a menu item. `linkOptions` checks each link in the menu's code, so this type may allow
 * any route.
 */
export type PageLink = LinkProps<'a', RegisteredRouter, string, string>;
