import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { createLink } from '@tanstack/react-router';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  use,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from '@/shared/ui/cx';
import type { IconComponent } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { placeBeside } from './place-beside';

interface MoreMenuProps {
  /** Accessible name that says what the menu is for: «Действия: Общий анализ крови». */
  label: string;
  /** Icon of the button; defaults to three dots. */
  icon?: IconComponent;
  /** `MoreItem`s and `MoreLink`s, with dangerous actions at the end. */
  children: ReactNode;
}

const CloseContext = createContext<() => void>(() => undefined);

/**
 * «…»: menu with the less frequent actions of a row. The native popover closes on Esc or an outside
 * press, returns focus, and is not clipped by a table. The menu contains plain buttons and links;
 * arrows, Home and End move focus.
 */
export function MoreMenu({ label, icon = IconDots, children }: MoreMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const openedBy = useRef<string>(undefined);

  const close = useCallback(() => panel.current?.hidePopover(), []);
  // The items are rendered when the menu is first opened, because a table has a menu in each row.
  // They stay mounted after closing, because a popover returns focus only while the focused item
  // exists.
  const [state, setState] = useState<'open' | 'closed'>();

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.key in moves) || (state !== 'open' && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    if (state === 'open') {
      move(panel.current, event.key);
    } else {
      openedBy.current = event.key;
      button.current?.click();
    }
  };
  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    placeBeside(event, button.current, 'right');
    if (openedBy.current !== undefined) move(panel.current, openedBy.current);
    openedBy.current = undefined;
  };
  return (
    <>
      <IconButton ref={button} size="small" icon={icon} label={label} popoverTarget={id} onKeyDown={onKeyDown} />
      <div
        ref={panel}
        id={id}
        popover="auto"
        onBeforeToggle={({ newState }) => setState(newState)}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        className="fixed min-w-52 rounded-note border border-line bg-white py-2 text-ink shadow-pop"
      >
        {state && <CloseContext value={close}>{children}</CloseContext>}
      </div>
    </>
  );
}

/** Index of the item that a key focuses; -1 is the last item. `from` is -1 if no item has focus. */
const moves: Record<string, (from: number) => number> = {
  ArrowDown: (from) => from + 1,
  ArrowUp: (from) => Math.max(from, 0) - 1,
  Home: () => 0,
  End: () => -1,
};

function move(panel: HTMLElement | null, key: string): void {
  const items = [...(panel?.querySelectorAll<HTMLElement>('a, button:enabled') ?? [])];
  const to = moves[key]?.(items.findIndex((one) => one === document.activeElement)) ?? 0;
  items.at(to % items.length)?.focus();
}

const item = 'flex min-h-11 w-full items-center px-4 text-left transition-colors hover:bg-canvas';

interface MoreItemProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  /** Makes the item red and puts a separator above it. */
  danger?: boolean;
}

export function MoreItem({ danger, onClick, ...rest }: MoreItemProps) {
  const close = use(CloseContext);
  const choose: MoreItemProps['onClick'] = (event) => {
    // Close the menu first, so that a dialog that opens now returns focus to the menu's button.
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
