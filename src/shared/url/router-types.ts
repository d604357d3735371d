import type { QueryClient } from '@tanstack/react-query';
import type { LinkProps, RegisteredRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** What every route gets in its `beforeLoad`, its loader and its `head`. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  /** Where people open the site: «https://aman.example». */
  readonly origin: string;
  /** On a server: what is drawn in place of a page whose content is not known. */
  readonly skeleton?: ReactNode;
}

/** The target of a menu item. `linkOptions` checks it against the routes where it is written; here it is any of them. */
export type PageLink = LinkProps<'a', RegisteredRouter, string, string>;
