import { useRef, useState } from 'react';

/** Which column of a wide table stands first after those that stay, and the way to another one. */
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
        // The last column cannot come quite to the front.
        const isAtEnd = box.scrollLeft + box.clientWidth >= box.scrollWidth - 1;
        const distances = columns().map((column) => Math.abs(placeOf(column) - box.scrollLeft));
        setShown(isAtEnd ? distances.length - 1 : distances.indexOf(Math.min(...distances)));
      },
    },
  };
}
