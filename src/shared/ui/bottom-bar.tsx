import type { ReactNode } from 'react';
import { cx } from './cx';

interface BottomBarProps {
  /** A line of text stands above the button, so what floats over the page stands higher. */
  readonly line?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The page's main action on phones, always in reach at the bottom. Hidden on larger screens, where the action stands in the page. */
export function BottomBar({ line = false, className, children }: BottomBarProps) {
  return (
    <div
      data-bottom-bar={line ? 'line' : ''}
      className={cx(
        'sticky bottom-0 z-20 border-t border-line bg-white px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] desktop:hidden',
        className,
      )}
    >
      {children}
    </div>
  );
}
