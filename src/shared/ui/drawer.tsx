import type { ReactNode } from 'react';
import { Modal } from './modal';

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
