import { type ReactNode, useEffect, useState } from 'react';
import { cx } from './cx';

interface LiveRegionProps {
  /** Set for errors: the screen reader interrupts what it reads. */
  urgent?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Makes screen readers announce its content. Render it before there is a text, because many screen
 * readers ignore a region that appears together with its text. An urgent region renders its text a
 * moment later for this reason.
 */
export function LiveRegion({ urgent = false, className, children }: LiveRegionProps) {
  const [isThere, setThere] = useState(!urgent);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true));
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role={urgent ? 'alert' : 'status'} className={cx('empty:sr-only', className)}>
      {isThere && children}
    </div>
  );
}
