import type { VisitStatus } from '#generated/models/visit-status.ts';
import { visitLabel } from '@/domain/visit/visit-badge';
import { cx } from '@/shared/ui/cx';
import { visitLook, visitPicture } from './visit-block';

const states: readonly VisitStatus[] = ['pending', 'confirmed', 'arrived', 'completed', 'no_show'];

export function VisitLegend({ className }: { className?: string }) {
  return (
    <ul className={cx('flex flex-wrap gap-y-1', className)}>
      {states.map((status) => (
        <li key={status} className="flex items-center gap-1.5">
          <span
            className={cx(
              'grid h-5 w-6 place-items-center rounded-badge border leading-none',
              visitLook(status),
              visitPicture(status),
            )}
          />
          {visitLabel(status).text}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <span aria-hidden className="h-5 w-6 rounded-badge border border-line hatch" />
        Нет приёма
      </li>
    </ul>
  );
}
