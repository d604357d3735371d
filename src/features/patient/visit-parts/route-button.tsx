import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import type { Visit } from '#generated/models/visit.ts';
import { directionsUrl } from '@/domain/place/directions-url';
import { ButtonAnchor, type ButtonStyleProps } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';

interface RouteButtonProps extends Pick<ButtonStyleProps, 'variant' | 'wide' | 'className'> {
  visit: Visit;
}

/** The way to the clinic, on a map in a new tab. */
export function RouteButton({ visit, ...look }: RouteButtonProps) {
  return (
    <ButtonAnchor {...look} href={directionsUrl(visit.filial)} target="_blank" rel="noreferrer">
      <Icon icon={IconRoute} />
      Как добраться
    </ButtonAnchor>
  );
}
