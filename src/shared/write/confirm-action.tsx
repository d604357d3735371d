import type { ComponentProps, ReactNode } from 'react';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';
import type { Write } from './use-write';
import { WriteError } from './write-error';

interface ConfirmActionProps extends Omit<ComponentProps<typeof ConfirmDialog>, 'busy'> {
  write: Pick<Write<unknown, never>, 'isSending' | 'error' | 'shownBy'>;
  /** Label while sending: «Отменяем». */
  busy: string;
  /** Replaces the server's error text; null if a field shows it. */
  failure?: ReactNode;
  /** Way to resolve the failure: a phone to call or a page to open. */
  wayOut?: ReactNode;
}

/**
 * The confirmation dialog for every write: it asks, and shows the error if the write fails.
 * `onConfirm` sends the write.
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
