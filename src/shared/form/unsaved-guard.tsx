import type { AnyFormApi } from '@tanstack/react-form';
import { useBlocker } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';
import { changedFields } from './changed-fields';

export interface UnsavedGuardProps {
  readonly form: AnyFormApi;
  readonly initial: object;
  /** True while the form is being sent: then going to the next page is part of it. */
  readonly sending: RefObject<boolean>;
}

/** Asks before leaving a page with unsaved changes. */
export function UnsavedGuard({ form, initial, sending }: UnsavedGuardProps) {
  const unsaved = (): boolean => {
    const { values, isSubmitSuccessful } = form.state;
    return !sending.current && !isSubmitSuccessful && changedFields(initial, values).length > 0;
  };
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && unsaved(),
    enableBeforeUnload: unsaved,
    withResolver: true,
  });

  if (status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Уйти и не сохранить?"
      safe="Остаться"
      action="Уйти без сохранения"
      onConfirm={proceed}
      onClose={reset}
    >
      То, что вы изменили на этой странице, не отправлено.
    </ConfirmDialog>
  );
}
