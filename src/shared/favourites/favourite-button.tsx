import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import type { FavouriteKind } from '#generated/models/favourite-kind.ts';
import { fullName, type PersonName } from '@/shared/format/name';
import { cx } from '@/shared/ui/cx';
import { IconButton } from '@/shared/ui/icon-button';
import { favourites, useFavourites } from './favourites';

type FavouriteButtonProps = (
  | { readonly doctor: PersonName & { readonly slug: string } }
  | { readonly clinic: { readonly slug: string; readonly title: string } }
) & { readonly className?: string | undefined };

/**
 * Adds a doctor or clinic to favourites or removes it. The accessible name contains the name of the
 * doctor or clinic.
 */
export function FavouriteButton(props: FavouriteButtonProps) {
  const { kind, slug, name } = subject(props);
  const added = useFavourites().lists[kind].includes(slug);
  return (
    <IconButton
      icon={added ? IconHeartFilled : IconHeart}
      label={`В\u00A0избранное: ${name}`}
      aria-pressed={added}
      onClick={() => favourites.toggle({ kind, slug })}
      className={cx(added && 'text-teal', props.className)}
    />
  );
}

function subject(props: FavouriteButtonProps): { kind: FavouriteKind; slug: string; name: string } {
  if ('clinic' in props) return { kind: 'clinic', slug: props.clinic.slug, name: props.clinic.title };
  const { slug, first_name, second_name } = props.doctor;
  return { kind: 'doctor', slug, name: fullName({ first_name, second_name }) };
}
