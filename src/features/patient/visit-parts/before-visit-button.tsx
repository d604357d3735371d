import IconDeviceComputerCamera from '@tabler/icons-react/dist/esm/icons/IconDeviceComputerCamera.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import type { Visit } from '#generated/models/visit.ts';
import { directionsUrl } from '@/domain/place/directions-url';
import { phoneHref } from '@/shared/format/phone';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { Button, ButtonAnchor, type ButtonStyleProps } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';

const cameraDialog = lazyModule(() => import('./camera-dialog'));

interface BeforeVisitButtonProps extends Pick<ButtonStyleProps, 'variant' | 'wide' | 'className'> {
  visit: Visit;
}

/**
 * Button for the time before a visit. For a visit at the clinic it opens directions in a new tab,
 * for an online visit the check of the camera. For a home visit it calls the clinic.
 */
export function BeforeVisitButton({ visit, variant, ...style }: BeforeVisitButtonProps) {
  const { filial, format } = visit;
  if (format === 'online') return <CameraButton {...style} />;
  if (format === 'clinic') {
    return (
      <ButtonAnchor
        {...style}
        {...(variant && { variant })}
        href={directionsUrl(filial)}
        target="_blank"
        rel="noreferrer"
      >
        <Icon icon={IconRoute} />
        Как добраться
      </ButtonAnchor>
    );
  }
  return (
    <ButtonAnchor {...style} href={phoneHref(filial.phone)}>
      <Icon icon={IconPhone} />
      Позвонить<span className="sr-only"> в&nbsp;клинику</span>
    </ButtonAnchor>
  );
}

/** Button «Проверить камеру» before an online visit. */
function CameraButton(style: Pick<ButtonStyleProps, 'wide' | 'className'>) {
  const { show, close, part, opening } = useLazyDialog(cameraDialog);
  return (
    <>
      <Button {...style} busy={opening && 'Открываем'} onClick={show}>
        <Icon icon={IconDeviceComputerCamera} className="phone:hidden" />
        <span>
          Проверить камеру<span className="sr-only"> и&nbsp;микрофон</span>
        </span>
      </Button>
      {part && <part.CameraDialog onClose={close} />}
    </>
  );
}
