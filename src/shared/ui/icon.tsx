import type { ComponentType } from 'react';

/** An icon of `@tabler/icons-react`, imported individually: `…/dist/esm/icons/IconCheck.mjs`. */
export type IconComponent = ComponentType<{
  size?: number;
  stroke?: number;
  className?: string;
  'aria-hidden'?: boolean;
}>;

interface IconProps {
  icon: IconComponent;
  /** Pixels; 16, 18, 20, 24 or 32. */
  size?: number;
  className?: string;
}

/**
 * Renders an icon in the product's line weight, hidden from screen readers, because text beside it
 * has the meaning.
 */
export function Icon({ icon: Drawing, size = 20, className = '' }: IconProps) {
  return <Drawing size={size} stroke={size > 24 ? 1.5 : 1.75} className={`shrink-0 ${className}`} aria-hidden />;
}
