import type { Random } from '#mocks/db/random.ts';
import { circle, ellipse, fill, line, rect } from '../svg.ts';
import { PAINT, type Season } from './palette.ts';

/** Where the buildings stand. */
export const FLOOR = 262;

const RIDGES: readonly (readonly [far: string, near: string])[] = [
  [
    'M0 214L96 118L150 170L232 96L330 196L420 132L520 206L612 104L690 176L760 120L800 150V320H0Z',
    'M0 250L90 190L170 232L270 168L372 240L480 186L580 238L690 172L800 232V320H0Z',
  ],
  ['M0 180C120 140 210 150 320 178S560 214 800 150V320H0Z', 'M0 232C140 196 260 204 380 222S640 236 800 196V320H0Z'],
  [
    'M0 206L110 132L190 190L300 82L420 206L560 150L640 196L720 140L800 186V320H0Z',
    'M0 240C150 204 240 214 380 226S620 240 800 210V320H0Z',
  ],
];

/** Sky, sun, clouds, mountains and the ground. */
export function drawLand(random: Random, season: Season): string {
  const [far, near] = random.pick(RIDGES);
  const sunX = random.pick([96, 150, 650, 706]);
  const cloudX = sunX < 400 ? random.int(500, 640) : random.int(90, 230);
  return [
    rect(0, 0, 800, 320, PAINT[season.sky]),
    circle(sunX, 66, 30, PAINT.amber),
    cloud(cloudX, random.int(48, 76)),
    fill(far, PAINT[season.far]),
    `<g opacity="0.75">${fill(near, PAINT[season.near])}</g>`,
    fill('M0 262C200 244 560 242 800 258V320H0Z', PAINT[season.lawn]),
    season.snow ? fill('M0 286C220 270 560 270 800 284V320H0Z', PAINT.mist) : '',
  ].join('');
}

function cloud(x: number, y: number): string {
  return `<g opacity="0.9">${ellipse(x, y, 34, 12, PAINT.white) + ellipse(x - 16, y - 8, 18, 12, PAINT.white) + ellipse(x + 12, y - 10, 20, 14, PAINT.white)}</g>`;
}

/** The way to the door. */
export function drawPath(x: number, season: Season): string {
  return fill(
    `M${x - 24} ${FLOOR}H${x + 24}C${x + 34} 284 ${x + 60} 304 ${x + 96} 320H${x - 96}C${x - 60} 304 ${x - 34} 284 ${x - 24} ${FLOOR}Z`,
    season.snow ? PAINT.pale : PAINT.dune,
  );
}

type Tree = (x: number, size: number, crown: string, snow: boolean) => string;

const trunk = (x: number, top: number): string => line(`M${x} ${top}V${FLOOR + 6}`, PAINT.bark, 5);

const poplar: Tree = (x, size, crown) =>
  trunk(x, FLOOR - 60) + ellipse(x, FLOOR - 24 - size / 2, size / 5.4, size / 2, crown);
const roundTree: Tree = (x, size, crown) =>
  trunk(x, FLOOR - 40) +
  circle(x, FLOOR - 16 - size / 2, size / 2.6, crown) +
  circle(x + size / 5, FLOOR - 6 - size / 2, size / 4, crown);
const fir: Tree = (x, size, crown, snow) => {
  const tier = (top: number, width: number, height: number, colour: string): string =>
    fill(`M${x} ${top}L${x + width} ${top + height}H${x - width}Z`, colour);
  const top = FLOOR - 6 - size;
  return (
    trunk(x, FLOOR - 12) +
    tier(top + size * 0.4, size * 0.32, size * 0.5, crown) +
    tier(top + size * 0.2, size * 0.25, size * 0.4, crown) +
    tier(top, size * 0.18, size * 0.34, crown) +
    (snow ? tier(top, size * 0.09, size * 0.17, PAINT.white) : '')
  );
};

/** What stands where: firs keep their green, so none of them in autumn; in winter nothing else. */
const treesOf = (season: Season): readonly Tree[] => {
  if (season.snow) return [fir];
  return season.crown.includes('amber') ? [poplar, roundTree] : [poplar, roundTree, fir];
};

/** Trees beside the building, `left` and `right` of it, and something small before it. */
export function drawTrees(random: Random, season: Season, left: number, right: number): string {
  const trees = treesOf(season);
  const places = [left - 34, left - 92, left - 140, right + 36, right + 90, right + 148];
  return places
    .filter((x) => x > 16 && x < 784)
    .map((x, index) => {
      // The first on each side always stands; of the others some are missing.
      if (index % 3 !== 0 && random.chance(0.3)) return '';
      return random.pick(trees)(
        x + random.int(-8, 8),
        random.int(84, 132),
        PAINT[random.pick(season.crown)],
        season.snow,
      );
    })
    .join('');
}

const tulip = (x: number, y: number, colour: string): string =>
  line(`M${x} ${y}V${y + 16}`, PAINT.sea, 2.4) +
  fill(
    `M${x} ${y + 4}C${x - 8} ${y} ${x - 7} ${y - 9} ${x - 5} ${y - 12}L${x} ${y - 6}L${x + 5} ${y - 12}C${x + 7} ${y - 9} ${x + 8} ${y} ${x} ${y + 4}Z`,
    colour,
  );

/** Tulips in spring, bushes else. */
export function drawBorder(random: Random, season: Season, left: number, right: number, door: number): string {
  const spots: number[] = [];
  for (let x = left + 12; x < right - 8; x += 26) if (Math.abs(x - door) > 56) spots.push(x);
  if (season.tulips) {
    return spots
      .map((x) => tulip(x, FLOOR - 2 + random.int(0, 6), PAINT[random.pick(['coral', 'amber', 'brick'] as const)]))
      .join('');
  }
  const green = season.snow ? PAINT.white : PAINT[random.pick(season.crown)];
  return spots.map((x) => ellipse(x, FLOOR + 4, 17, 11, green)).join('');
}

export function drawBench(x: number): string {
  return (
    rect(x, FLOOR + 4, 52, 5, PAINT.brick, 2) +
    rect(x, FLOOR - 8, 52, 5, PAINT.brick, 2) +
    line(`M${x + 8} ${FLOOR - 6}V${FLOOR + 18}M${x + 44} ${FLOOR - 6}V${FLOOR + 18}`, PAINT.night, 3)
  );
}

export function drawLamp(x: number): string {
  return line(`M${x} ${FLOOR - 74}V${FLOOR + 12}`, PAINT.night, 4) + circle(x, FLOOR - 80, 9, PAINT.glow);
}
