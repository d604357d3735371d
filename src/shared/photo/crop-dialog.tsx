import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type KeyboardEvent, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { notify } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { IconButton } from '@/shared/ui/icon-button';
import { LiveRegion } from '@/shared/ui/live-region';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { DialogButtons } from '@/shared/ui/overlay/modal-frame';
import { type CropChange, changedView, MAX_ZOOM, WHOLE } from './crop-view';
import { type PhotoStore, useSavePhoto } from './use-save-photo';

interface CropDialogProps {
  readonly picture: HTMLImageElement;
  readonly store: PhotoStore;
  readonly onClose: () => void;
}

const STEP = 0.05;
const ZOOM = 1.2;
const KEY_STEP = 0.02;
const KEY_ZOOM = 1.1;

const moves = [
  { label: 'Сдвинуть фото влево', icon: IconArrowLeft, change: { right: -STEP } },
  { label: 'Сдвинуть фото вверх', icon: IconArrowUp, change: { down: -STEP } },
  { label: 'Сдвинуть фото вниз', icon: IconArrowDown, change: { down: STEP } },
  { label: 'Сдвинуть фото вправо', icon: IconArrowRight, change: { right: STEP } },
];

/** The keys work in the whole dialog, because its buttons do not use them. */
const keys: Readonly<Record<string, CropChange>> = {
  ArrowLeft: { right: -KEY_STEP },
  ArrowRight: { right: KEY_STEP },
  ArrowUp: { down: -KEY_STEP },
  ArrowDown: { down: KEY_STEP },
  '+': { zoom: KEY_ZOOM },
  '=': { zoom: KEY_ZOOM },
  '-': { zoom: 1 / KEY_ZOOM },
};

/** Crops a photo to a square and uploads it. The preview is round, as the photo will be shown. */
export function CropDialog({ picture, store, onClose }: CropDialogProps) {
  const frame = useRef<HTMLDivElement>(null);
  const area = useRef<Area>(undefined);
  const [view, setView] = useState(WHOLE);
  const { saving, failure, save, stop } = useSavePhoto(store);

  const shift = (change: CropChange): void => {
    const size = { width: picture.naturalWidth, height: picture.naturalHeight };
    const side = frame.current?.clientWidth ?? 0;
    setView((from) => changedView(from, change, size, side));
  };
  const press = (event: KeyboardEvent): void => {
    const change = keys[event.key];
    if (change === undefined) return;
    event.preventDefault();
    shift(change);
  };
  const close = (): void => {
    stop();
    onClose();
  };
  const send = async (): Promise<void> => {
    if (area.current === undefined || !(await save(picture, area.current))) return;
    notify.success('Фото сохранено');
    onClose();
  };

  return (
    <Dialog title="Что останется на&nbsp;фото" onClose={close}>
      <div onKeyDown={press}>
        <p className="mb-4 text-small">
          Двигайте фото
          <span className="phone:hidden"> мышью или стрелками, плюс и&nbsp;минус меняют масштаб.</span>
          <span className="desktop:hidden"> пальцем, двумя меняйте масштаб.</span>
        </p>
        <div
          ref={frame}
          className="relative mx-auto aspect-square max-w-72 overflow-hidden rounded-full border border-edge bg-sunken"
        >
          <Cropper
            image={picture.src}
            mediaProps={{ alt: 'Так будет выглядеть фото', draggable: false }}
            aspect={1}
            objectFit="cover"
            crop={view}
            zoom={view.zoom}
            maxZoom={MAX_ZOOM}
            onCropChange={(crop) => setView((from) => ({ ...from, ...crop }))}
            onZoomChange={(zoom) => setView((from) => ({ ...from, zoom }))}
            onCropAreaChange={(_, pixels) => (area.current = pixels)}
            disableAutomaticStylesInjection
            // The crop area fills the whole circle, so its outline is hidden. The dialog handles
            // the keys instead of the crop area.
            classes={{ cropAreaClassName: 'hidden' }}
          />
        </div>
        <div className="mt-3 flex flex-wrap justify-center gap-1">
          {/* At the smallest or largest zoom the button stays enabled without an effect, so that
              it keeps focus and the keys still work. */}
          <IconButton
            icon={IconMinus}
            label="Мельче"
            aria-disabled={view.zoom <= 1}
            className="aria-disabled:text-ink-off"
            onClick={() => shift({ zoom: 1 / ZOOM })}
          />
          <IconButton
            icon={IconPlus}
            label="Крупнее"
            aria-disabled={view.zoom >= MAX_ZOOM}
            className="aria-disabled:text-ink-off"
            onClick={() => shift({ zoom: ZOOM })}
          />
          {moves.map(({ label, icon, change }) => (
            <IconButton key={label} icon={icon} label={label} onClick={() => shift(change)} />
          ))}
        </div>
        <LiveRegion urgent className="mt-2.5">
          {failure !== undefined && <FieldError>{failure}</FieldError>}
        </LiveRegion>
        <DialogButtons
          secondary={<Button onClick={close}>Отменить</Button>}
          primary={
            <Button variant="primary" autoFocus busy={saving && 'Загружаем фото'} onClick={() => void send()}>
              {failure === undefined ? 'Сохранить фото' : 'Повторить'}
            </Button>
          }
        />
      </div>
    </Dialog>
  );
}
