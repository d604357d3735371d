import { API_PATH } from './api-origin';
import type { Shape } from './shape';

type Shapes = Readonly<Record<string, Shape>>;

/** By how their paths begin, after `/api/v0/`. They come beside the first answer of their area, not before it. */
const areas: readonly (readonly [string, () => Promise<{ readonly shapes: Shapes }>])[] = [
  ['auth/', () => import('@generated/shapes/auth')],
  ['front/', () => import('@generated/shapes/public')],
  ['fo/patient/', () => import('@generated/shapes/patient')],
  ['fo/doctor/', () => import('@generated/shapes/doctor')],
  ['fo/clinic/', () => import('@generated/shapes/clinic')],
];

/** What the answer of a path of the contract must be; anything where it isn't known, or the file of shapes does not come. */
export async function answerShape(method: string, path: string): Promise<Shape> {
  const [, load] = areas.find(([begin]) => path.startsWith(API_PATH + begin)) ?? [];
  if (load === undefined) return '';
  const { shapes } = await load().catch(() => ({ shapes: {} as Shapes }));
  const asked = segmentsOf(`${method} ${path.replace(/[?#].*$/s, '').replace(API_PATH, '/')}`);
  const found = Object.entries(shapes).find(([operation]) => matches(segmentsOf(operation), asked));
  return found?.[1] ?? '';
}

function segmentsOf(operation: string): string[] {
  return operation.split('/');
}

function matches(pattern: readonly string[], asked: readonly string[]): boolean {
  return (
    pattern.length === asked.length &&
    pattern.every((segment, index) => segment.startsWith('{') || segment === asked[index])
  );
}
