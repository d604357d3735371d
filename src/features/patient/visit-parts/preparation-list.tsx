import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { Visit } from '#generated/models/visit.ts';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { preparationLines } from './preparation-lines';

/** What to bring and when to come, line by line. */
export function PreparationList({ visit, className }: { visit: Visit; className: string }) {
  return (
    <ul className={cx('flex flex-col', className)}>
      {preparationLines(visit).map((line) => (
        <li key={line} className="flex gap-3">
          <Icon icon={IconCheck} className="mt-0.5 text-green" />
          <span className="min-w-0 wrap-anywhere">{line}</span>
        </li>
      ))}
    </ul>
  );
}
