import { PAINT } from '../facades/palette.ts';
import { MOTIFS } from '../marks/motifs.ts';
import { circle, ellipse, fill, line, mirrored, oklch, picture, rect } from '../svg.ts';

const WIDTH = 800;
const HEIGHT = 320;
const TEAL = { deep: PAINT.teal, mid: PAINT.sea, light: PAINT.white };
const CORAL = { deep: PAINT.brick, mid: PAINT.coral, light: PAINT.white };

/** The rolling steppe of the banners, on a ground of their colours. */
function scene(ground: string, hill: string, body: string): string {
  return (
    rect(0, 0, WIDTH, HEIGHT, ground) +
    fill('M420 292C520 246 660 246 800 272V320H420Z', hill) +
    body +
    fill('M0 300C220 270 560 272 800 292V320H0Z', PAINT.deep)
  );
}

const sun = (x: number, y: number): string => circle(x, y, 38, PAINT.amber) + circle(x, y, 24, PAINT.gold);
const motif = (art: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${art}</g>`;
const sheet = (x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, PAINT.white, 14);
const words = (x: number, y: number, ...widths: readonly number[]): string =>
  widths.map((width, row) => rect(x, y + row * 24, width, 10, PAINT.pale, 5)).join('');
const tick = (x: number, y: number): string =>
  circle(x, y, 13, PAINT.teal) + line(`M${x - 6} ${y}L${x - 1.5} ${y + 5}L${x + 6} ${y - 5}`, PAINT.white, 3.6);

function person(x: number, height: number, cloth: string, skin: string): string {
  const head = height / 5.4;
  const top = 296 - height;
  return (
    fill(
      `M${x - head * 1.35} 300C${x - head * 1.35} ${top + head * 2.6} ${x - head} ${top + head * 2.25} ${x} ${top + head * 2.25}S${x + head * 1.35} ${top + head * 2.6} ${x + head * 1.35} 300Z`,
      cloth,
    ) + circle(x, top + head, head, skin)
  );
}

const tube = (x: number, level: number, liquid: string, flower: string): string =>
  `<g transform="translate(${x} 0)">` +
  line('M0 96V60M0 96C-8 90 -12 84 -13 76', PAINT.sea, 4) +
  mirrored(fill('M0 62C-16 58 -18 40 -15 30C-6 36 -2 46 0 62Z', flower), 0) +
  fill('M0 64C-9 52 -8 38 0 26C8 38 9 52 0 64Z', flower) +
  rect(-24, 96, 48, 150, PAINT.white, 24) +
  fill(`M-24 ${level}H24V222A24 24 0 0 1 -24 222Z`, liquid) +
  rect(-30, 90, 60, 10, PAINT.deep, 5) +
  '</g>';

const DRAWINGS: Readonly<Record<string, string>> = {
  clock: scene(
    PAINT.mist,
    PAINT.pale,
    sun(674, 92) +
      circle(400, 164, 108, PAINT.teal) +
      circle(400, 164, 88, PAINT.white) +
      fill('M400 164V76A88 88 0 0 1 476.200 120Z', PAINT.amber) +
      line('M400 164V96M400 164L440 188', PAINT.deep, 9) +
      circle(400, 164, 8, PAINT.deep) +
      [0, 90, 180, 270]
        .map((turn) => `<g transform="rotate(${turn} 400 164)">${line('M400 84V92', PAINT.pale, 7)}</g>`)
        .join(''),
  ),
  tubes: scene(
    PAINT.sand,
    PAINT.dune,
    sun(668, 96) +
      tube(304, 156, PAINT.pale, PAINT.coral) +
      tube(400, 130, PAINT.amber, PAINT.gold) +
      tube(496, 184, PAINT.coral, PAINT.brick) +
      line('M246 206H554', PAINT.deep, 10) +
      line('M258 206V300M542 206V300', PAINT.deep, 10),
  ),
  family: scene(
    PAINT.rose,
    PAINT.dune,
    sun(150, 92) +
      person(318, 190, PAINT.teal, oklch(0.81, 0.062, 60)) +
      person(402, 132, PAINT.amber, oklch(0.86, 0.05, 62)) +
      person(466, 104, PAINT.white, oklch(0.84, 0.055, 61)) +
      person(546, 204, PAINT.coral, oklch(0.86, 0.05, 62)),
  ),
  pressure: scene(
    PAINT.mist,
    PAINT.pale,
    motif(MOTIFS.heart(CORAL), 196, 76, 2) +
      sheet(426, 84, 214, 150) +
      line('M452 158H490L506 122L532 194L548 158H614', PAINT.teal, 7) +
      words(452, 204, 90) +
      line('M372 167H430', PAINT.teal, 7),
  ),
  prices: scene(
    PAINT.sand,
    PAINT.dune,
    sun(120, 84) +
      [0, 1, 2]
        .map(
          (n) =>
            sheet(236 + n * 128, 92 + (n % 2) * 22, 108, 152) +
            circle(290 + n * 128, 130 + (n % 2) * 22, 28, PAINT.mist) +
            motif(
              MOTIFS[(['tooth', 'leaf', 'eye'] as const)[n] ?? 'leaf'](TEAL),
              266 + n * 128,
              106 + (n % 2) * 22,
              0.5,
            ) +
            words(256 + n * 128, 172 + (n % 2) * 22, 66, 44) +
            rect(256 + n * 128, 220 + (n % 2) * 22, 66, 12, [PAINT.coral, PAINT.amber, PAINT.sea][n] ?? PAINT.sea, 6),
        )
        .join(''),
  ),
  bell: scene(
    PAINT.sky,
    PAINT.pale,
    sun(664, 100) +
      fill(
        'M400 60C352 60 330 96 330 140C330 186 318 204 300 224H500C482 204 470 186 470 140C470 96 448 60 400 60Z',
        PAINT.amber,
      ) +
      fill('M400 60C448 60 470 96 470 140C470 186 482 204 500 224H400Z', PAINT.gold) +
      circle(400, 52, 13, PAINT.gold) +
      fill('M372 232A28 28 0 0 0 428 232Z', PAINT.brick) +
      circle(476, 92, 26, PAINT.teal) +
      line('M466 92L474 100L488 84', PAINT.white, 5),
  ),
  stars: scene(
    PAINT.lilac,
    PAINT.pale,
    fill(
      'M212 72H560C572 72 580 80 580 92V188C580 200 572 208 560 208H330L276 252V208H212C200 208 192 200 192 188V92C192 80 200 72 212 72Z',
      PAINT.white,
    ) +
      [0, 1, 2, 3, 4]
        .map((n) =>
          motif(
            fill(
              'M24 2L30.500 16.500L46 18.500L34.500 29L37.500 44.500L24 37L10.500 44.500L13.500 29L2 18.500L17.500 16.500Z',
              n < 4 ? PAINT.amber : PAINT.dune,
            ),
            226 + n * 62,
            92,
            1.05,
          ),
        )
        .join('') +
      words(232, 164, 210),
  ),
  list: scene(
    PAINT.rose,
    PAINT.dune,
    sun(660, 92) +
      sheet(292, 56, 216, 212) +
      rect(352, 44, 96, 26, PAINT.teal, 8) +
      [0, 1, 2].map((n) => tick(330, 114 + n * 50)).join('') +
      [0, 1, 2].map((n) => rect(358, 108 + n * 50, [118, 92, 106][n] ?? 100, 12, PAINT.pale, 6)).join('') +
      ellipse(560, 272, 44, 12, PAINT.dune) +
      motif(MOTIFS.tulip(CORAL), 540, 168, 1.2),
  ),
};

/** A small drawing for a piece of news. @returns undefined for a name of none */
export function newsNamed(name: string): string | undefined {
  const drawing = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : undefined;
  return drawing === undefined ? undefined : picture(WIDTH, HEIGHT, drawing);
}
