import type { ReactNode } from 'react';
import type { Cabinet } from '@/shared/session/session-record';
import { cx } from '@/shared/ui/cx';
import { SideNav } from './side-nav';

/**
 * The frame of a cabinet's pages: the side navigation, and the page beside it. A patient's page is as wide as the public
 * ones; where people work all day it takes what the screen has.
 */
export function CabinetLayout({ cabinet, children }: { cabinet: Cabinet; children: ReactNode }) {
  return (
    <div
      className={cx(
        'columns-cabinet',
        cabinet === 'user' ? 'page page-grey py-10 phone:py-5' : 'p-6 phone:px-3 phone:py-5',
      )}
    >
      <SideNav cabinet={cabinet} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
