import type { DoctorFull } from '#generated/models/doctor-full.ts';
import { chipClass } from '@/shared/ui/chip';

interface CompareNamesProps {
  readonly doctors: readonly DoctorFull[];
  /** Which of them stands beside the names of the rows. */
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

/** A phone has room for one column: who else is compared, and the way to their column. */
export function CompareNames({ doctors, shown, onShow }: CompareNamesProps) {
  return (
    <ul aria-label="Кого сравниваем" className="page-inset mb-3 flex flex-wrap gap-2 desktop:hidden">
      {doctors.map(({ id, first_name, second_name }, index) => (
        <li key={id}>
          <button
            type="button"
            aria-current={index === shown || undefined}
            onClick={() => onShow(index)}
            className={chipClass(index === shown ? 'on' : 'link')}
          >
            {second_name} {first_name.charAt(0)}.
          </button>
        </li>
      ))}
    </ul>
  );
}
