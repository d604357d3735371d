import { type ReactNode, useId } from 'react';
import { Modal } from './modal';
import { ModalFrame } from './modal-frame';

interface SheetProps {
  title: ReactNode;
  onClose: () => void;
  /** The buttons; always visible at the bottom. */
  footer?: ReactNode;
  children: ReactNode;
}

/** On phones a page from below that leaves 56 px above itself; on larger screens a dialog of 480. */
export function Sheet(props: SheetProps) {
  const titleId = useId();
  return (
    <Modal
      aria-labelledby={titleId}
      onClose={props.onClose}
      className="m-auto w-120 overflow-hidden rounded-card bg-white shadow-dialog phone:mb-0 phone:w-full phone:animate-from-bottom phone:rounded-b-none desktop:animate-pop"
    >
      <ModalFrame {...props} titleId={titleId} className="max-h-[calc(100dvh-3.5rem)] phone:h-[calc(100dvh-3.5rem)]" />
    </Modal>
  );
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
