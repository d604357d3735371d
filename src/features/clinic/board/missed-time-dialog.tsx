import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';
import type { BoardColumn } from './board-model';

interface MissedTimeDialogProps {
  readonly doctor: BoardColumn['doctor'];
  readonly onBook: () => void;
  readonly onClose: () => void;
}

/** Offers a booking at the current time if the pressed time is past. */
export function MissedTimeDialog({ doctor, onBook, onClose }: MissedTimeDialogProps) {
  return (
    <ConfirmDialog
      title="Это время прошло"
      safe="Не записывать"
      action="Записать на сейчас"
      danger={false}
      onConfirm={() => {
        onClose();
        onBook();
      }}
      onClose={onClose}
    >
      Записать на&nbsp;сейчас к&nbsp;врачу {doctor.second_name} {doctor.first_name}?
    </ConfirmDialog>
  );
}
