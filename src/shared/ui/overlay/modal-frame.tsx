import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { createContext, type ReactNode, type RefObject, use, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '@/shared/ui/cx';
import { IconButton } from '@/shared/ui/icon-button';
import { DialogNote, Modal } from './modal';

export interface DialogButtonsProps {
  /** Button of the main action: «Отменить запись». */
  primary?: ReactNode;
  /** Button that changes nothing: «Оставить запись». It comes before the primary button. */
  secondary?: ReactNode;
  /** Text beside the buttons, such as a total. */
  aside?: ReactNode;
}

interface ModalFrameProps extends DialogButtonsProps {
  title: ReactNode;
  onClose: () => void;
  /**
   * Width: `normal` 440 px, `sheet` 480 px, `wide` 680 px. On phones a `sheet` or `wide` dialog is
   * a page that slides up.
   */
  size: keyof typeof shapes;
  role?: 'dialog' | 'alertdialog' | undefined;
  children?: ReactNode;
}

const card = 'm-auto overflow-hidden rounded-card bg-white shadow-dialog';
/** On phones 56 px of the page stay visible above the dialog. */
const page = `${card} desktop:animate-pop phone:mb-0 phone:w-full phone:max-w-full phone:animate-from-bottom phone:rounded-b-none`;
const pageHeight = 'max-h-[calc(100dvh-3.5rem)] phone:h-[calc(100dvh-3.5rem)]';

const shapes = {
  normal: { modal: `${card} w-[min(27.5rem,100vw-2rem)] animate-pop`, height: 'max-h-[calc(100dvh-2rem)]' },
  sheet: { modal: `${page} w-120`, height: pageHeight },
  wide: { modal: `${page} w-[min(42.5rem,100vw-2rem)]`, height: pageHeight },
};

/**
 * Element for the buttons of the surrounding dialog. It is null before the dialog has rendered it,
 * and undefined outside of a dialog.
 */
const ButtonsPlace = createContext<HTMLElement | null | undefined>(undefined);

/**
 * Frame of all dialogs: title and «×» at the top, buttons at the bottom, and content that scrolls
 * between them.
 */
export function ModalFrame({ title, onClose, size, role, children, ...buttons }: ModalFrameProps) {
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const note = use(DialogNote);
  useShownError(body, place);
  return (
    <Modal role={role} aria-labelledby={titleId} onClose={onClose} className={shapes[size].modal}>
      <div className={cx('flex flex-col low:overflow-y-auto', shapes[size].height)}>
        <ModalHead
          onClose={onClose}
          className={cx('py-3 pr-3 pl-6 phone:pr-1 phone:pl-4', Boolean(children) && 'border-b border-line')}
        >
          <h2 id={titleId} className="min-w-0 py-2 text-h3 wrap-anywhere">
            {title}
          </h2>
        </ModalHead>
        {note && <div className="shrink-0 px-6 pt-3 phone:px-4">{note}</div>}
        <div
          ref={body}
          data-first={size === 'sheet' ? undefined : true}
          className={cx(
            'relative min-h-0 grow overflow-y-auto px-6 py-5 empty:hidden phone:px-4 low:shrink-0 low:overflow-visible',
            size !== 'sheet' && 'text-ink-2',
          )}
        >
          <ButtonsPlace value={place}>{children}</ButtonsPlace>
        </div>
        <div
          ref={setPlace}
          className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-6 py-3 empty:hidden phone:px-4 phone:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
        >
          <Buttons {...buttons} />
        </div>
      </div>
    </Modal>
  );
}

interface ModalHeadProps {
  /** Title of the dialog. */
  children: ReactNode;
  onClose: () => void;
  className?: string;
}

/** Header of a dialog, with «×». */
export function ModalHead({ children, onClose, className }: ModalHeadProps) {
  return (
    <div className={cx('flex shrink-0 items-start justify-between gap-2', className)}>
      {children}
      <IconButton icon={IconX} label="Закрыть" onClick={onClose} />
    </div>
  );
}

/**
 * Renders buttons in the footer of the surrounding dialog. Use it in the component that has the
 * state of the buttons, such as a form. Outside of a dialog the buttons are rendered where the
 * component is.
 */
export function DialogButtons(props: DialogButtonsProps) {
  const place = use(ButtonsPlace);
  if (place !== undefined) return place && createPortal(<Buttons {...props} />, place);
  return (
    <div className="flex flex-wrap gap-2">
      {props.primary}
      {props.secondary}
    </div>
  );
}

function Buttons({ primary, secondary, aside }: DialogButtonsProps) {
  return (
    <>
      {aside && <div className="min-w-0 grow basis-60 text-small text-ink-2">{aside}</div>}
      {(primary || secondary) && (
        <div className="flex grow flex-wrap gap-2 *:grow">
          {secondary}
          {primary}
        </div>
      )}
    </>
  );
}

/** Scrolls an error into view after a press in the footer and when the response arrives. */
function useShownError(body: RefObject<HTMLElement | null>, place: HTMLElement | null): void {
  useEffect(() => {
    const show = () => {
      const error = body.current?.querySelector('[data-error]');
      if (!body.current || !error) return;
      const seen = body.current.getBoundingClientRect();
      const { top, bottom } = error.getBoundingClientRect();
      if (top < seen.top || bottom > seen.bottom) error.scrollIntoView({ block: 'center' });
    };
    let isAsked = false;
    const ask = () => {
      isAsked = true;
      requestAnimationFrame(show);
    };
    // Typing cancels the scrolling that was asked for.
    const cancel = () => (isAsked = false);
    const answers = new MutationObserver(() => isAsked && show());
    const text = body.current;
    if (text) answers.observe(text, { childList: true, subtree: true });
    text?.addEventListener('input', cancel);
    place?.addEventListener('click', ask);
    return () => {
      answers.disconnect();
      text?.removeEventListener('input', cancel);
      place?.removeEventListener('click', ask);
    };
  }, [body, place]);
}
