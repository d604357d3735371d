import { cx } from './cx';

/** link: goes somewhere; toggle: can be switched on; on: is on. */
export type ChipLook = 'link' | 'toggle' | 'on';

const looks: Record<ChipLook, string> = {
  link: 'border-line bg-white text-ink hover:border-teal hover:text-teal-press active:bg-teal-tint',
  toggle: 'border-teal bg-white text-teal-hover hover:bg-teal-tint active:bg-teal-tint-2',
  on: 'border-teal bg-teal-tint text-teal-press hover:bg-teal-tint-2',
};

/** The classes of a chip: 36 px high, 40 on phones. */
export function chipClass(look: ChipLook, className?: string): string {
  return cx(
    'chosen-mark inline-flex min-h-9 max-w-full shrink-0 items-center gap-1.5 rounded-full border px-3.5 py-1 text-small font-medium wrap-anywhere transition-colors phone:min-h-10',
    looks[look],
    className,
  );
}
