import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import { useCallback, useState } from 'react';
import { usePatientAvatarUpdate } from '#generated/api/patient-profile/patient-profile.ts';
import type { PersonProfile } from '#generated/models/person-profile.ts';
import { problemText } from '@/shared/api/problem-text';
import { FILE_MAX_BYTES } from '@/shared/config/limits';
import { kindsText, PICTURE_TYPES } from '@/shared/files/check-file';
import { useFileDrop } from '@/shared/files/use-file-drop';
import { fileSize } from '@/shared/format/file-size';
import { shortName } from '@/shared/format/name';
import { later } from '@/shared/later/later';
import { useLater } from '@/shared/later/use-later';
import { notify } from '@/shared/notify';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { cx } from '@/shared/ui/cx';
import { FieldError } from '@/shared/ui/fields/field';
import { Icon } from '@/shared/ui/icon';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';
import { PictureButton } from './picture-button';
import { closePicture, openPicture } from './picture-file';

const cropDialog = later(() => import('./crop-dialog'));

/** Who one is, with a face: chosen from files, taken with the camera, or dropped here. */
export function PhotoCard({ profile }: { readonly profile: PersonProfile }) {
  const [picture, setPicture] = useState<HTMLImageElement>();
  const [refusal, setRefusal] = useState<string>();
  const [removing, setRemoving] = useState(false);

  const close = useCallback((reason?: string): void => {
    setPicture((open) => {
      if (open) closePicture(open);
      return undefined;
    });
    setRefusal(reason);
  }, []);
  const giveUp = useCallback(
    () => close('Не\u00A0получилось открыть фото. Проверьте интернет и\u00A0повторите'),
    [close],
  );
  const crop = useLater(cropDialog, picture !== undefined, giveUp);

  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setRefusal(undefined);
    const opened = await openPicture(file);
    if ('reason' in opened) setRefusal(opened.reason);
    else setPicture(opened.picture);
  };
  const { over, props: dropPlace } = useFileDrop(([file]) => void choose(file));

  return (
    <Card
      aria-labelledby="profile-name"
      {...dropPlace}
      className={cx(
        'grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3 border phone:gap-x-4',
        over ? 'bg-teal-tint edge-teal' : 'border-transparent',
      )}
    >
      <Avatar
        id={profile.id}
        name={shortName(profile)}
        src={profile.avatar}
        size={96}
        className="row-span-2 phone:row-span-1 phone:size-18"
      />
      <div className="min-w-0 self-end phone:self-center">
        <h2 id="profile-name" className="text-h3 wrap-anywhere">
          {shortName(profile)}
        </h2>
        <p className="mt-0.5 text-small text-ink-3">
          {over ? 'Отпустите файл здесь' : `Фото: ${kindsText(PICTURE_TYPES)}, до\u00A0${fileSize(FILE_MAX_BYTES)}`}
        </p>
      </div>
      <div className="self-start phone:col-span-full">
        <div className="flex flex-wrap gap-2">
          <PictureButton onChoose={(file) => void choose(file)}>
            {profile.avatar === null ? 'Выбрать фото' : 'Сменить фото'}
          </PictureButton>
          <PictureButton camera className="desktop:hidden" onChoose={(file) => void choose(file)}>
            <Icon icon={IconCamera} />
            Сфотографировать
          </PictureButton>
          {profile.avatar !== null && (
            <Button variant="quiet" size="small" onClick={() => setRemoving(true)}>
              Удалить<span className="sr-only"> фото</span>
            </Button>
          )}
        </div>
        {refusal !== undefined && (
          <div role="alert">
            <FieldError>{refusal}</FieldError>
          </div>
        )}
      </div>
      {picture && crop && <crop.CropDialog picture={picture} onClose={() => close()} />}
      {removing && <RemovePhotoDialog onClose={() => setRemoving(false)} />}
    </Card>
  );
}

/** Asks before the photo goes. */
function RemovePhotoDialog({ onClose }: { readonly onClose: () => void }) {
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
