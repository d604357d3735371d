import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';

interface LogoutFailedDialogProps {
  readonly onLogoutHere: () => void;
  readonly onStay: () => void;
}

/** The server did not confirm the logout: the person may still leave this device. */
export function LogoutFailedDialog({ onLogoutHere, onStay }: LogoutFailedDialogProps) {
  return (
    <ConfirmDialog
      title="Сервер не подтвердил выход"
      safe="Остаться"
      action="Выйти на этом устройстве"
      danger={false}
      onConfirm={onLogoutHere}
      onClose={onStay}
    >
      Можно выйти только здесь: на&nbsp;этом устройстве вы&nbsp;выйдете из&nbsp;аккаунта, а&nbsp;на&nbsp;других
      останетесь в&nbsp;нём.
    </ConfirmDialog>
  );
}
