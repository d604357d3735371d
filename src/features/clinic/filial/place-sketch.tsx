import type { MouseEvent } from 'react';
import type { District } from '#generated/models/district.ts';
import type { GeoPoint } from '#generated/models/geo-point.ts';
import { number } from '@/shared/format/number';
import { kilometres, pointText } from './geo-text';

const WIDTH = 480;
const HEIGHT = 200;
const MARGIN = 36;

interface PlaceSketchProps {
  /** Districts of the chosen city. */
  readonly districts: readonly District[];
  readonly chosen: District | undefined;
  readonly point: GeoPoint | undefined;
  readonly onPick: (text: string) => void;
}

/**
 * Sketch of the city's districts with the chosen point. It reveals typing errors without a map
 * service. A press on the sketch sets the point; the field above the sketch takes exact
 * coordinates.
 */
export function PlaceSketch({ districts, chosen, point, onPick }: PlaceSketchProps) {
  const places = districts.map(({ location }) => location);
  if (places.length < 2) return <PointNote chosen={chosen} point={point} />;
  const frame = frameOf(point === undefined ? places : [...places, point]);
  const named = namedIn(chosen === undefined ? districts : [chosen, ...districts], frame.at);
  const pick = (event: MouseEvent<HTMLButtonElement>): void => {
    // A press by keyboard has no coordinates, so it sets the centre of the district.
    if (event.detail === 0) {
      if (chosen) onPick(pointText(chosen.location));
      return;
    }
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * WIDTH;
    const y = ((event.clientY - box.top) / box.height) * HEIGHT;
    onPick(pointText(frame.pointAt(x, y)));
  };
  return (
    <figure className="mt-5">
      <div className="relative">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="w-full rounded-note bg-canvas">
          {districts.map(({ id, title, location }) => {
            const { x, y } = frame.at(location);
            return (
              <g key={id} className={id === chosen?.id ? 'fill-teal' : 'fill-ink-3'}>
                <circle cx={x} cy={y} r={3} />
                {named.has(id) && (
                  <text x={x} y={y - 8} textAnchor="middle" className="text-caption">
                    {title.replace(/ район$|^район /, '')}
                  </text>
                )}
              </g>
            );
          })}
          {point && <Pin {...frame.at(point)} />}
        </svg>
        <button
          type="button"
          onClick={pick}
          aria-label="Поставить точку на схеме города"
          className="absolute inset-0 cursor-crosshair rounded-note"
        />
      </div>
      <figcaption>
        <PointNote chosen={chosen} point={point} />
      </figcaption>
    </figure>
  );
}

/**
 * Ids of the districts whose names are shown, so that no two names overlap. The chosen district has
 * priority.
 */
function namedIn(districts: readonly District[], at: (point: GeoPoint) => { x: number; y: number }): Set<number> {
  const placed = new Map<number, { x: number; y: number }>();
  for (const { id, location } of districts) {
    const spot = at(location);
    if ([...placed.values()].every(({ x, y }) => Math.abs(x - spot.x) > 96 || Math.abs(y - spot.y) > 16)) {
      placed.set(id, spot);
    }
  }
  return new Set(placed.keys());
}

function Pin({ x, y }: { x: number; y: number }) {
  return (
    <g className="fill-red stroke-white">
      <path d={`M${x} ${y}c-3-7-8-10-8-16a8 8 0 1 1 16 0c0 6-5 9-8 16z`} />
      <circle cx={x} cy={y - 16} r={3} className="fill-white" />
    </g>
  );
}

const FAR_KM = 15;

function PointNote({ chosen, point }: Pick<PlaceSketchProps, 'chosen' | 'point'>) {
  if (point === undefined) return null;
  const distance = chosen && kilometres(point, chosen.location);
  const map = `https://2gis.kz/geo/${point.lng},${point.lat}`;
  return (
    <p role="status" className="mt-2 text-small text-ink-2">
      {distance !== undefined && distance > FAR_KM && (
        <span className="text-red">
          До&nbsp;центра района {number(Math.round(distance))}&nbsp;км: проверьте точку.{' '}
        </span>
      )}
      <a href={map} target="_blank" rel="noreferrer" className="link">
        Посмотреть на&nbsp;карте
      </a>{' '}
      (в&nbsp;новой вкладке)
    </p>
  );
}

/** Scale with which all points are inside the sketch. North is up. */
function frameOf(points: readonly GeoPoint[]) {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)];
  // A degree of longitude is shorter than a degree of latitude.
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / Math.max((east - west) * narrow, 0.01),
    (HEIGHT - 2 * MARGIN) / Math.max(north - south, 0.01),
  );
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 };
  return {
    at: ({ lat, lng }: GeoPoint) => ({
      x: WIDTH / 2 + (lng - middle.lng) * narrow * scale,
      y: HEIGHT / 2 - (lat - middle.lat) * scale,
    }),
    pointAt: (x: number, y: number): GeoPoint => ({
      lat: middle.lat - (y - HEIGHT / 2) / scale,
      lng: middle.lng + (x - WIDTH / 2) / (narrow * scale),
    }),
  };
}
