import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

interface LeaveGuardProps {
  /** Is there something that would be lost now? */
  isAtStake: () => boolean;
  children: string;
}

/** Asks before a page is left whose files are not in the card yet. */
export function LeaveGuard({ isAtStake, children }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isAtStake(),
    enableBeforeUnload: isAtStake,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Уйти и не добавить файлы?"
      safe="Остаться"
      action="Уйти без файлов"
      onConfirm={proceed}
      onClose={reset}
    >
      {children}
    </ConfirmDialog>
  );
}
