import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { Visit } from '#generated/models/visit.ts';
import { phoneHref } from '@/shared/format/phone';
import { ButtonAnchor, type ButtonStyleProps } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { CameraButton } from './camera-button';
import { RouteButton } from './route-button';

interface VisitWayProps extends Pick<ButtonStyleProps, 'variant' | 'wide' | 'className'> {
  visit: Visit;
}

/** The way to the clinic; a look at the camera before a video call; the clinic's phone for whoever waits at home. */
export function VisitWay({ visit, variant, ...look }: VisitWayProps) {
  if (visit.format === 'clinic') return <RouteButton visit={visit} {...look} {...(variant && { variant })} />;
  if (visit.format === 'online') return <CameraButton {...look} />;
  return (
    <ButtonAnchor {...look} href={phoneHref(visit.filial.phone)}>
      <Icon icon={IconPhone} />
      Позвонить<span className="sr-only"> в&nbsp;клинику</span>
    </ButtonAnchor>
  );
}
