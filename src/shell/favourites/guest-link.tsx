import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { Link } from '@tanstack/react-router';
import { useFavourites } from '@/shared/favourites/favourites';
import { Icon } from '@/shared/ui/icon';

/** The way to what a guest keeps, once there is something: on a wide screen a guest has no menu that would lead there. */
export function GuestLink() {
  const { doctor, clinic } = useFavourites().lists;
  const count = doctor.length + clinic.length;
  if (count === 0) return null;
  return (
    <Link
      to="/favourites"
      className="flex h-11 items-center gap-2 rounded-control px-3 font-medium transition-colors hover:bg-teal-tint narrow:hidden snug:gap-1.5 snug:px-2"
    >
      <Icon icon={IconHeart} />
      <span className="sr-only">Избранное: </span>
      {count}
    </Link>
  );
}
