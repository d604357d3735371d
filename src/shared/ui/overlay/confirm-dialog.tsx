import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  /** Names what it is about: «Отменить запись?», with the visit in the text or in the title. */
  title: ReactNode;
  /** The safe choice, focused: «Оставить запись». */
  safe: string;
  /** What happens: «Отменить запись». */
  action: string;
  /**
   * While it is being done: «Отменяем». Whoever closes the question then reads what became of it in
   * a toast.
   */
  busy?: string | false | undefined;
  /** False for a step that can be undone, such as showing a service again. */
  danger?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asked before every deletion, cancellation and change of visibility. */
export function ConfirmDialog({
  title,
  safe,
  action,
  busy,
  danger = true,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={title}
      onClose={onClose}
      secondary={
        // While it is being done, it can no longer be left as it was; «×» only closes the question.
        <Button data-autofocus aria-disabled={busy ? true : undefined} onClick={onClose}>
          {safe}
        </Button>
      }
      primary={
        <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {action}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
