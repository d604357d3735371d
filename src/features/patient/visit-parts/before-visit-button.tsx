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

const cameraDialog = later(() => import('./camera-dialog'));

interface BeforeVisitButtonProps extends Pick<ButtonLook, 'variant' | 'wide' | 'className'> {
  visit: Visit;
}

/** The way to the clinic on a map, in a new tab; before a video call a camera check; at home the clinic's phone. */
export function BeforeVisitButton({ visit, variant, ...look }: BeforeVisitButtonProps) {
  const { filial, format } = visit;
  if (format === 'online') return <CameraButton {...look} />;
  if (format === 'clinic') {
    return (
      <ButtonAnchor {...look} {...(variant && { variant })} href={routeUrl(filial)} target="_blank" rel="noreferrer">
        <Icon glyph={IconRoute} />
        Как добраться
      </ButtonAnchor>
    );
  }
  return (
    <ButtonAnchor {...look} href={phoneHref(filial.phone)}>
      <Icon glyph={IconPhone} />
      Позвонить<span className="sr-only"> в&nbsp;клинику</span>
    </ButtonAnchor>
  );
}

/** «Проверить камеру», before an online visit. */
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
