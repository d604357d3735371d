import { useState } from 'react';
import { imageUrl } from '@/shared/api/origin';
import { initials } from '@/shared/format/name';
import { cx } from './cx';

export type AvatarSize = 32 | 36 | 40 | 48 | 56 | 64 | 72 | 96 | 128;

interface AvatarProps {
  /** Selects the colours of the initials. The same id always has the same colours. */
  id: string | number;
  /** Full name: «Серикова Айгуль». Its initials are shown if there is no photo. */
  name: string;
  /** Path of the photo, as in the contract. */
  src?: string | null | undefined;
  size?: AvatarSize;
  /** `round` for people, `square` for organisations. */
  shape?: 'round' | 'square';
  className?: string;
}

const sizes: Record<AvatarSize, string> = {
  32: 'size-8 text-caption',
  36: 'size-9 text-caption',
  40: 'size-10 text-small',
  48: 'size-12 text-title',
  56: 'size-14 text-lead',
  64: 'size-16 text-h3',
  72: 'size-18 text-h3',
  96: 'size-24 text-h2',
  128: 'size-32 text-h1',
};

/** A photo or logo. Screen readers skip it, because the name is in the text beside it. */
export function Avatar({ id, name, src, size = 56, shape = 'round', className }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const url = imageUrl(src);
  const box = cx('shrink-0', sizes[size], shape === 'round' ? 'rounded-full' : 'rounded-control', className);

  if (url !== undefined && url !== failed) {
    return (
      <img
        src={url}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(url)}
        className={cx(box, 'bg-sunken object-cover')}
      />
    );
  }
  const letters = initials(name);
  return (
    <span
      aria-hidden="true"
      className={cx(box, 'grid place-items-center font-semibold tracking-normal', monogramClass(id))}
    >
      {shape === 'square' ? letters.slice(0, 1) : letters}
    </span>
  );
}

const grounds = [
  'bg-g1 text-g1-ink',
  'bg-g2 text-g2-ink',
  'bg-g3 text-g3-ink',
  'bg-g4 text-g4-ink',
  'bg-g5 text-g5-ink',
  'bg-g6 text-g6-ink',
];

/** Chooses one of six colour pairs by the id. */
function monogramClass(id: string | number): string {
  let hash = 0;
  for (const character of String(id)) hash = (hash * 31 + character.charCodeAt(0)) % 9973;
  return grounds[hash % grounds.length] ?? '';
}
