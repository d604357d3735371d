import { usePatientAvatarUpdate } from '#generated/api/patient-profile/patient-profile.ts';
import { problemText } from '@/shared/api/problem-text';
import { notify } from '@/shared/notify';
import { FieldError } from '@/shared/ui/fields/field';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';

/** Asks before the photo goes. */
export function RemovePhotoDialog({ onClose }: { readonly onClose: () => void }) {
  const remove = usePatientAvatarUpdate({ mutation: { meta: { silent: true } } });
  const confirm = (): void =>
    remove.mutate(
      { data: { file_id: null } },
      {
        onSuccess: () => {
          notify.success('Фото удалено');
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title="Удалить фото профиля?"
      safe="Оставить фото"
      action="Удалить фото"
      busy={remove.isPending && 'Удаляем'}
      onConfirm={confirm}
      onClose={onClose}
    >
      Вместо него будут ваши инициалы.
      {remove.error && (
        <div role="alert">
          <FieldError>{problemText(remove.error)}</FieldError>
        </div>
      )}
    </ConfirmDialog>
  );
}
