import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass, type ButtonLook } from './button-class';
import { Spinner } from './spinner';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** What is being done («Записываем»). While it is set, presses do nothing, and focus stays where it was. */
  busy?: string | false | undefined;
}

/** A button; `type` is «button» unless said otherwise. */
export function Button({ variant, size, wide, className, busy, children, onClick, ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy ? true : rest['aria-disabled']}
      onClick={handleClick}
      className={buttonClass({ variant, size, wide, className })}
    >
      {busy ? (
        <>
          <Spinner />
          <span role="status">{busy}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
