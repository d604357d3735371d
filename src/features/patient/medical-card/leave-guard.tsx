import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';

interface LeaveGuardProps {
  /** Is there something that would be lost now? */
  isAtStake: () => boolean;
  children: string;
}

interface Place {
  readonly pathname: string;
  readonly search: unknown;
}

/** Another page, or the same page of another person: either ends what is on its way. */
function isOtherCard(current: Place, next: Place): boolean {
  return current.pathname !== next.pathname || personIn(current.search) !== personIn(next.search);
}

function personIn(search: unknown): unknown {
  return typeof search === 'object' && search !== null && 'person' in search ? search.person : undefined;
}

/** Asks before a page is left whose files are not in the card yet. */
export function LeaveGuard({ isAtStake, children }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isOtherCard(current, next) && isAtStake(),
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
