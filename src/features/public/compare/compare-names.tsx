import { useRef, useState } from 'react';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import { chipClass } from '@/shared/ui/chip';

/**
 * Returns the index of the first visible column of a table that scrolls sideways, and a function
 * that scrolls to another column.
 */
export function useShownColumn() {
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);

  const columns = (): HTMLElement[] => [...(frame.current?.querySelectorAll<HTMLElement>('thead th ~ th') ?? [])];
  const placeOf = (column: HTMLElement): number => column.offsetLeft - (columns()[0]?.offsetLeft ?? 0);

  return {
    shown,
    show: (index: number): void => {
      const column = columns()[index];
      if (column) frame.current?.scrollTo({ left: placeOf(column) });
    },
    frameProps: {
      ref: frame,
      onScroll: (): void => {
        const box = frame.current;
        if (!box) return;
        // The last column can't reach the left edge, so it counts as the first visible one when the
        // table is scrolled to its end.
        const isAtEnd = box.scrollLeft + box.clientWidth >= box.scrollWidth - 1;
        const distances = columns().map((column) => Math.abs(placeOf(column) - box.scrollLeft));
        setShown(isAtEnd ? distances.length - 1 : distances.indexOf(Math.min(...distances)));
      },
    },
  };
}

interface CompareNamesProps {
  readonly doctors: readonly DoctorFull[];
  /** Index of the column that is visible next to the row headers. */
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

/**
 * Buttons with the doctors' names. A press scrolls to the doctor's column, because a phone shows
 * only one column.
 */
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
