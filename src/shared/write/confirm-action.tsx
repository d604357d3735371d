import type { ComponentProps, ReactNode } from 'react';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';
import type { Write } from './use-write';
import { WriteError } from './write-error';

interface ConfirmActionProps extends Omit<ComponentProps<typeof ConfirmDialog>, 'busy'> {
  write: Pick<Write<unknown, never>, 'isSending' | 'error' | 'shownBy'>;
  /** While it is sent: «Отменяем». */
  busy: string;
  /** Other words for a failure than the server's; null where a field says it. */
  failure?: ReactNode;
  /** The way out of a failure: whom to call, what to open. */
  wayOut?: ReactNode;
}

/**
 * The one confirmation of a write: asks, and says in its place why the write failed. `onConfirm`
 * sends it.
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
