import { oklch } from '../svg.ts';

/** Teal, sand, amber and coral, as on the banners. */
export const PAINT = {
  white: oklch(0.99, 0.004, 195),
  mist: oklch(0.93, 0.034, 195),
  pale: oklch(0.8, 0.058, 197),
  sea: oklch(0.62, 0.083, 197),
  teal: oklch(0.49, 0.0835, 195.5),
  deep: oklch(0.37, 0.063, 197),
  night: oklch(0.3, 0.05, 200),
  sand: oklch(0.93, 0.03, 82),
  dune: oklch(0.87, 0.05, 80),
  amber: oklch(0.84, 0.115, 80),
  gold: oklch(0.76, 0.14, 72),
  coral: oklch(0.7, 0.13, 30),
  brick: oklch(0.6, 0.13, 30),
  rose: oklch(0.9, 0.045, 25),
  sky: oklch(0.925, 0.036, 230),
  lilac: oklch(0.9, 0.035, 310),
  bark: oklch(0.5, 0.05, 60),
  glass: oklch(0.84, 0.05, 215),
  glow: oklch(0.92, 0.075, 88),
} as const;

export type Paint = keyof typeof PAINT;

export interface Season {
  readonly sky: Paint;
  readonly far: Paint;
  readonly near: Paint;
  readonly lawn: Paint;
  readonly crown: readonly Paint[];
  readonly snow: boolean;
  readonly tulips: boolean;
}

export const SEASONS: readonly Season[] = [
  { sky: 'mist', far: 'pale', near: 'sea', lawn: 'deep', crown: ['sea', 'teal'], snow: false, tulips: true },
  { sky: 'sky', far: 'pale', near: 'sea', lawn: 'teal', crown: ['teal', 'deep'], snow: false, tulips: false },
  {
    sky: 'sand',
    far: 'dune',
    near: 'pale',
    lawn: 'deep',
    crown: ['amber', 'coral', 'gold'],
    snow: false,
    tulips: false,
  },
  { sky: 'lilac', far: 'white', near: 'pale', lawn: 'white', crown: ['sea', 'teal'], snow: true, tulips: false },
];
