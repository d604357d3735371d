import { type ReactNode, useEffect, useState } from 'react';
import { cx } from './cx';

interface LiveRegionProps {
  /** Interrupts the screen reader, for errors. */
  urgent?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Announces its content. The region is on the page before its text, empty and visually out of the
 * way, because many screen readers ignore a region that appears with its text. An urgent one that
 * appears with its text is filled a moment later.
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
