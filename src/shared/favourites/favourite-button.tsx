import { cx } from '@/shared/ui/cx';
import { useOnDemand } from '@/shared/ui/use-on-demand';
import type { HeartButtonProps } from './heart-button';

const load = () => import('./heart-button');

/** A heart for a first screen: its place is there at once, the button and all it knows come after. */
export function FavouriteButton(props: HeartButtonProps) {
  const heart = useOnDemand(load, true);
  return heart ? <heart.HeartButton {...props} /> : <span className={cx('block size-11 shrink-0', props.className)} />;
}
