import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useRef, useState } from 'react';
import { useClinicPhotoCreate, useClinicPhotoDelete } from '#generated/api/clinic-photos/clinic-photos.ts';
import { useFileUpload } from '#generated/api/files/files.ts';
import type { PlacePhoto } from '#generated/models/place-photo.ts';
import { problemText } from '@/shared/api/problem-text';
import { FILE_MAX_BYTES } from '@/shared/config/limits';
import { PICTURE_TYPES } from '@/shared/files/check-file';
import { FileButton } from '@/shared/files/file-button';
import { fitPicture } from '@/shared/files/fit-picture';
import { useCalledOff } from '@/shared/files/use-called-off';
import { messages } from '@/shared/form/rules/messages';
import { fileSize } from '@/shared/format/file-size';
import { quoted } from '@/shared/format/typography';
import { notify } from '@/shared/notify';
import { toldWhenDone } from '@/shared/told-when-done';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { FieldError } from '@/shared/ui/fields/field';
import { TextField } from '@/shared/ui/fields/text-field';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { Picture } from '@/shared/ui/picture';
import { useWhileOpen } from '@/shared/use-while-open';

interface PhotosCardProps {
  /** Null for pictures of the whole clinic. */
  readonly filialId: number | null;
  readonly photos: readonly PlacePhoto[];
}

const MOST = 20;
const silent = { mutation: { meta: { silent: true } } } as const;

/** Pictures of a place; each is saved at once, apart from the form. */
export function PhotosCard({ filialId, photos }: PhotosCardProps) {
  const [file, setFile] = useState<File>();
  const [removed, setRemoved] = useState<PlacePhoto>();
  return (
    <Card aria-labelledby="place-photos">
      <h2 id="place-photos" className="text-title">
        Фотографии
      </h2>
      <ul className="mt-4 grid grid-cols-3 gap-3 phone:grid-cols-2">
        {photos.map((photo) => (
          <li key={photo.id} className="relative">
            <Picture src={photo.path} alt={photo.alt} className="aspect-4/3 w-full rounded-note object-cover" />
            <IconButton
              size="small"
              variant="edge"
              icon={IconTrash}
              label={`Удалить фото: ${photo.alt}`}
              onClick={() => setRemoved(photo)}
              className="absolute top-1.5 right-1.5"
            />
          </li>
        ))}
        {photos.length < MOST && (
          <li>
            <FileButton
              accepted={PICTURE_TYPES}
              wide
              className="aspect-4/3 h-full flex-col border-dashed text-small"
              onFiles={([first]) => setFile(first)}
            >
              <Icon icon={IconPlus} />
              Добавить фото
              <span className="text-caption font-normal text-ink-3">до&nbsp;{fileSize(FILE_MAX_BYTES)}</span>
            </FileButton>
          </li>
        )}
      </ul>
      {file && <AddPhotoDialog file={file} filialId={filialId} onClose={() => setFile(undefined)} />}
      {removed && <RemovePhotoDialog photo={removed} onClose={() => setRemoved(undefined)} />}
    </Card>
  );
}

interface AddPhotoDialogProps {
  readonly file: File;
  readonly filialId: number | null;
  readonly onClose: () => void;
}

function AddPhotoDialog({ file, filialId, onClose }: AddPhotoDialogProps) {
  const calledOff = useCalledOff();
  const closeIfOpen = useWhileOpen(onClose);
  const upload = useFileUpload({ ...silent, request: { signal: calledOff } });
  const create = useClinicPhotoCreate(silent);
  const [alt, setAlt] = useState('');
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** The file that was sent already: adding it again is the same request, and adds it once. */
  const stored = useRef<number>(undefined);
  const send = async (): Promise<number | undefined> => {
    const picture = await fitPicture(file);
    return picture && (await upload.mutateAsync({ data: { files: [picture] } })).data[0]?.id;
  };
  const add = async (): Promise<void> => {
    setAsked(true);
    if (alt.trim() === '') return;
    setBusy(true);
    setFailure(undefined);
    try {
      stored.current ??= await send();
      if (stored.current === undefined) {
        setFailure('Браузер не\u00A0смог открыть фото. Выберите другое');
        return;
      }
      calledOff.throwIfAborted();
      await create.mutateAsync({ data: { file_id: stored.current, filial_id: filialId, alt: alt.trim() } });
      notify.success('Фото добавлено');
      closeIfOpen();
    } catch (error) {
      setFailure(problemText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      title="Новое фото"
      onClose={onClose}
      secondary={<Button onClick={onClose}>Не&nbsp;добавлять</Button>}
      primary={
        <Button variant="primary" busy={busy && 'Загружаем'} onClick={() => void add()}>
          Добавить фото
        </Button>
      }
    >
      <p className="wrap-anywhere">{file.name}</p>
      <TextField
        label="Что на фото"
        hint="Например «Регистратура»: это прочитают те, кто не видит картинку"
        maxLength={200}
        value={alt}
        error={asked && alt.trim() === '' ? messages.required : undefined}
        onChange={({ target }) => setAlt(target.value)}
        className="mt-4 text-ink"
        data-autofocus
      />
      {failure !== undefined && (
        <div role="alert">
          <FieldError>{failure}</FieldError>
        </div>
      )}
    </Dialog>
  );
}

function RemovePhotoDialog({ photo, onClose }: { readonly photo: PlacePhoto; readonly onClose: () => void }) {
  const remove = useClinicPhotoDelete(toldWhenDone('Фото удалено'));
  const confirm = (): void =>
    remove.mutate(
      { id: photo.id },
      {
        onSuccess: onClose,
      },
    );
  return (
    <ConfirmDialog
      title={`Удалить фото ${quoted(photo.alt)}?`}
      safe="Оставить фото"
      action="Удалить фото"
      busy={remove.isPending && 'Удаляем'}
      onConfirm={confirm}
      onClose={onClose}
    >
      {remove.error && (
        <div role="alert">
          <FieldError>{problemText(remove.error)}</FieldError>
        </div>
      )}
    </ConfirmDialog>
  );
}
