import type { ReactNode } from 'react';

interface ListPageProps {
  heading: string;
  /** One sentence under the heading. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page that is a heading, a sentence and a list. */
export function ListPage({ heading, lead, children }: ListPageProps) {
  return (
    <div className="page pt-10 page-grey phone:pt-5">
      <div className="mx-auto max-w-224">
        <div className="mb-6 phone:mb-4 phone:px-1">
          <h1 className="text-page">{heading}</h1>
          <p className="mt-2 text-ink-2">{lead}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
