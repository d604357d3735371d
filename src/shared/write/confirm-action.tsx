import type { ComponentProps, ReactNode } from 'react';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';
import type { Write } from './use-write';
import { WriteError } from './write-error';

interface ConfirmActionProps extends Omit<ComponentProps<typeof ConfirmDialog>, 'busy'> {
  write: Pick<Write<unknown, never>, 'isSending' | 'error' | 'shownBy'>;
  /** Label while the request is pending: «Отменяем». */
  busy: string;
  /** Replaces the server's error text; null if a field shows the error. */
  failure?: ReactNode;
  /** Link that helps to resolve the failure, such as a phone to call or a page to open. */
  wayOut?: ReactNode;
}

/**
 * Confirmation dialog of a write. `onConfirm` sends the write. If it fails, the dialog shows the
 * error.
 */
export function ConfirmAction({ write, busy, failure, wayOut, children, ...rest }: ConfirmActionProps) {
  return (
    <ConfirmDialog {...rest} busy={write.isSending && busy}>
      {children}
      <WriteError of={write} text={failure}>
        {wayOut}
      </WriteError>
    </ConfirmDialog>
  );
}
