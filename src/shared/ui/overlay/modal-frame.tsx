import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, type RefObject, use, useEffect, useRef } from 'react';
import { cx } from '@/shared/ui/cx';
import { IconButton } from '@/shared/ui/icon-button';
import { DialogNote } from './modal';

interface ModalFrameProps {
  title: ReactNode;
  titleId: string;
  /** «×» in the corner; a question that has to be answered has none. */
  onClose?: (() => void) | undefined;
  /** The buttons; always visible at the bottom. */
  footer?: ReactNode;
  /** How high it may be. */
  className: string;
  children?: ReactNode;
}

/** What every window over the page is made of: its title and «×» on top, its buttons in sight below, what is between them scrolls. */
export function ModalFrame({ title, titleId, onClose, footer, className, children }: ModalFrameProps) {
  const body = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const note = use(DialogNote);
  useShownError(body, buttons);
  return (
    <div className={cx('flex flex-col', className)}>
      <div
        className={cx(
          'flex shrink-0 items-start justify-between gap-2 pr-3 pl-6 phone:pr-1 phone:pl-4',
          onClose === undefined ? 'pt-4' : 'border-b border-line py-3',
        )}
      >
        <h2 id={titleId} className="min-w-0 py-2 text-h3 wrap-anywhere">
          {title}
        </h2>
        {onClose && <IconButton icon={IconX} label="Закрыть" onClick={onClose} />}
      </div>
      {note && <div className="shrink-0 px-6 pt-3 phone:px-4">{note}</div>}
      <div
        ref={body}
        className={cx(
          'relative min-h-0 grow overflow-y-auto px-6 empty:hidden phone:px-4',
          onClose === undefined ? 'pb-4' : 'py-5',
        )}
      >
        {children}
      </div>
      {footer && (
        <div
          ref={buttons}
          className="flex shrink-0 flex-wrap gap-2 border-t border-line px-6 py-3 phone:px-4 phone:*:grow"
        >
          {footer}
        </div>
      )}
    </div>
  );
}

/** What a button below the scrolled part was refused for may stand out of sight: at once, or when the answer comes. */
function useShownError(body: RefObject<HTMLElement | null>, buttons: RefObject<HTMLElement | null>): void {
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
    // Who goes on typing is not called back.
    const goOn = () => (isAsked = false);
    const answers = new MutationObserver(() => isAsked && show());
    const [text, place] = [body.current, buttons.current];
    if (text) answers.observe(text, { childList: true, subtree: true });
    text?.addEventListener('input', goOn);
    place?.addEventListener('click', ask);
    return () => {
      answers.disconnect();
      text?.removeEventListener('input', goOn);
      place?.removeEventListener('click', ask);
    };
  }, [body, buttons]);
}
