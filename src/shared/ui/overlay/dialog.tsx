import { type ReactNode, use, useId } from 'react';
import { cx } from '@/shared/ui/cx';
import { DialogNote, Modal } from './modal';

interface DialogProps {
  /** Names what it is about: «Отменить запись к Айгуль Сериковой?». */
  title: ReactNode;
  onClose: () => void;
  /** The buttons, the safe one first and with `data-autofocus`. */
  actions?: ReactNode;
  /** normal 440, wide 680 px; a wide one fills the screen of a phone. */
  size?: 'normal' | 'wide';
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
}

/** A question or a short form over the page. */
export function Dialog({ title, onClose, actions, size = 'normal', role, children }: DialogProps) {
  const titleId = useId();
  const note = use(DialogNote);
  return (
    <Modal
      role={role}
      aria-labelledby={titleId}
      onClose={onClose}
      className={cx(
        'm-auto max-h-[calc(100dvh-2rem)] animate-pop overflow-y-auto bg-white shadow-dialog',
        size === 'wide'
          ? 'w-[min(42.5rem,100vw-2rem)] rounded-card phone:m-0 phone:h-dvh phone:max-h-none phone:w-full phone:rounded-none'
          : 'w-[min(27.5rem,100vw-2rem)] rounded-card',
      )}
    >
      <div className="p-6 phone:p-5">
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        {note && <div className="sticky top-3 z-10 mt-3">{note}</div>}
        {children && <div className="mt-2 text-ink-2">{children}</div>}
        {actions && <div className="mt-5 flex flex-col gap-2">{actions}</div>}
      </div>
    </Modal>
  );
}
