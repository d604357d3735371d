import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import { fullName, type PersonName } from '@/shared/format/name';
import { cx } from '@/shared/ui/cx';
import { IconButton } from '@/shared/ui/icon-button';
import { favourites } from './favourites';
import { useFavourites } from './use-favourites';

export interface HeartButtonProps {
  doctor: PersonName & { readonly slug: string };
  className?: string | undefined;
}

/** Keeps a doctor, or drops one that is kept. The name tells one heart of a list from another. */
export function HeartButton({ doctor, className }: HeartButtonProps) {
  const { slug, first_name, second_name } = doctor;
  const kept = useFavourites().doctors.includes(slug);
  return (
    <IconButton
      glyph={kept ? IconHeartFilled : IconHeart}
      label={`В\u00A0избранное: ${fullName({ first_name, second_name })}`}
      aria-pressed={kept}
      onClick={() => favourites.toggle(slug)}
      className={cx(kept && 'text-teal', className)}
    />
  );
}
