import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import type { MouseEventHandler } from 'react';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';

interface SortButtonProps {
  title: string;
  sorted: false | 'asc' | 'desc';
  /** Called on a press. Undefined if the list can't be sorted by this column. */
  onPress: MouseEventHandler | undefined;
}

/** Header of a column. The header of the sorted column is darker and has an arrow. */
export function SortButton({ title, sorted, onPress }: SortButtonProps) {
  if (onPress === undefined) return title;
  return (
    <button
      type="button"
      onClick={onPress}
      className={cx(
        '-mx-1.5 inline-flex min-h-9 items-center gap-1 rounded-control px-1.5 whitespace-nowrap transition-colors hover:text-ink',
        sorted && 'text-ink',
      )}
    >
      {title}
      {sorted && <Icon icon={sorted === 'asc' ? IconArrowUp : IconArrowDown} size={16} />}
    </button>
  );
}
