import { useState } from 'react';
import { useClinicLogoUpdate } from '#generated/api/clinic-profile/clinic-profile.ts';
import { useFileUpload } from '#generated/api/files/files.ts';
import type { ClinicProfile } from '#generated/models/clinic-profile.ts';
import { ownName } from '@/domain/place/place-names';
import { PICTURE_TYPES } from '@/shared/files/check-file';
import { FileButton } from '@/shared/files/file-button';
import { fitPicture } from '@/shared/files/fit-picture';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { FieldError } from '@/shared/ui/fields/field';
import { LiveRegion } from '@/shared/ui/live-region';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';

/** The clinic's logo. It is saved at once, without the form. */
export function LogoCard({ clinic }: { readonly clinic: ClinicProfile }) {
  const upload = useWrite(useFileUpload());
  const set = useWrite(useClinicLogoUpdate(), { done: 'Логотип сохранён' });
  const [isUnreadable, setUnreadable] = useState(false);
  const [removing, setRemoving] = useState(false);
  const send = async (file: File): Promise<void> => {
    upload.forget();
    set.forget();
    const picture = await fitPicture(file);
    setUnreadable(picture === undefined);
    const stored = picture && (await upload.ask({ data: { files: [picture] } }).catch(() => undefined));
    if (stored) set.send({ data: { file_id: stored.data[0]?.id ?? null } });
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
            busy={(upload.isSending || set.isSending) && 'Загружаем'}
            onFiles={([file]) => file && void send(file)}
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
        <LiveRegion urgent>
          {isUnreadable && <FieldError>Браузер не&nbsp;смог открыть картинку. Выберите другую</FieldError>}
        </LiveRegion>
        <WriteError of={[upload, set]} />
      </div>
      {removing && <RemoveLogo onClose={() => setRemoving(false)} />}
    </Card>
  );
}

function RemoveLogo({ onClose }: { readonly onClose: () => void }) {
  const remove = useWrite(useClinicLogoUpdate(), { done: 'Логотип удалён', onDone: onClose });
  return (
    <ConfirmAction
      write={remove}
      title="Удалить логотип?"
      safe="Оставить логотип"
      action="Удалить логотип"
      busy="Удаляем"
      onConfirm={() => remove.send({ data: { file_id: null } })}
      onClose={onClose}
    >
      Вместо него будет первая буква названия.
    </ConfirmAction>
  );
}
