import type { ReactNode } from 'react';
import { Modal } from './modal';
import { type DialogButtonsProps, ModalFrame, ModalHead } from './modal-frame';

interface SheetProps extends DialogButtonsProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog beside the page, for choosing or writing. On phones it is a page that slides up. */
export function Sheet(props: SheetProps) {
  return <ModalFrame {...props} size="sheet" />;
}

interface DrawerProps {
  /** Accessible name: «Меню». */
  label: string;
  /** Heading: «Меню», or the user's name. */
  head: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The navigation drawer. It slides in from the right, 344 px wide, on phones from the top
 * (docs/rules.md §2).
 */
export function Drawer({ label, head, onClose, children }: DrawerProps) {
  return (
    <Modal
      aria-label={label}
      onClose={onClose}
      className="bg-white shadow-dialog phone:mb-auto phone:max-h-dvh phone:w-full phone:animate-from-top phone:rounded-b-card desktop:mr-0 desktop:ml-auto desktop:h-dvh desktop:w-86 desktop:animate-from-right"
    >
      <div className="p-4 phone:px-2">
        <ModalHead onClose={onClose} className="pb-3 pl-3">
          {head}
        </ModalHead>
        {children}
      </div>
    </Modal>
  );
}
