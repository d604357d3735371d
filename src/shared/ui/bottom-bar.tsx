import type { ReactNode } from 'react';
import { cx } from './cx';

/** The page's main action on phones, always in reach at the bottom. Hidden on larger screens, where the action stands in the page. */
export function BottomBar({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      data-bottom-bar
      className={cx(
        'sticky bottom-0 z-20 border-t border-line bg-white px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] desktop:hidden',
        className,
      )}
    >
      {children}
    </div>
  );
}
