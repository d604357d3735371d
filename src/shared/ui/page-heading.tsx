import { useMatches } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/**
 * The heading set by the route (`staticData.heading`), which the page's frame already showed before
 * the app ran.
 */
export function PageHeading({ children, ...props }: ComponentProps<'h1'>) {
  const heading = useMatches({ select: (matches) => matches.at(-1)?.staticData.heading });
  return (
    <h1 {...props}>
      {heading}
      {children}
    </h1>
  );
}
