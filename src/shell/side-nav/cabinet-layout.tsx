import type { ReactNode } from 'react';
import type { Cabinet } from '@/shared/session/session-record';
import { cx } from '@/shared/ui/cx';
import { type SideCounts, SideNav } from './side-nav';

interface CabinetLayoutProps {
  cabinet: Cabinet;
  counts?: SideCounts;
  children: ReactNode;
}

const none: SideCounts = {};

/**
 * The frame of a cabinet's pages: the side navigation, and the page beside it. A patient's page is as wide as the public
 * ones; where people work all day it takes what the screen has.
 */
export function CabinetLayout({ cabinet, counts = none, children }: CabinetLayoutProps) {
  return (
    <div
      className={cx(
        'columns-cabinet',
        cabinet === 'user' ? 'page page-grey py-10 phone:py-5' : 'p-6 phone:px-3 phone:py-5',
      )}
    >
      <SideNav cabinet={cabinet} counts={counts} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
