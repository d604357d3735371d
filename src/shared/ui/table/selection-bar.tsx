import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';

interface SelectionBarProps {
  /** Text about the selection: «Выбрано 2 из 1 284 клиентов». */
  children: ReactNode;
  /** Small quiet buttons that act on the selected rows. */
  actions: ReactNode;
  onClear: () => void;
  /** Content at the right edge. */
  aside?: ReactNode;
}

/**
 * Bar with the number of selected rows and the actions for them. It is 48 px high and between the
 * filters and the table header.
 */
export function SelectionBar({ children, actions, onClear, aside }: SelectionBarProps) {
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 border-y border-teal-tint-2 bg-teal-tint px-6 text-small phone:px-4">
      <p role="status">{children}</p>
      <div className="flex flex-wrap items-center gap-x-2">
        {actions}
        <Button variant="quiet" size="small" onClick={onClear}>
          Снять выбор
        </Button>
      </div>
      {aside && <p className="ml-auto text-ink-2">{aside}</p>}
    </div>
  );
}
