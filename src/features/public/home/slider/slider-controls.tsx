import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { cx } from '@/shared/ui/cx';
import { IconButton } from '@/shared/ui/icon-button';

interface SliderControlsProps {
  index: number;
  count: number;
  onStep: (by: 1 | -1) => void;
}

/** Back, where one is, and on. Over the corner of the banner; on phones below it. */
export function SliderControls({ index, count, onStep }: SliderControlsProps) {
  return (
    <div className="flex items-center justify-center desktop:absolute desktop:right-4 desktop:bottom-4 desktop:z-10 desktop:rounded-control desktop:bg-white">
      <IconButton icon={IconChevronLeft} label="Предыдущая карточка" onClick={() => onStep(-1)} />
      <span aria-hidden="true" className="flex gap-2 px-1.5">
        {Array.from({ length: count }, (_, place) => (
          <span
            key={place}
            className={cx('h-2 rounded-full transition-all', place === index ? 'w-6 bg-teal' : 'w-2 bg-edge')}
          />
        ))}
      </span>
      <IconButton icon={IconChevronRight} label="Следующая карточка" onClick={() => onStep(1)} />
    </div>
  );
}
