import IconDeviceComputerCamera from '@tabler/icons-react/dist/esm/icons/IconDeviceComputerCamera.mjs';
import { later } from '@/shared/later/later';
import { useLaterDialog } from '@/shared/later/use-later-dialog';
import { Button, type ButtonStyleProps } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';

const cameraDialog = later(() => import('./camera-dialog'));

/** «Проверить камеру»: before an online visit, and never while it is on. */
export function CameraButton(look: Pick<ButtonStyleProps, 'wide' | 'className'>) {
  const { show, close, part, opening } = useLaterDialog(cameraDialog);
  return (
    <>
      <Button {...look} busy={opening && 'Открываем'} onClick={show}>
        <Icon icon={IconDeviceComputerCamera} className="phone:hidden" />
        <span>
          Проверить камеру<span className="sr-only"> и&nbsp;микрофон</span>
        </span>
      </Button>
      {part && <part.CameraDialog onClose={close} />}
    </>
  );
}
