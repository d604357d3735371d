import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useRef, useState } from 'react';
import { useFileUpload } from '#generated/api/files/files.ts';
import { checkFile, kindsText, PICTURE_TYPES } from '@/shared/files/check-file';
import { FileButton } from '@/shared/files/file-button';
import { useBoundField } from '@/shared/form/use-bound-field';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { useRestoredFocus } from '@/shared/ui/focus';
import { Icon } from '@/shared/ui/icon';
import { LiveRegion } from '@/shared/ui/live-region';
import { Picture } from '@/shared/ui/picture';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';

/**
 * Picture of an article. `id` is the id of the uploaded file. If it is null, saving removes the
 * picture; if it is absent, the picture stays.
 */
export interface ChosenPicture {
  readonly id?: number | null | undefined;
  readonly url: string | null;
}

/**
 * Field for the picture. The file is uploaded when it is chosen, and attached when the article is
 * saved.
 */
export function NewsPicture() {
  const { id, value, error, change } = useBoundField<ChosenPicture>('Картинка', ['file_id']);
  const { url: picture } = value;
  const upload = useWrite(useFileUpload(), {
    // Until the article is saved, the picture is shown from the signed URL of the upload.
    onDone: ({ data: [stored] }) => stored && change({ id: stored.id, url: stored.path }),
  });
  const [refusal, setRefusal] = useState<string>();
  const choice = useRef<HTMLButtonElement>(null);
  useRestoredFocus(picture ?? '', choice);

  const choose = async ([file]: readonly File[]): Promise<void> => {
    if (file === undefined) return;
    upload.forget();
    const checked = await checkFile(file, PICTURE_TYPES);
    setRefusal('reason' in checked ? checked.reason : undefined);
    if ('file' in checked) upload.send({ data: { files: [checked.file] } });
  };

  return (
    <div role="group" id={id} tabIndex={-1} aria-label="Картинка" className="outline-none">
      <p className="mb-2 font-medium">Картинка</p>
      <Picture src={picture} alt="" className="mb-3 max-w-100 rounded-note" />
      <div className="flex flex-wrap gap-2">
        <FileButton
          ref={choice}
          accepted={PICTURE_TYPES}
          size="small"
          busy={upload.isSending && 'Загружаем'}
          onFiles={(files) => void choose(files)}
        >
          <Icon icon={IconPhoto} />
          {picture === null ? 'Добавить' : 'Заменить'}
        </FileButton>
        {picture !== null && (
          <Button size="small" variant="quiet" onClick={() => change({ id: null, url: null })}>
            Убрать
          </Button>
        )}
      </div>
      <p className="mt-1 text-small text-ink-3">{kindsText(PICTURE_TYPES)}. Можно и&nbsp;без картинки.</p>
      <LiveRegion urgent>{(refusal ?? error) !== undefined && <FieldError>{refusal ?? error}</FieldError>}</LiveRegion>
      <WriteError of={upload} />
    </div>
  );
}
