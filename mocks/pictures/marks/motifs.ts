import { circle, ellipse, fill, line, mirrored } from '../svg.ts';

/** Tones of one hue, from the darkest. */
export interface Tones {
  readonly deep: string;
  readonly mid: string;
  readonly light: string;
}

type Motif = (tones: Tones) => string;

const around = (count: number, part: string): string =>
  Array.from({ length: count }, (_, n) => `<g transform="rotate(${(360 / count) * n} 48 48)">${part}</g>`).join('');

/** Simple signs on a square of 96. None of them is the motif of the service itself. */
export const MOTIFS = {
  leaf: ({ deep, mid }) =>
    fill('M48 80C20 68 20 34 48 16C76 34 76 68 48 80Z', mid) +
    fill('M48 80C76 68 76 34 48 16Z', deep) +
    line('M48 34V84', 'oklch(1 0 0 / 0.7)', 3),
  sprout: ({ deep, mid }) =>
    fill('M46 52C24 54 16 40 18 26C36 24 48 34 46 52Z', mid) +
    fill('M50 44C50 26 62 16 80 18C80 36 70 46 50 44Z', deep) +
    line('M48 82C48 66 48 54 48 46', deep, 4.5),
  tulip: ({ deep, mid }) =>
    line('M48 56V84M48 78C40 76 34 70 32 62M48 78C56 76 62 70 64 62', deep, 4) +
    mirrored(fill('M48 58C34 58 28 48 28 22C38 26 46 36 48 58Z', mid), 48) +
    fill('M48 58C40 48 38 32 48 16C58 32 56 48 48 58Z', deep),
  sun: ({ deep, mid }) => around(12, line('M48 16V23', deep, 4.5)) + circle(48, 48, 18, mid) + circle(48, 48, 9, deep),
  drop: ({ deep, mid, light }) =>
    fill('M48 14C62 34 71 46 71 57A23 23 0 0 1 25 57C25 46 34 34 48 14Z', mid) +
    fill('M48 14C62 34 71 46 71 57A23 23 0 0 1 48 80Z', deep) +
    line('M36 58C36 64 40 68 45 69', light, 4),
  mountain: ({ deep, mid, light }) =>
    fill('M8 76L36 32L52 56L64 40L88 76Z', mid) +
    fill('M22 76L46 34L72 76Z', deep) +
    fill('M46 34L37 50L43 47L47 52L51 46L55.500 49.500Z', light) +
    circle(72, 26, 8, mid),
  bird: ({ deep, mid, light }) =>
    fill('M16 42C30 40 38 46 46 56C52 38 64 26 82 24C80 44 70 66 48 70C34 72 26 64 26 56C26 50 22 46 16 42Z', mid) +
    fill('M40 62C52 56 64 44 82 24C80 44 70 66 48 70Z', deep) +
    circle(29, 50, 2.2, light),
  cross: ({ deep, mid, light }) =>
    fill('M36 24C36 18 60 18 60 24V36H72C78 36 78 60 72 60H60V72C60 78 36 78 36 72V60H24C18 60 18 36 24 36H36Z', mid) +
    fill('M48 48V19.500C54 19.500 60 21 60 24V36H72C75 36 76.500 42 76.500 48Z', deep) +
    circle(48, 48, 7, light),
  petals: ({ deep, mid, light }) =>
    around(4, fill('M48 46C36 40 36 22 48 14C60 22 60 40 48 46Z', mid)) +
    around(4, circle(48, 33, 3, light)) +
    circle(48, 48, 7, deep),
  ring: ({ deep, mid, light }) =>
    circle(48, 48, 32, mid) +
    `<rect x="42" y="30" width="12" height="36" rx="4" fill="${light}"/><rect x="30" y="42" width="36" height="12" rx="4" fill="${light}"/>` +
    line('M48 12A36 36 0 0 1 84 48', deep, 5),
  wave: ({ deep, mid }) =>
    line('M14 36C22 26 30 26 38 36S54 46 62 36S78 26 84 34', mid, 7) +
    line('M14 54C22 44 30 44 38 54S54 64 62 54S78 44 84 52', deep, 7) +
    line('M22 70C28 62 34 62 40 70S54 78 60 70', mid, 7),
  star: ({ deep, mid, light }) =>
    around(2, `<rect x="26" y="26" width="44" height="44" rx="5" fill="${mid}"/>`) +
    `<g transform="rotate(45 48 48)"><rect x="26" y="26" width="44" height="44" rx="5" fill="${deep}"/></g>` +
    circle(48, 48, 13, light),
  tooth: ({ deep, mid, light }) =>
    fill(
      'M48 26C38 18 20 20 20 40C20 54 28 56 30 70C31 80 40 82 42 72C43 64 44 60 48 60S53 64 54 72C56 82 65 80 66 70C68 56 76 54 76 40C76 20 58 18 48 26Z',
      light,
    ) +
    fill('M48 26C58 18 76 20 76 40C76 54 68 56 66 70C65 80 56 82 54 72C53 64 52 60 48 60Z', mid) +
    line('M31 34C31 30 34 28 38 28', deep, 4),
  eye: ({ deep, mid, light }) =>
    fill('M10 48C22 28 36 22 48 22S74 28 86 48C74 68 60 74 48 74S22 68 10 48Z', light) +
    circle(48, 48, 19, mid) +
    circle(48, 48, 10, deep) +
    circle(53, 43, 3.6, light),
  heart: ({ deep, mid, light }) =>
    fill('M48 80C20 62 12 46 18 32C24 19 41 18 48 32C55 18 72 19 78 32C84 46 76 62 48 80Z', mid) +
    fill('M48 32C55 18 72 19 78 32C84 46 76 62 48 80Z', deep) +
    line('M16 50H34L40 38L48 60L54 46L58 50H80', light, 4.5),
  bear: ({ deep, mid, light }) =>
    circle(28, 32, 11, deep) +
    circle(68, 32, 11, deep) +
    circle(48, 52, 29, mid) +
    ellipse(48, 61, 13, 10, light) +
    circle(37, 48, 3.2, deep) +
    circle(59, 48, 3.2, deep) +
    ellipse(48, 57, 4, 3, deep) +
    line('M48 60V63C48 66 44 66.500 42.500 64.500M48 63C48 66 52 66.500 53.500 64.500', deep, 2),
  balloon: ({ deep, mid, light }) =>
    line('M38 60C38 70 46 72 44 84M62 52C62 66 50 72 48 84', deep, 3) +
    ellipse(38, 40, 18, 22, mid) +
    ellipse(62, 34, 15, 18, deep) +
    line('M28 34C30 28 33 26 36 25', light, 3.5),
  flower: ({ deep, mid, light }) =>
    around(6, ellipse(48, 28, 10, 15, mid)) + circle(48, 48, 11, deep) + circle(48, 48, 5, light),
  lotus: ({ deep, mid, light }) =>
    mirrored(fill('M48 72C24 74 12 60 10 44C26 42 42 50 48 72Z', mid), 48) +
    mirrored(fill('M48 72C30 66 24 48 28 30C40 36 48 50 48 72Z', light), 48) +
    fill('M48 72C36 58 36 38 48 20C60 38 60 58 48 72Z', deep),
  flask: ({ deep, mid, light }) =>
    fill('M40 18H56V40L74 72C76 77 73 81 68 81H28C23 81 20 77 22 72L40 40Z', light) +
    fill('M32 54H64L74 72C76 77 73 81 68 81H28C23 81 20 77 22 72Z', mid) +
    line('M36 18H60', deep, 5.5) +
    circle(42, 68, 4, light) +
    circle(55, 62, 3, light),
  scan: ({ deep, mid, light }) =>
    circle(48, 48, 34, deep) + circle(48, 48, 22, light) + circle(48, 48, 13, mid) + line('M48 48L70 26', deep, 4),
  motion: ({ deep, mid }) =>
    circle(58, 20, 8, deep) +
    line('M52 36C44 40 40 46 40 54L52 60L48 80M40 54C34 64 28 68 20 70', deep, 8) +
    line('M52 36C58 42 64 44 72 42M50 38C40 36 34 40 28 48', mid, 7),
  mind: ({ deep, mid, light }) =>
    fill(
      'M44 16C64 14 76 28 74 44L80 56L73 59V68C73 73 68 74 60 73V82H34V66C22 58 18 46 20 36C22 24 32 17 44 16Z',
      mid,
    ) +
    line('M46 62V44M46 50C38 50 34 46 33 39M46 46C54 46 58 41 58 34', light, 4.5) +
    circle(46, 34, 4, deep),
  cells: ({ deep, mid, light }) =>
    circle(36, 38, 20, mid) +
    circle(64, 52, 16, deep) +
    circle(40, 66, 12, light) +
    circle(36, 38, 7, light) +
    circle(64, 52, 5, mid),
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof MOTIFS;
