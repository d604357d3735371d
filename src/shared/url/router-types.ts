import type { QueryClient } from '@tanstack/react-query';
import type { LinkProps, RegisteredRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Context for `beforeLoad`, loader and `head` of every route. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  /** Public origin of the site: «https://aman.example». */
  readonly origin: string;
  /** On the server only: replaces a page whose content is not known. */
  readonly skeleton?: ReactNode;
}

/**
 * Link of a menu item. `linkOptions` checks the link where it is written, so this type allows any
 * route.
 */
export type PageLink = LinkProps<'a', RegisteredRouter, string, string>;
