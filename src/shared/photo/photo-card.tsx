import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import { useCallback, useState } from 'react';
import { FILE_MAX_BYTES } from '@/shared/config/limits';
import { kindsText, PICTURE_TYPES } from '@/shared/files/check-file';
import { FileButton } from '@/shared/files/file-button';
import { useFileDrop } from '@/shared/files/use-file-drop';
import { fileSize } from '@/shared/format/file-size';
import { fullName, type PersonName, shortName } from '@/shared/format/name';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyModule } from '@/shared/lazy/use-lazy-module';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { cx } from '@/shared/ui/cx';
import { FieldError } from '@/shared/ui/fields/field';
import { Icon } from '@/shared/ui/icon';
import { LiveRegion } from '@/shared/ui/live-region';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { useWriteOf } from '@/shared/write/use-write-of';
import { closePicture, openPicture } from './picture-file';
import type { PhotoStore } from './use-save-photo';

const cropDialog = lazyModule(() => import('./crop-dialog'));

interface PhotoCardProps {
  readonly profile: PersonName & { readonly id: number; readonly avatar: string | null };
  readonly store: PhotoStore;
}

/**
 * Card with a person's name and photo. The photo comes from the file picker, the camera or a
 * dropped file.
 */
export function PhotoCard({ profile, store }: PhotoCardProps) {
  const [picture, setPicture] = useState<HTMLImageElement>();
  const [refusal, setRefusal] = useState<string>();
  const [removing, setRemoving] = useState(false);

  const close = useCallback((reason?: string): void => {
    setPicture((opened) => {
      if (opened) closePicture(opened);
      return undefined;
    });
    setRefusal(reason);
  }, []);
  const giveUp = useCallback(
    () => close('Не\u00A0получилось открыть фото. Проверьте интернет и\u00A0повторите'),
    [close],
  );
  const crop = useLazyModule(cropDialog, picture !== undefined, giveUp);

  const open = async (file: File): Promise<void> => {
    setRefusal(undefined);
    const opened = await openPicture(file);
    if ('reason' in opened) setRefusal(opened.reason);
    else setPicture(opened.picture);
  };
  const choose = ([file]: readonly File[]): void => {
    if (file) void open(file);
  };
  const { over, props: dropPlace } = useFileDrop(choose);

  return (
    <Card
      aria-labelledby="profile-name"
      {...dropPlace}
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-3 border phone:gap-x-4',
        over ? 'bg-teal-tint edge-teal' : 'border-transparent',
      )}
    >
      <Avatar
        id={profile.id}
        name={fullName(profile)}
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
          <FileButton size="small" accepted={PICTURE_TYPES} onFiles={choose}>
            {profile.avatar === null ? 'Выбрать фото' : 'Сменить фото'}
          </FileButton>
          <FileButton size="small" accepted={PICTURE_TYPES} camera="user" className="desktop:hidden" onFiles={choose}>
            <Icon icon={IconCamera} />
            Сфотографировать
          </FileButton>
          {profile.avatar !== null && (
            <Button variant="quiet" size="small" onClick={() => setRemoving(true)}>
              Удалить<span className="sr-only"> фото</span>
            </Button>
          )}
        </div>
        <LiveRegion urgent>{refusal !== undefined && <FieldError>{refusal}</FieldError>}</LiveRegion>
      </div>
      {picture && crop && <crop.CropDialog picture={picture} store={store} onClose={() => close()} />}
      {removing && <RemovePhotoDialog store={store} onClose={() => setRemoving(false)} />}
    </Card>
  );
}

interface RemovePhotoDialogProps extends Pick<PhotoCardProps, 'store'> {
  readonly onClose: () => void;
}

function RemovePhotoDialog({ store, onClose }: RemovePhotoDialogProps) {
  const remove = useWriteOf(() => ({ mutationFn: store.set }), { done: 'Фото удалено', onDone: onClose });
  return (
    <ConfirmAction
      write={remove}
      title="Удалить фото профиля?"
      safe="Оставить фото"
      action="Удалить фото"
      busy="Удаляем"
      onConfirm={() => remove.send(null)}
      onClose={onClose}
    >
      Вместо него будут ваши инициалы.
    </ConfirmAction>
  );
}
