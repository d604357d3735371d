import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import type { Visit } from '#generated/models/visit.ts';
import { routeUrl } from '@/domain/place/route-url';
import type { ButtonLook } from '@/shared/ui/button-class';
import { ButtonAnchor } from '@/shared/ui/button-link';
import { Icon } from '@/shared/ui/icon';

interface RouteButtonProps extends Pick<ButtonLook, 'variant' | 'wide' | 'className'> {
  visit: Visit;
}

/** The way to the clinic, on a map in a new tab. */
export function RouteButton({ visit, ...look }: RouteButtonProps) {
  return (
    <ButtonAnchor {...look} href={routeUrl(visit.filial)} target="_blank" rel="noreferrer">
      <Icon glyph={IconRoute} />
      Как добраться
    </ButtonAnchor>
  );
}
