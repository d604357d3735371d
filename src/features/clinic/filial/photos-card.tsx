import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { useClinicPhotoCreate, useClinicPhotoDelete } from '#generated/api/clinic-photos/clinic-photos.ts';
import { useFileUpload } from '#generated/api/files/files.ts';
import type { PlacePhoto } from '#generated/models/place-photo.ts';
import { FILE_MAX_BYTES } from '@/shared/config/limits';
import { PICTURE_TYPES } from '@/shared/files/check-file';
import { FileButton } from '@/shared/files/file-button';
import { fitPicture } from '@/shared/files/fit-picture';
import { useAbortOnUnmount } from '@/shared/files/use-abort-on-unmount';
import { requiredText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { fileSize } from '@/shared/format/file-size';
import { quoted } from '@/shared/format/typography';
import { Card } from '@/shared/ui/card';
import { FieldError } from '@/shared/ui/fields/field';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { LiveRegion } from '@/shared/ui/live-region';
import { Picture } from '@/shared/ui/picture';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';

interface PhotosCardProps {
  /** Id of the filial; null for photos of the whole clinic. */
  readonly filialId: number | null;
  readonly photos: readonly PlacePhoto[];
}

const MOST = 20;

/** Photos of a filial or clinic. Each photo is saved at once, without the form. */
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

export const photoSchema = v.object({ alt: requiredText(200) });

interface AddPhotoDialogProps {
  readonly file: File;
  readonly filialId: number | null;
  readonly onClose: () => void;
}

function AddPhotoDialog({ file, filialId, onClose }: AddPhotoDialogProps) {
  const calledOff = useAbortOnUnmount();
  const upload = useWrite(useFileUpload({ request: { signal: calledOff } }));
  const create = useWrite(useClinicPhotoCreate(), { done: 'Фото добавлено', onDone: onClose });
  const [isUnreadable, setUnreadable] = useState(false);
  /** Id of the uploaded file, so that a retry doesn't upload the file again. */
  const stored = useRef<number>(undefined);
  const send = async (): Promise<number | undefined> => {
    const picture = await fitPicture(file);
    setUnreadable(picture === undefined);
    return picture && (await upload.ask({ data: { files: [picture] } })).data[0]?.id;
  };
  const { form, frame } = useSchemaForm({
    schema: photoSchema,
    defaultValues: { alt: '' },
    submit: async ({ alt }) => {
      stored.current ??= await send();
      if (stored.current === undefined || calledOff.aborted) return 'kept';
      return create.ask({ data: { file_id: stored.current, filial_id: filialId, alt } });
    },
  });
  return (
    <DialogForm
      size="normal"
      title="Новое фото"
      frame={frame}
      action="Добавить фото"
      busy="Загружаем"
      cancel="Не&nbsp;добавлять"
      failure="Не&nbsp;получилось добавить фото"
      onClose={onClose}
    >
      <p className="wrap-anywhere text-ink-2">{file.name}</p>
      <form.AppField name="alt">
        {(field) => (
          <field.TextField
            label="Что на фото"
            hint="Например «Регистратура»: это прочитают те, кто не видит картинку"
            limit={200}
            data-autofocus
          />
        )}
      </form.AppField>
      <LiveRegion urgent>
        {isUnreadable && <FieldError>Браузер не&nbsp;смог открыть фото. Выберите другое</FieldError>}
      </LiveRegion>
    </DialogForm>
  );
}

function RemovePhotoDialog({ photo, onClose }: { readonly photo: PlacePhoto; readonly onClose: () => void }) {
  const remove = useWrite(useClinicPhotoDelete(), { done: 'Фото удалено', onDone: onClose });
  return (
    <ConfirmAction
      write={remove}
      title={`Удалить фото ${quoted(photo.alt)}?`}
      safe="Оставить фото"
      action="Удалить фото"
      busy="Удаляем"
      onConfirm={() => remove.send({ id: photo.id })}
      onClose={onClose}
    />
  );
}
