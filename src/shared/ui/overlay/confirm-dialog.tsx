import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  /** Includes the subject: «Отменить запись?», with the visit in the text or title. */
  title: ReactNode;
  /** Label of the safe choice, which has focus: «Оставить запись». */
  safe: string;
  /** Label of the action: «Отменить запись». */
  action: string;
  /** Label while busy: «Отменяем». If the dialog is closed meanwhile, a toast shows the result. */
  busy?: string | false | undefined;
  /** False for a step that can be undone, such as showing a service again. */
  danger?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Confirms a deletion, cancellation or change of visibility. */
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
        // Once the request is sent it can't be undone; «×» only closes the dialog.
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
