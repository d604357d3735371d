import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { createLink } from '@tanstack/react-router';
import { type ComponentProps, createContext, type ReactNode, use, useCallback, useId, useRef, useState } from 'react';
import { cx } from '@/shared/ui/cx';
import type { IconComponent } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { placeBeside } from './place-beside';

interface MoreMenuProps {
  /** Accessible name with the subject: «Действия: Общий анализ крови». */
  label: string;
  /** Three dots by default. */
  icon?: IconComponent;
  /** `MoreItem`s and `MoreLink`s, dangerous items last. */
  children: ReactNode;
}

const CloseContext = createContext<() => void>(() => undefined);

/**
 * «…»: the less frequent actions of a row. The native popover closes on Esc or an outside press,
 * returns focus, and no table clips it. It contains plain buttons and links.
 */
export function MoreMenu({ label, icon = IconDots, children }: MoreMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const close = useCallback(() => panel.current?.hidePopover(), []);
  // Not rendered until opened, because a table has a menu in each row. It stays mounted afterwards,
  // since focus returns only from a popover that still has it.
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <IconButton ref={button} size="small" icon={icon} label={label} popoverTarget={id} />
      <div
        ref={panel}
        id={id}
        popover="auto"
        onBeforeToggle={() => setWasOpened(true)}
        onToggle={(event) => placeBeside(event, button.current, 'right')}
        className="fixed min-w-52 rounded-note border border-line bg-white py-2 text-ink shadow-pop"
      >
        {wasOpened && <CloseContext value={close}>{children}</CloseContext>}
      </div>
    </>
  );
}

const item = 'flex min-h-11 w-full items-center px-4 text-left transition-colors hover:bg-canvas';

interface MoreItemProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  /** Red, below a separator. */
  danger?: boolean;
}

export function MoreItem({ danger, onClick, ...rest }: MoreItemProps) {
  const close = use(CloseContext);
  const choose: MoreItemProps['onClick'] = (event) => {
    // Closed first, so that focus is back on the button before a dialog remembers it.
    close();
    onClick?.(event);
  };
  const button = <button type="button" {...rest} onClick={choose} className={cx(item, danger && 'text-red')} />;
  return danger ? <div className="mt-2 border-t border-line pt-2">{button}</div> : button;
}

/** A link to a phone or file. */
export function MoreAnchor(props: Omit<ComponentProps<'a'>, 'className'>) {
  return <a {...props} className={item} />;
}

export const MoreLink = createLink(MoreAnchor);
