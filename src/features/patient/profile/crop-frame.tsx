import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useRef } from 'react';
import { IconButton } from '@/shared/ui/icon-button';
import { MAX_ZOOM, moved, placement, zoomed, type Crop, type PictureSize } from './crop';
import { useDragAndPinch } from './use-drag-and-pinch';

interface CropFrameProps {
  readonly src: string;
  readonly size: PictureSize;
  readonly crop: Crop;
  readonly onChange: (change: (crop: Crop) => Crop) => void;
}

/** A press moves the picture by this share of the frame. */
const STEP = 0.05;
const ZOOM = 1.2;

const steps = [
  { label: 'Сдвинуть фото влево', icon: IconArrowLeft, right: -STEP, down: 0 },
  { label: 'Сдвинуть фото вверх', icon: IconArrowUp, right: 0, down: -STEP },
  { label: 'Сдвинуть фото вниз', icon: IconArrowDown, right: 0, down: STEP },
  { label: 'Сдвинуть фото вправо', icon: IconArrowRight, right: STEP, down: 0 },
];

/** The photo as it will be seen: round. Moved and zoomed by mouse, fingers, wheel or the buttons below. */
export function CropFrame({ src, size, crop, onChange }: CropFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const move = (by: { right: number; down: number }): void => onChange((from) => moved(size, from, by));
  const zoom = (factor: number): void => onChange((from) => zoomed(size, from, factor));
  const gestures = useDragAndPinch(frame, { onMove: move, onZoom: zoom });

  return (
    <>
      <div
        ref={frame}
        {...gestures}
        className="relative mx-auto aspect-square max-w-72 cursor-grab touch-none overflow-hidden rounded-full bg-sunken select-none active:cursor-grabbing"
      >
        <img
          src={src}
          alt="Так будет выглядеть фото"
          draggable={false}
          className="absolute max-w-none"
          style={placement(size, crop)}
        />
      </div>
      <div className="mt-3 flex flex-wrap justify-center gap-1">
        <IconButton icon={IconMinus} label="Мельче" disabled={crop.zoom <= 1} onClick={() => zoom(1 / ZOOM)} />
        <IconButton icon={IconPlus} label="Крупнее" disabled={crop.zoom >= MAX_ZOOM} onClick={() => zoom(ZOOM)} />
        {steps.map(({ label, icon, ...by }) => (
          <IconButton key={label} icon={icon} label={label} onClick={() => move(by)} />
        ))}
      </div>
    </>
  );
}
