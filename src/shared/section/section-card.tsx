import type { ReactNode } from 'react';
import { Card } from '@/shared/ui/card';
import { cx } from '@/shared/ui/cx';

interface SectionCardProps {
  /** The anchor, too: `/doctor/serikova-aigul#reviews`. */
  id: string;
  heading: string;
  /** For a section that consists of cards: its heading is on the page's own background. */
  bare?: boolean;
  /** Beside the heading: a count. */
  count?: ReactNode;
  /** At the other end of the heading's line. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A card of a long page with its heading; links to it move focus there. */
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
