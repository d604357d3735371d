import { useState } from 'react';
import { useClinicLogoUpdate } from '#generated/api/clinic-profile/clinic-profile.ts';
import { useFileUpload } from '#generated/api/files/files.ts';
import type { ClinicProfile } from '#generated/models/clinic-profile.ts';
import { ownName } from '@/domain/place/place-names';
import { problemText } from '@/shared/api/problem-text';
import { PICTURE_TYPES } from '@/shared/files/check-file';
import { FileButton } from '@/shared/files/file-button';
import { fitPicture } from '@/shared/files/fit-picture';
import { notify } from '@/shared/notify';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { FieldError } from '@/shared/ui/fields/field';
import { ConfirmDialog } from '@/shared/ui/overlay/confirm-dialog';

const silent = { mutation: { meta: { silent: true } } } as const;

/** The clinic's mark; it is saved at once, apart from the form. */
export function LogoCard({ clinic }: { readonly clinic: ClinicProfile }) {
  const upload = useFileUpload(silent);
  const update = useClinicLogoUpdate(silent);
  const [failure, setFailure] = useState<string>();
  const [removing, setRemoving] = useState(false);
  const busy = upload.isPending || update.isPending;
  const set = async (pick: () => Promise<number | null | undefined>, done: string): Promise<void> => {
    setFailure(undefined);
    try {
      const file_id = await pick();
      if (file_id === undefined) {
        setFailure('Браузер не\u00A0смог открыть картинку. Выберите другую');
        return;
      }
      await update.mutateAsync({ data: { file_id } });
      notify.success(done);
      setRemoving(false);
    } catch (error) {
      setFailure(problemText(error));
    }
  };
  const send = async (file: File | undefined): Promise<number | undefined> => {
    const picture = file && (await fitPicture(file));
    if (picture === undefined) return undefined;
    return (await upload.mutateAsync({ data: { files: [picture] } })).data[0]?.id;
  };
  return (
    <Card aria-labelledby="clinic-logo" className="flex items-center gap-5">
      <Avatar id={clinic.id} name={ownName(clinic.title)} src={clinic.logo} size={96} shape="square" />
      <div className="min-w-0">
        <h2 id="clinic-logo" className="text-title">
          Логотип
        </h2>
        <div className="mt-3 flex flex-wrap gap-2">
          <FileButton
            size="small"
            accepted={PICTURE_TYPES}
            busy={busy && 'Загружаем'}
            onFiles={([file]) => void set(() => send(file), 'Логотип сохранён')}
          >
            {clinic.logo === null ? 'Выбрать' : 'Сменить'}
            <span className="sr-only"> логотип</span>
          </FileButton>
          {clinic.logo !== null && (
            <Button variant="quiet" size="small" onClick={() => setRemoving(true)}>
              Удалить<span className="sr-only"> логотип</span>
            </Button>
          )}
        </div>
        {failure !== undefined && !removing && (
          <div role="alert">
            <FieldError>{failure}</FieldError>
          </div>
        )}
      </div>
      {removing && (
        <ConfirmDialog
          title="Удалить логотип?"
          safe="Оставить логотип"
          action="Удалить логотип"
          busy={busy && 'Удаляем'}
          onConfirm={() => void set(() => Promise.resolve(null), 'Логотип удалён')}
          onClose={() => setRemoving(false)}
        >
          Вместо него будет первая буква названия.
          {failure !== undefined && (
            <div role="alert">
              <FieldError>{failure}</FieldError>
            </div>
          )}
        </ConfirmDialog>
      )}
    </Card>
  );
}
