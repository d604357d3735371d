import { createLink } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import { cx } from './cx';
import { Spinner } from './spinner';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonStyleProps {
  /** Label while busy («Записываем»). A busy button ignores presses and keeps focus. */
  busy?: string | false | undefined;
}

/**
 * A button; `type` defaults to «button». Use `aria-disabled` instead of `disabled` for a button
 * that its own press disables: with `aria-disabled` the button ignores presses and keeps focus.
 */
export function Button({ variant, size, wide, className, busy, children, onClick, ...rest }: ButtonProps) {
  const isOff = !busy && rest['aria-disabled'] === true;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || isOff) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={handleClick}
      className={buttonClass({ variant, size, wide, className: cx(isOff && off, className) })}
    >
      {busy ? (
        <>
          <Spinner />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}

type ButtonAnchorProps = Omit<ComponentProps<'a'>, 'className'> & ButtonStyleProps;

/** A link to another site, a phone or a file that looks like a button. */
export function ButtonAnchor({ variant, size, wide, className, ...rest }: ButtonAnchorProps) {
  return <a {...rest} className={buttonClass({ variant, size, wide, className })} />;
}

/**
 * A router link that looks like a button: `<ButtonLink to="/search" variant="primary">Найти
 * врача</ButtonLink>`.
 */
export const ButtonLink = createLink(ButtonAnchor);

export interface ButtonStyleProps {
  /** Use one `primary` button per region of the screen, and `danger` only in dialogs. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'normal' | 'large' | undefined;
  /** Makes the button as wide as its container. */
  wide?: boolean | undefined;
  className?: string | undefined;
}

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control border text-center font-medium transition-colors ' +
  'disabled:cursor-not-allowed disabled:border-sunken disabled:bg-sunken disabled:text-ink-off';

/** Classes of a button with `aria-disabled`. A busy button keeps its colours. */
const off =
  'aria-disabled:cursor-not-allowed aria-disabled:border-sunken aria-disabled:bg-sunken aria-disabled:text-ink-off';

const variants = {
  primary:
    'border-teal bg-teal text-white hover:border-teal-hover hover:bg-teal-hover active:border-teal-press active:bg-teal-press',
  secondary:
    'border-edge bg-white text-ink hover:border-teal hover:bg-teal-tint active:border-teal active:bg-teal-tint-2',
  quiet:
    'border-transparent text-teal hover:bg-teal-tint hover:text-teal-hover active:bg-teal-tint-2 disabled:border-transparent disabled:bg-transparent',
  danger:
    'border-red bg-red text-white hover:border-red-hover hover:bg-red-hover active:border-red-press active:bg-red-press',
};

const sizes = {
  small: 'min-h-9 px-3.5 py-1 text-small phone:min-h-11',
  normal: 'min-h-11 px-5 py-2 text-body',
  large: 'min-h-13 px-7 py-3 text-body',
};

const quietSizes = {
  small: 'min-h-9 px-2 py-1 text-small phone:min-h-11',
  normal: 'min-h-11 px-3 py-2 text-body',
  large: 'min-h-13 px-4 py-3 text-body',
};

/** Classes of a button, for other elements that look like one. */
export function buttonClass({ variant = 'secondary', size = 'normal', wide, className }: ButtonStyleProps): string {
  return cx(base, variants[variant], (variant === 'quiet' ? quietSizes : sizes)[size], wide && 'w-full', className);
}
