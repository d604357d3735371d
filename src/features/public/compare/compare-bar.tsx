import { comparedMarks, MOST_COMPARED } from '@/domain/doctor/compared-marks';
import { doctorsCount } from '@/shared/format/counts';
import { atBottom } from '@/shared/ui/bottom-bar';
import { Button, ButtonLink } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import type { Asked } from './compared-doctors';

interface CompareBarProps {
  compare: readonly string[];
  /** The user tried to mark more doctors than can be compared. */
  refused: boolean;
  /** The service or format to compare by. */
  asked?: Asked;
  className?: string;
}

/**
 * Bar below the list, always visible: number of marked doctors and a link to compare them. On
 * phones at the bottom edge.
 */
export function CompareBar({ compare, refused, asked, className }: CompareBarProps) {
  return (
    <div
      {...atBottom}
      className={cx(
        'sticky z-20 flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 border-line bg-white py-3',
        'desktop:bottom-4 desktop:mb-4 desktop:rounded-card desktop:border desktop:px-6 desktop:shadow-pop',
        'phone:bottom-0 phone:-mx-(--gutter) phone:border-t phone:px-4 phone:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        className,
      )}
    >
      <p role="status" className="min-w-40 flex-1">
        {words(compare.length, refused)}
      </p>
      {compare.length > 0 && (
        <Button variant="quiet" onClick={comparedMarks.forget}>
          Снять отметки
        </Button>
      )}
      {compare.length > 1 && (
        <ButtonLink to="/compare" search={{ ...asked, doctors: [...compare] }} variant="primary" className="phone:grow">
          Сравнить
        </ButtonLink>
      )}
    </div>
  );
}

function words(count: number, refused: boolean): string {
  if (refused) return 'Сравнить можно не\u00A0больше трёх врачей. Снимите отметку с\u00A0одного из\u00A0них';
  if (count === 0) return 'Отметьте двух или трёх врачей, чтобы сравнить их';
  if (count === 1) return 'Отмечен один врач. Отметьте ещё одного или двух';
  return `Отмечено: ${doctorsCount(count)}${count === MOST_COMPARED ? ', больше нельзя' : ''}`;
}
