import type { ReactNode } from 'react';
import { atBottom } from './at-bottom';
import { cx } from './cx';

interface BottomBarProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The page's main action on phones, always in reach at the bottom. Hidden on larger screens, where the action stands in the page. */
export function BottomBar({ className, children }: BottomBarProps) {
  return (
    <div
      {...atBottom}
      className={cx(
        'sticky bottom-0 z-20 border-t border-line bg-white px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] desktop:hidden',
        className,
      )}
    >
      {children}
    </div>
  );
}
