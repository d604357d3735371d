import type { ComponentType } from 'react';

/**
 * Type of an icon of `@tabler/icons-react`. Import each icon by its file:
 * `…/dist/esm/icons/IconCheck.mjs`.
 */
export type IconComponent = ComponentType<{
  size?: number;
  stroke?: number;
  className?: string;
  'aria-hidden'?: boolean;
}>;

interface IconProps {
  icon: IconComponent;
  /** Width and height in pixels: 16, 18, 20, 24 or 32. */
  size?: number;
  className?: string;
}

/**
 * Renders an icon in the product's line weight. Screen readers skip it, because the text beside it
 * has the same meaning.
 */
export function Icon({ icon: Drawing, size = 20, className = '' }: IconProps) {
  return <Drawing size={size} stroke={size > 24 ? 1.5 : 1.75} className={`shrink-0 ${className}`} aria-hidden />;
}
