import type { ReactNode } from 'react';

interface ListPageProps {
  heading: string;
  /** One sentence under the heading. */
  lead: ReactNode;
  /** What stands above both columns. */
  top?: ReactNode;
  /** Beside the list on large screens, below it on small ones. */
  aside: ReactNode;
  children: ReactNode;
}

/** A page that is a heading, a sentence and a list, on the grid of all public pages. */
export function ListPage({ heading, lead, top, aside, children }: ListPageProps) {
  return (
    <div className="page pt-10 page-grey phone:pt-5">
      <div className="mb-6 phone:mb-4 phone:px-1">
        <h1 className="text-page">{heading}</h1>
        <p className="mt-2 text-ink-2">{lead}</p>
      </div>
      {top}
      <div className="columns-main-aside">
        <div className="min-w-0">{children}</div>
        <aside aria-label="Ещё по теме" className="flex flex-col gap-4 phone:gap-3">
          {aside}
        </aside>
      </div>
    </div>
  );
}
