import { useState, type KeyboardEvent } from 'react';
import { notify } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { moved, wholeCrop, zoomed } from './crop';
import { CropFrame } from './crop-frame';
import { useSavePhoto } from './use-save-photo';

interface CropDialogProps {
  readonly picture: HTMLImageElement;
  readonly onClose: () => void;
}

const STEP = 0.02;
const ZOOM = 1.1;

/** What a key does, wherever in the dialog focus is: its buttons need none of these. */
const keys: Readonly<Record<string, { right?: number; down?: number; zoom?: number }>> = {
  ArrowLeft: { right: -STEP },
  ArrowRight: { right: STEP },
  ArrowUp: { down: -STEP },
  ArrowDown: { down: STEP },
  '+': { zoom: ZOOM },
  '=': { zoom: ZOOM },
  '-': { zoom: 1 / ZOOM },
};

/** Chooses the square that is kept of a photo, and sends it. */
export function CropDialog({ picture, onClose }: CropDialogProps) {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const [crop, setCrop] = useState(() => wholeCrop(size));
  const { saving, failure, save, stop } = useSavePhoto();

  const close = (): void => {
    stop();
    onClose();
  };
  const send = async (): Promise<void> => {
    if (!(await save(picture, crop))) return;
    notify.success('Фото сохранено');
    onClose();
  };
  const press = (event: KeyboardEvent): void => {
    const { right = 0, down = 0, zoom = 1 } = keys[event.key] ?? {};
    if (!(event.key in keys)) return;
    event.preventDefault();
    setCrop((from) => zoomed(size, moved(size, from, { right, down }), zoom));
  };

  return (
    <Dialog title="Что останется на&nbsp;фото" onClose={close}>
      <div onKeyDown={press}>
        <p className="mb-4 text-small">Двигайте фото мышью, пальцем или стрелками, плюс и&nbsp;минус меняют масштаб.</p>
        <CropFrame src={picture.src} size={size} crop={crop} onChange={setCrop} />
        <div className="mt-4 flex flex-col gap-2">
          {failure !== undefined && (
            <div role="alert" className="-mt-1.5">
              <FieldError>{failure}</FieldError>
            </div>
          )}
          <Button variant="primary" wide data-autofocus busy={saving && 'Загружаем фото'} onClick={() => void send()}>
            {failure === undefined ? 'Сохранить фото' : 'Повторить'}
          </Button>
          <Button wide onClick={close}>
            Отменить
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
