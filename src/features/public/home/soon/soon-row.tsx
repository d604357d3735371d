import type { ReactNode } from 'react';

/** Four cards: one line, two lines of two, or on phones a strip to draw aside. */
export function SoonRow({ children }: { children: ReactNode }) {
  return (
    <ul className="mt-6 grid scroll-quiet grid-cols-2 gap-6 phone:-mx-(--gutter) phone:mt-3 phone:flex phone:snap-x phone:scroll-px-(--gutter) phone:gap-3 phone:overflow-x-auto phone:px-(--gutter) wide:grid-cols-4">
      {children}
    </ul>
  );
}

/**
 * The place of one card, as wide on a phone that the next one shows its edge. What is said to screen readers alone stays within it: it
 * would widen the page otherwise.
 */
export function SoonPlace({ children }: { children: ReactNode }) {
  return <li className="relative min-w-0 phone:w-64 phone:shrink-0 phone:snap-start">{children}</li>;
}
