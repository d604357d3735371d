import type { LinkProps, RegisteredRouter } from '@tanstack/react-router';

/** Where an item of a table leads. `linkOptions` checks it against the routes where it is written; in the table it is any of them. */
export type PageLink = LinkProps<'a', RegisteredRouter, string, string>;
