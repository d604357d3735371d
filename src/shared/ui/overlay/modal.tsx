import { useRouter } from '@tanstack/react-router';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { closeOnBack } from './close-on-back';
import { InForm } from './in-form';

/** A note that every dialog inside the provider shows, such as how long a slot is still held. */
export const DialogNote = createContext<ReactNode>(null);

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'onClose' | 'open' | 'ref'> {
  /**
   * Called on Esc, Back, a press on the backdrop or on «×». The calling component then stops
   * rendering the modal.
   */
  onClose: () => void;
}

/** Selector of the first control of a question or short form. It gets focus instead of «×». */
const FIRST = ['input:not([hidden], [type=hidden], [readonly])', 'textarea', 'select', 'button', 'a[href]']
  .map((control) => `[data-first] ${control}:not(:disabled)`)
  .join();

/**
 * The native modal dialog, which traps focus, makes the page inert and returns focus. It is open
 * while it is rendered. Set `aria-labelledby`, so that the dialog has a name.
 *
 * Focus starts on the child with `data-autofocus`, otherwise on the first control of `data-first`.
 * The first Back keeps typed text and shows a note. If Back would leave the site, the browser first
 * asks the user.
 */
export function Modal({ onClose, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const { history } = useRouter();
  const isInForm = use(InForm);
  const typed = useRef(false);
  const [warned, setWarned] = useState(false);
  const askToClose = useEffectEvent(onClose);
  const goBack = useEffectEvent(() => (typed.current && !warned ? setWarned(true) : onClose()));

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const listening = listenForLeaving(dialog, () => askToClose());
    const forgetBack = closeOnBack().add(
      () => history.location.state,
      () => goBack(),
    );
    window.addEventListener('beforeunload', (event) => typed.current && event.preventDefault(), {
      signal: listening.signal,
    });
    dialog.showModal();
    focusAtEnd(dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>(FIRST));
    return () => {
      listening.abort();
      forgetBack();
      // Close the dialog first, because removing an open dialog loses focus.
      dialog.close();
    };
  }, [history]);

  const dialog = (
    <dialog
      {...rest}
      ref={ref}
      onInput={({ target }) => {
        typed.current ||= isWritten(target);
        setWarned(false);
      }}
    >
      <InForm value={false}>{children}</InForm>
      <p
        role="status"
        className={
          warned
            ? 'fixed inset-x-3 bottom-3 z-10 mx-auto max-w-110 rounded-note bg-ink px-4 py-3 text-small text-white'
            : 'sr-only'
        }
      >
        {warned && 'Набранное ещё не\u00A0отправлено. Нажмите «Назад» ещё раз, чтобы закрыть окно'}
      </p>
    </dialog>
  );
  return isInForm ? createPortal(dialog, document.body) : dialog;
}

/**
 * Whether typed text in the field would be lost. A search field does not count, because a search is
 * quickly repeated.
 */
function isWritten(field: EventTarget): boolean {
  return field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text');
}

/**
 * Focuses an element and puts the caret after its text, because browsers put it before the text.
 */
function focusAtEnd(element: HTMLElement | null): void {
  element?.focus();
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
  // In radios and e-mail fields the caret can't be set.
  if (element.selectionStart !== null) element.setSelectionRange(element.value.length, element.value.length);
}

/** Calls `leave` on a press on the backdrop and on Esc. Abort the returned controller to stop. */
function listenForLeaving(dialog: HTMLDialogElement, leave: () => void): AbortController {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  let pressedOutside = false;

  dialog.addEventListener('pointerdown', (event) => (pressedOutside = event.target === dialog), options);
  // Press and release must both be outside, because dragging a selection out of the dialog must not
  // close it.
  dialog.addEventListener('click', (event) => event.target === dialog && pressedOutside && leave(), options);
  // The calling component decides whether the dialog closes. A file input inside the dialog also
  // fires `cancel`.
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      leave();
    },
    options,
  );
  // On a second Esc browsers close the dialog in spite of `preventDefault`.
  dialog.addEventListener('close', () => !dialog.open && leave(), options);
  return listening;
}
