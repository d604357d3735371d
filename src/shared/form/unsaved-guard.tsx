import type { AnyFormApi } from '@tanstack/react-form';
import { useBlocker } from '@tanstack/react-router';
import type { ReactNode, RefObject } from 'react';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';
import { changedFields } from './changed-fields';

interface Place {
  readonly pathname: string;
  readonly search: unknown;
}

interface LeaveGuardProps {
  /** Whether there is something to lose if the user leaves now. */
  readonly isAtStake: () => boolean;
  /** Whether this navigation would lose the input; by default every change of the path does. */
  readonly isLeaving?: ((current: Place, next: Place) => boolean) | undefined;
  readonly title: string;
  /** Label of the button that leaves the page. */
  readonly action: string;
  /** Called when the user confirms leaving. */
  readonly onLeave?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Asks before the user leaves or closes a page if something would be lost. */
export function LeaveGuard({ isAtStake, isLeaving = isOtherPage, title, action, onLeave, children }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isLeaving(current, next) && isAtStake(),
    enableBeforeUnload: isAtStake,
    withResolver: true,
  });

  if (status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={title}
      safe="Остаться"
      action={action}
      onConfirm={() => {
        onLeave?.();
        proceed();
      }}
      onClose={reset}
    >
      {children}
    </ConfirmDialog>
  );
}

function isOtherPage(current: Place, next: Place): boolean {
  return current.pathname !== next.pathname;
}

export interface UnsavedGuardProps {
  readonly form: AnyFormApi;
  readonly initial: object;
  /**
   * True while the form is being submitted, so that a successful submit may navigate without a
   * question.
   */
  readonly sending: RefObject<boolean>;
  readonly forget: () => void;
}

/** Asks before the user leaves a form with unsent input. */
export function UnsavedGuard({
  form,
  initial,
  sending,
  forget,
  isLeaving,
  children = 'То, что вы изменили на этой странице, не отправлено.',
}: UnsavedGuardProps & Pick<Partial<LeaveGuardProps>, 'isLeaving' | 'children'>) {
  const isUnsaved = (): boolean => {
    const { values, isSubmitSuccessful } = form.state;
    return !sending.current && !isSubmitSuccessful && changedFields(initial, values).length > 0;
  };
  return (
    <LeaveGuard
      isAtStake={isUnsaved}
      isLeaving={isLeaving}
      title="Уйти и не сохранить?"
      action="Уйти без сохранения"
      onLeave={forget}
    >
      {children}
    </LeaveGuard>
  );
}
