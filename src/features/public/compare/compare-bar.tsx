import { comparedSlugs, MOST_COMPARED } from '@/domain/doctor/compared-slugs';
import { doctorsCount } from '@/shared/format/counts';
import { SelectionBar } from '@/shared/ui/bottom-bar';
import { Button, ButtonLink } from '@/shared/ui/button';
import type { Asked } from './compared-doctors';

interface CompareBarProps {
  compare: readonly string[];
  /** Whether the user tried to select more doctors than can be compared. */
  refused: boolean;
  /** The service or format for which the doctors are compared. */
  asked?: Asked;
  className?: string;
}

/** Bar with the number of selected doctors and a link to compare them. */
export function CompareBar({ compare, refused, asked, className }: CompareBarProps) {
  return (
    <SelectionBar className={className} status={words(compare.length, refused)}>
      {compare.length > 0 && (
        <Button variant="quiet" onClick={comparedSlugs.forget}>
          Снять отметки
        </Button>
      )}
      {compare.length > 1 && (
        <ButtonLink to="/compare" search={{ ...asked, doctors: [...compare] }} variant="primary" className="phone:grow">
          Сравнить
        </ButtonLink>
      )}
    </SelectionBar>
  );
}

function words(count: number, refused: boolean): string {
  if (refused) return 'Сравнить можно не\u00A0больше трёх врачей. Снимите отметку с\u00A0одного из\u00A0них';
  if (count === 0) return 'Отметьте двух или трёх врачей, чтобы сравнить их';
  if (count === 1) return 'Отмечен один врач. Отметьте ещё одного или двух';
  return `Отмечено: ${doctorsCount(count)}${count === MOST_COMPARED ? ', больше нельзя' : ''}`;
}
