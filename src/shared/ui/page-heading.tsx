import { useMatches } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/**
 * The `<h1>`: the route's `staticData.heading`, followed by the children. The frame of the page
 * already shows this heading before the program runs.
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
