import { cx } from '@/shared/ui/cx';
import { useOnDemand } from '@/shared/ui/use-on-demand';
import type { HeartButtonProps } from './heart-button';

const load = () => import('./heart-button');

/** A heart for a first screen: its place is there at once, the button and all it knows come after. */
export function FavouriteButton({ doctor, className }: HeartButtonProps) {
  const heart = useOnDemand(load, true);
  return heart ? (
    <heart.HeartButton doctor={doctor} className={className} />
  ) : (
    <span className={cx('block size-11 shrink-0', className)} />
  );
}
