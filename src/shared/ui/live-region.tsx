import { type ReactNode, useEffect, useState } from 'react';
import { cx } from './cx';

interface LiveRegionProps {
  /** Interrupts what is being read: for a refusal. */
  urgent?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Announces what appears in it. It is on the page before that, empty and out of the way but not hidden: many screen readers say nothing
 * of a region that appears together with its text. An urgent one that comes with its text is
 * therefore filled a moment after.
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
