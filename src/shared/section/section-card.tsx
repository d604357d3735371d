import type { ReactNode } from 'react';
import { Card } from '@/shared/ui/card';
import { cx } from '@/shared/ui/cx';

interface SectionCardProps {
  /**
   * Id of the section. It is also the hash of the section's URL: `/doctor/serikova-aigul#reviews`.
   */
  id: string;
  heading: string;
  /** Set for a section made of cards: the heading is on the page's background, not in a card. */
  bare?: boolean;
  count?: ReactNode;
  /** Controls at the end of the heading's line. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A section of a long page: a card with a heading. A link to the section focuses the heading. */
export function SectionCard({ id, heading, bare = false, count, tools, children }: SectionCardProps) {
  const Box = bare ? 'section' : Card;
  return (
    <Box id={id} tabIndex={-1} aria-labelledby={`${id}-heading`} className="scroll-mt-12">
      <div
        className={cx('mb-4 flex flex-wrap items-center justify-between gap-3 phone:mb-3', bare && 'mt-2 phone:px-1')}
      >
        <h2 id={`${id}-heading`} className="text-h3">
          {heading}
          {count !== undefined && <span className="font-normal text-ink-3"> {count}</span>}
        </h2>
        {tools}
      </div>
      {children}
    </Box>
  );
}
