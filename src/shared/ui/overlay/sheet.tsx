import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, type RefObject, use, useEffect, useId, useRef } from 'react';
import { IconButton } from '@/shared/ui/icon-button';
import { DialogNote, Modal } from './modal';

interface SheetProps {
  title: ReactNode;
  onClose: () => void;
  /** The buttons; always visible at the bottom. */
  footer?: ReactNode;
  children: ReactNode;
}

/** On phones a page from below that leaves 56 px above itself; on larger screens a dialog of 480. */
export function Sheet({ title, onClose, footer, children }: SheetProps) {
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const note = use(DialogNote);
  useShownError(body, buttons);
  return (
    <Modal
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-120 overflow-hidden rounded-card bg-white shadow-dialog phone:mb-0 phone:w-full phone:animate-from-bottom phone:rounded-b-none desktop:animate-pop"
    >
      <div className="flex max-h-[calc(100dvh-3.5rem)] flex-col phone:h-[calc(100dvh-3.5rem)]">
        <div className="flex items-center justify-between border-b border-line py-3 pr-3 pl-6 phone:pr-1 phone:pl-4">
          <h2 id={titleId} className="text-h3">
            {title}
          </h2>
          <IconButton icon={IconX} label="Закрыть" onClick={onClose} />
        </div>
        {note && <div className="px-6 pt-3 phone:px-4">{note}</div>}
        <div ref={body} className="relative min-h-0 grow overflow-y-auto px-6 py-5 phone:px-4">
          {children}
        </div>
        {footer && (
          <div ref={buttons} className="flex flex-wrap gap-2 border-t border-line px-6 py-3 phone:px-4">
            {footer}
          </div>
        )}
      </div>
    </Modal>
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

interface DrawerProps {
  /** «Меню». */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** The navigation drawer: from the right, 344 px wide; on phones from the top (docs/rules.md §2). */
export function Drawer({ label, onClose, children }: DrawerProps) {
  return (
    <Modal
      aria-label={label}
      onClose={onClose}
      className="bg-white shadow-dialog phone:mb-auto phone:max-h-dvh phone:w-full phone:animate-from-top phone:rounded-b-card desktop:mr-0 desktop:ml-auto desktop:h-dvh desktop:w-86 desktop:animate-from-right"
    >
      <div className="p-4 phone:px-2">{children}</div>
    </Modal>
  );
}
