import type { ReactNode } from 'react';
import { type DialogButtonsProps, ModalFrame } from './modal-frame';

interface DialogProps extends DialogButtonsProps {
  /** Names what it is about: «Отменить запись к Айгуль Сериковой?». */
  title: ReactNode;
  onClose: () => void;
  /** A wide one is a page from below on a phone. */
  size?: 'normal' | 'wide';
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
}

/** A question or a short form over the page. */
export function Dialog({ size = 'normal', ...props }: DialogProps) {
  return <ModalFrame {...props} size={size} />;
}
