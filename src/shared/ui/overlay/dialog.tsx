import { type ReactNode, useId } from 'react';
import { cx } from '@/shared/ui/cx';
import { Modal } from './modal';
import { ModalFrame } from './modal-frame';

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
  return (
    <Modal
      role={role}
      aria-labelledby={titleId}
      onClose={onClose}
      className={cx(
        'm-auto animate-pop overflow-hidden bg-white shadow-dialog',
        size === 'wide'
          ? 'w-[min(42.5rem,100vw-2rem)] rounded-card phone:m-0 phone:h-dvh phone:max-h-none phone:w-full phone:rounded-none'
          : 'w-[min(27.5rem,100vw-2rem)] rounded-card',
      )}
    >
      <ModalFrame
        {...{ title, titleId }}
        footer={actions}
        className={cx('max-h-[calc(100dvh-2rem)]', size === 'wide' && 'phone:h-full phone:max-h-none')}
      >
        {children && <div className="text-ink-2">{children}</div>}
      </ModalFrame>
    </Modal>
  );
}
