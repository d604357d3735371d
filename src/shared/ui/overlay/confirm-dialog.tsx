import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  /** Title that names what is cancelled or deleted: «Отменить запись?». */
  title: ReactNode;
  /** Label of the button that changes nothing and has focus: «Оставить запись». */
  safe: string;
  /** Label of the button that confirms: «Отменить запись». */
  action: string;
  /**
   * Label while the request is pending: «Отменяем». If the dialog is closed by then, a toast shows
   * the result.
   */
  busy?: string | false | undefined;
  /** Set to false for a step that can be undone, such as showing a service again. */
  danger?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before a deletion, cancellation or change of visibility. */
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
        // A sent request can't be cancelled, so the safe button is disabled. «×» only closes the
        // dialog.
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
