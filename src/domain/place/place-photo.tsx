import type { Photo } from '#generated/models/photo.ts';
import { Picture } from '@/shared/ui/picture';

interface PlacePhotoProps {
  /** Nothing is drawn where a place has none. */
  photo: Photo | null | undefined;
  /** On the first screen. */
  eager?: boolean;
  className?: string;
}

/** How a place looks, so that a person knows the house when they stand before it. */
export function PlacePhoto({ photo, eager, className }: PlacePhotoProps) {
  return photo && <Picture src={photo.path} alt={photo.alt} eager={eager} className={className} />;
}
