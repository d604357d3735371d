import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ComponentProps, useState } from 'react';
import { duration } from '@/shared/format/duration';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';

interface GapBlockProps extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'type'> {
  /** Start of the gap: «11:40». */
  clock: string;
  from: number;
  minutes: number;
  /** Set for days that are mostly free. The block is then visible only on hover and focus. */
  quiet?: boolean;
}

/** Button for a gap between visits: «11:40, свободно 40 минут». */
export function GapBlock({ clock, from, minutes, quiet, ...rest }: GapBlockProps) {
  // A quiet block renders its content on the first hover, because a board of sixty doctors has
  // hundreds of gaps.
  const [isLookedAt, setLookedAt] = useState(false);
  const look = () => setLookedAt(true);
  const text = `${clock}, свободно\u00A0${duration(minutes)}`;
  return (
    <button
      type="button"
      tabIndex={-1}
      data-block={from}
      aria-label={text}
      onPointerEnter={look}
      onFocus={look}
      {...rest}
      className={cx(
        'flex size-full items-center justify-center gap-1 rounded-badge border border-dashed border-teal bg-white px-2 text-caption font-medium text-teal transition-colors hover:bg-teal-tint focus-visible:-outline-offset-2',
        // The colours are transparent, because `opacity` on the block would make it a compositor
        // layer, and a board has hundreds of gaps.
        quiet &&
          'not-hover:not-focus-visible:not-aria-expanded:border-transparent not-hover:not-focus-visible:not-aria-expanded:bg-transparent not-hover:not-focus-visible:not-aria-expanded:text-transparent',
      )}
    >
      {(isLookedAt || !quiet) && (
        <>
          <Icon icon={IconPlus} size={16} className="shrink-0" />
          <span className="line-clamp-2 max-h-full min-w-0 text-left">{text}</span>
        </>
      )}
    </button>
  );
}
