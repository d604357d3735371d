import IconDeviceComputerCamera from '@tabler/icons-react/dist/esm/icons/IconDeviceComputerCamera.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import type { Visit } from '#generated/models/visit.ts';
import { routeUrl } from '@/domain/place/route-url';
import { phoneHref } from '@/shared/format/phone';
import { later } from '@/shared/later/later';
import { useLaterDialog } from '@/shared/later/use-later-dialog';
import { Button } from '@/shared/ui/button';
import type { ButtonLook } from '@/shared/ui/button-class';
import { ButtonAnchor } from '@/shared/ui/button-link';
import { Icon } from '@/shared/ui/icon';

interface VisitWayProps extends Pick<ButtonLook, 'variant' | 'wide' | 'className'> {
  visit: Visit;
}

/** The way to the clinic; a look at the camera before a video call; the clinic's phone for whoever waits at home. */
export function VisitWay({ visit, variant, ...look }: VisitWayProps) {
  if (visit.format === 'clinic') return <RouteButton visit={visit} {...look} {...(variant && { variant })} />;
  if (visit.format === 'online') return <CameraButton {...look} />;
  return (
    <ButtonAnchor {...look} href={phoneHref(visit.filial.phone)}>
      <Icon glyph={IconPhone} />
      Позвонить<span className="sr-only"> в&nbsp;клинику</span>
    </ButtonAnchor>
  );
}

interface RouteButtonProps extends Pick<ButtonLook, 'variant' | 'wide' | 'className'> {
  visit: Visit;
}

/** The way to the clinic, on a map in a new tab. */
function RouteButton({ visit, ...look }: RouteButtonProps) {
  return (
    <ButtonAnchor {...look} href={routeUrl(visit.filial)} target="_blank" rel="noreferrer">
      <Icon glyph={IconRoute} />
      Как добраться
    </ButtonAnchor>
  );
}

const cameraDialog = later(() => import('./camera-dialog'));

/** «Проверить камеру»: before an online visit, and never while it is on. */
function CameraButton(look: Pick<ButtonLook, 'wide' | 'className'>) {
  const { show, close, part, opening } = useLaterDialog(cameraDialog);
  return (
    <>
      <Button {...look} busy={opening && 'Открываем'} onClick={show}>
        <Icon glyph={IconDeviceComputerCamera} className="phone:hidden" />
        <span>
          Проверить камеру<span className="sr-only"> и&nbsp;микрофон</span>
        </span>
      </Button>
      {part && <part.CameraDialog onClose={close} />}
    </>
  );
}
