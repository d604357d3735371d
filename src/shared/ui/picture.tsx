import { useState } from 'react';
import { imageUrl } from '@/shared/api/origin';
import { cx } from './cx';

interface PictureProps {
  /** Path of the picture, as in the contract. */
  src: string | null | undefined;
  /** Alternative text; empty if the text beside the picture has the same content. */
  alt: string;
  /** Set if the picture is visible without scrolling: the browser then loads it at once. */
  eager?: boolean | undefined;
  className?: string | undefined;
}

/** Classes that extend a picture to the edges of its card. */
export const cardBleed = '-mx-6 -mt-6 rounded-t-card phone:-mx-4 phone:-mt-4';

/**
 * A wide picture of the API, five by two. Its space is reserved while it loads. If there is no
 * picture, nothing is rendered.
 */
export function Picture({ src, alt, eager = false, className }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const url = imageUrl(src);
  if (url === undefined || url === failed) return null;
  return (
    <div className={cx('overflow-hidden bg-sunken', className)}>
      <img
        src={url}
        alt={alt}
        width={800}
        height={320}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'auto' : 'async'}
        onError={() => setFailed(url)}
        className="aspect-5/2 max-h-60 w-full object-cover"
      />
    </div>
  );
}
