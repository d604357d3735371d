import { MOST_COMPARED } from '@/features/public/compare/compared-doctors';
import { doctorsCount } from '@/shared/format/counts';
import { atBottom } from '@/shared/ui/at-bottom';
import { ButtonLink } from '@/shared/ui/button-link';

interface CompareBarProps {
  compare: readonly string[];
  /** One more was asked for than can be compared. */
  refused: boolean;
}

/** Always in reach below the list: how many are marked, and the way to their comparison. */
export function CompareBar({ compare, refused }: CompareBarProps) {
  return (
    <div
      {...atBottom}
      className="sticky bottom-0 z-20 flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 rounded-t-card border border-b-0 border-line bg-white px-6 py-3 phone:-mx-3 phone:rounded-none phone:px-4"
    >
      <p role="status" className="min-w-40 flex-1">
        {words(compare.length, refused)}
      </p>
      {compare.length > 1 && (
        <ButtonLink to="/compare" search={{ doctors: [...compare] }} variant="primary">
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
