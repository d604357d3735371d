import type { ReactNode } from 'react';
import { type DialogButtonsProps, ModalFrame } from './modal-frame';

interface DialogProps extends DialogButtonsProps {
  /** Title that says what the dialog is about: «Отменить запись к Айгуль Сериковой?». */
  title: ReactNode;
  onClose: () => void;
  /** On phones a `wide` dialog is a page that slides up. */
  size?: 'normal' | 'wide';
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
}

/** A dialog with a question or a short form. */
export function Dialog({ size = 'normal', ...props }: DialogProps) {
  return <ModalFrame {...props} size={size} />;
}
