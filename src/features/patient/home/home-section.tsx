import { type ReactNode, useId } from 'react';

interface HomeSectionProps {
  heading: string;
  /** A link or a count, at the right end of the line with the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the home page. Its heading is outside the card, so that two columns align. */
export function HomeSection({ heading, aside, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex items-baseline justify-between gap-4 phone:px-1">
        <h2 id={id} className="text-h3">
          {heading}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
