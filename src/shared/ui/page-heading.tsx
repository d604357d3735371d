import { useMatches } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** The heading that the page's route names (`staticData.heading`), as its frame has shown it before the program ran. */
export function PageHeading({ children, ...props }: ComponentProps<'h1'>) {
  const heading = useMatches({ select: (matches) => matches.at(-1)?.staticData.heading });
  return (
    <h1 {...props}>
      {heading}
      {children}
    </h1>
  );
}
