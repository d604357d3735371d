import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { IconButton } from './icon-button';

interface OrderButtonsProps {
  /** Name of the moved item, for screen readers: «Кардиолог». */
  what: string;
  /** Position of the item in the list, from 0. */
  index: number;
  count: number;
  onMove: (to: number) => void;
}

/**
 * Buttons that move an item of an ordered list by one place. At the ends of the list they stay
 * enabled without an effect, so that they keep focus.
 */
export function OrderButtons({ what, index, count, onMove }: OrderButtonsProps) {
  const move = (to: number) => {
    if (to >= 0 && to < count) onMove(to);
  };
  return (
    <span className="flex shrink-0">
      <IconButton
        size="small"
        icon={IconArrowUp}
        label={`${what}: выше`}
        aria-disabled={index === 0}
        className="aria-disabled:text-ink-off"
        onClick={() => move(index - 1)}
      />
      <IconButton
        size="small"
        icon={IconArrowDown}
        label={`${what}: ниже`}
        aria-disabled={index === count - 1}
        className="aria-disabled:text-ink-off"
        onClick={() => move(index + 1)}
      />
    </span>
  );
}

/** Returns the list with one item moved to another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/**
 * Returns the requested order of the ids. If `asked` does not have the same ids as `known`, returns
 * `known`.
 */
export function orderOf(known: readonly number[], asked: readonly number[] | undefined): readonly number[] {
  const isSame = asked?.length === known.length && asked.every((id) => known.includes(id));
  return isSame ? asked : known;
}
