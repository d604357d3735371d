import { useLayoutEffect, useRef, type ComponentProps } from 'react';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'onClose' | 'open'> {
  /** Esc, the backdrop or a button inside; the owner then stops rendering the modal. */
  onClose: () => void;
}

/**
 * The platform's own modal dialog: it traps focus, makes the rest inert and gives focus back. It is open as long as it is
 * rendered. Focus starts on the child with `data-autofocus`, else on the first control. Give it a name (`aria-labelledby`).
 */
export function Modal({ onClose, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // Closed by hand, because removing an open dialog leaves focus nowhere.
    return () => dialog.close();
  }, []);

  return (
    <dialog
      {...rest}
      ref={ref}
      onClose={(event) => {
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
      }}
      // Both ends of the press must be outside: a selection dragged out of the dialog doesn't close it.
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedOutside.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
