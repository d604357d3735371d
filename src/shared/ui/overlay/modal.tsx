import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'onClose' | 'open' | 'ref'> {
  /** Called on Esc, the backdrop or a button inside; the parent then stops rendering the modal. */
  onClose: () => void;
}

/**
 * The platform's own modal dialog: it traps focus, makes the rest inert and gives focus back. It is open as long as it is
 * rendered. Focus starts on the child with `data-autofocus`, else on the first control. Give it a name (`aria-labelledby`).
 */
export function Modal({ onClose, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const askToClose = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const listening = listenForLeaving(dialog, () => askToClose());
    dialog.showModal();
    focusAtEnd(dialog.querySelector<HTMLElement>('[data-autofocus]'));
    return () => {
      listening.abort();
      // Closed explicitly: removing an open dialog loses focus.
      dialog.close();
    };
  }, []);

  return (
    <dialog {...rest} ref={ref}>
      {children}
    </dialog>
  );
}

/** Focuses with the caret after existing text: browsers put it before. */
function focusAtEnd(element: HTMLElement | null): void {
  element?.focus();
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
  // Only where there is a caret: a radio or an email field has none.
  if (element.selectionStart !== null) element.setSelectionRange(element.value.length, element.value.length);
}

/** Calls back on a press on the backdrop or Esc. Abort the returned controller to stop. */
function listenForLeaving(dialog: HTMLDialogElement, leave: () => void): AbortController {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  let pressedOutside = false;

  dialog.addEventListener('pointerdown', (event) => (pressedOutside = event.target === dialog), options);
  // Press and release both outside: a selection dragged out of the dialog doesn't close it.
  dialog.addEventListener('click', (event) => event.target === dialog && pressedOutside && leave(), options);
  // The parent decides whether it closes. A file field inside has an event of the same name.
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      leave();
    },
    options,
  );
  // A browser closes on the second Esc regardless of preventDefault.
  dialog.addEventListener('close', () => !dialog.open && leave(), options);
  return listening;
}
