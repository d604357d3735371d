import type { Random } from '#mocks/db/random.ts';
import { circle, fill, line, rect } from '../svg.ts';
import { PAINT, type Paint } from './palette.ts';
import { FLOOR } from './scenery.ts';

/** How a kind of clinic is built. */
export interface Plan {
  readonly floors: readonly [least: number, most: number];
  /** Windows in a row. */
  readonly bays: readonly [least: number, most: number];
  readonly roof: 'flat' | 'pitched' | 'arched' | 'stepped';
  readonly walls: readonly Paint[];
  readonly accents: readonly Paint[];
  readonly windows: 'plain' | 'tall' | 'round' | 'band' | 'shop';
  readonly entrance: 'canopy' | 'awning' | 'porch' | 'glass';
}

export interface Building {
  readonly body: string;
  readonly left: number;
  readonly right: number;
  readonly door: number;
}

const STOREY = 46;
const BAY = 46;

export function drawBuilding(random: Random, plan: Plan, isSnow: boolean, sign: string): Building {
  const floors = random.int(...plan.floors);
  const bays = random.int(...plan.bays);
  const wall = PAINT[random.pick(plan.walls)];
  const accent = PAINT[random.pick(plan.accents)];
  const width = bays * BAY + 28;
  const height = floors * STOREY + 16;
  const left = Math.round(400 - width / 2 + random.int(-40, 40));
  const box = { left, right: left + width, top: FLOOR - height, width, height };
  const door = left + 14 + BAY * Math.floor(bays / 2) + (bays % 2 === 0 ? 0 : BAY / 2);
  const parts = [
    drawRoof(plan.roof, box, accent, isSnow),
    rect(left, box.top, width, height, wall),
    rect(left, FLOOR - 8, width, 8, PAINT.pale),
    drawWindows(random, plan.windows, { ...box, floors, bays, door }, accent),
    drawEntrance(plan.entrance, door, accent, isSnow),
    drawSign(box, plan.roof, accent, sign),
  ];
  return { body: parts.join(''), left: box.left, right: box.right, door };
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function drawRoof(roof: Plan['roof'], { left, right, top, width }: Box, accent: string, isSnow: boolean): string {
  const middle = left + width / 2;
  const snow = (d: string): string => (isSnow ? line(d, PAINT.white, 8) : '');
  switch (roof) {
    case 'flat':
      return rect(left - 8, top - 12, width + 16, 14, accent, 3) + snow(`M${left - 4} ${top - 12}H${right + 4}`);
    case 'pitched':
      return (
        fill(`M${left - 16} ${top + 2}L${left + 22} ${top - 44}H${right - 22}L${right + 16} ${top + 2}Z`, accent) +
        rect(right - 70, top - 58, 16, 30, PAINT.bark) +
        snow(`M${left + 22} ${top - 44}H${right - 22}`)
      );
    case 'arched':
      return (
        rect(left - 6, top - 8, width + 12, 10, accent, 3) +
        fill(`M${middle - 66} ${top - 6}A66 46 0 0 1 ${middle + 66} ${top - 6}Z`, accent) +
        snow(`M${left - 2} ${top - 9}H${middle - 70}M${middle + 70} ${top - 9}H${right + 2}`)
      );
    case 'stepped':
      return (
        rect(middle - 74, top - 40, 148, 42, PAINT.white) +
        rect(middle - 82, top - 50, 164, 12, accent, 3) +
        rect(left - 8, top - 8, width + 16, 10, accent, 3) +
        snow(`M${middle - 78} ${top - 50}H${middle + 78}`)
      );
  }
}

interface Grid extends Box {
  readonly floors: number;
  readonly bays: number;
  readonly door: number;
}

function drawWindows(
  random: Random,
  kind: Plan['windows'],
  { left, top, width, floors, bays, door }: Grid,
  accent: string,
): string {
  const rows = Array.from({ length: floors }, (_, floor) => top + 16 + floor * STOREY);
  if (kind === 'band') {
    return rows
      .slice(0, -1)
      .map(
        (y) =>
          rect(left + 14, y, width - 28, 24, PAINT.glass, 3) +
          Array.from({ length: bays - 1 }, (_, n) =>
            line(`M${left + 14 + BAY * (n + 1)} ${y}V${y + 24}`, PAINT.white, 3),
          ).join(''),
      )
      .concat(shopWindows(left, door, bays, rows.at(-1) ?? top))
      .join('');
  }
  return rows
    .map((y, floor) => {
      const isGround = floor === floors - 1;
      if (kind === 'shop' && isGround) return shopWindows(left, door, bays, y);
      return Array.from({ length: bays }, (_, bay) => {
        const x = left + 14 + BAY * bay + BAY / 2;
        // The door and what stands over it need their place.
        if (isGround && Math.abs(x - door) < 40) return '';
        const glass = random.chance(0.22) ? PAINT.glow : PAINT.glass;
        if (kind === 'round') {
          return (
            circle(x, y + 13, 13, glass) + line(`M${x} ${y}V${y + 26}M${x - 13} ${y + 13}H${x + 13}`, PAINT.white, 2.4)
          );
        }
        const half = kind === 'tall' ? 9 : 13;
        const height = kind === 'tall' ? 32 : 26;
        return (
          rect(x - half, y, half * 2, height, glass, kind === 'tall' ? 9 : 2) +
          line(`M${x} ${y + 2}V${y + height}`, PAINT.white, 2.4) +
          rect(x - half - 3, y + height, half * 2 + 6, 4, accent, 1)
        );
      }).join('');
    })
    .join('');
}

/** Wide windows of the ground floor, left and right of the door. */
function shopWindows(left: number, door: number, bays: number, y: number): string {
  const right = left + 28 + bays * BAY;
  const pane = (from: number, to: number): string =>
    to - from < 24
      ? ''
      : rect(from, y, to - from, 32, PAINT.glass, 3) + line(`M${(from + to) / 2} ${y}V${y + 32}`, PAINT.white, 3);
  return pane(left + 14, door - 38) + pane(door + 38, right - 14);
}

function drawEntrance(kind: Plan['entrance'], x: number, accent: string, isSnow: boolean): string {
  const doors =
    rect(x - 22, FLOOR - 46, 44, 46, PAINT.deep, 3) +
    rect(x - 18, FLOOR - 42, 16, 38, PAINT.glow, 2) +
    rect(x + 2, FLOOR - 42, 16, 38, PAINT.glow, 2);
  const step =
    rect(x - 34, FLOOR - 4, 68, 8, PAINT.white, 2) +
    fill(`M${x + 34} ${FLOOR + 4}L${x + 78} ${FLOOR + 4}L${x + 34} ${FLOOR - 4}Z`, PAINT.white);
  const snow = (y: number, half: number): string =>
    isSnow ? line(`M${x - half} ${y}H${x + half}`, PAINT.white, 6) : '';
  switch (kind) {
    case 'canopy':
      return (
        doors +
        step +
        rect(x - 42, FLOOR - 58, 84, 10, accent, 3) +
        line(`M${x - 36} ${FLOOR - 50}V${FLOOR}M${x + 36} ${FLOOR - 50}V${FLOOR}`, accent, 4) +
        snow(FLOOR - 59, 40)
      );
    case 'awning':
      return doors + step + awning(x, accent) + snow(FLOOR - 62, 34);
    case 'porch':
      return (
        doors +
        step +
        fill(`M${x - 44} ${FLOOR - 50}L${x} ${FLOOR - 80}L${x + 44} ${FLOOR - 50}Z`, accent) +
        line(`M${x - 36} ${FLOOR - 50}V${FLOOR}M${x + 36} ${FLOOR - 50}V${FLOOR}`, PAINT.white, 5)
      );
    case 'glass':
      return (
        rect(x - 40, FLOOR - 66, 80, 66, PAINT.glass, 4) +
        line(`M${x - 40} ${FLOOR - 48}H${x + 40}`, PAINT.white, 3) +
        doors +
        step +
        snow(FLOOR - 67, 38)
      );
  }
}

function awning(x: number, accent: string): string {
  const strip = (n: number): string =>
    fill(
      `M${x - 42 + n * 14} ${FLOOR - 64}H${x - 28 + n * 14}V${FLOOR - 50}A7 7 0 0 1 ${x - 42 + n * 14} ${FLOOR - 50}Z`,
      n % 2 === 0 ? accent : PAINT.white,
    );
  return Array.from({ length: 6 }, (_, n) => strip(n)).join('');
}

/** The mark over the roof or on the gable, as large as a window. */
function drawSign({ left, top, width }: Box, roof: Plan['roof'], accent: string, sign: string): string {
  const x = left + width / 2;
  const y = { flat: top - 34, pitched: top - 20, arched: top - 22, stepped: top - 20 }[roof];
  const post =
    roof === 'flat' ? line(`M${x - 12} ${top - 14}V${top - 24}M${x + 12} ${top - 14}V${top - 24}`, accent, 4) : '';
  return (
    post + circle(x, y, 22, PAINT.white) + `<g transform="translate(${x - 16} ${y - 16}) scale(0.333)">${sign}</g>`
  );
}
