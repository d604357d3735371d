import { portraitNamed } from './portraits/portrait-name.ts';

/** Kinds of pictures that are drawn from their name alone, by the folder of their address. */
const DRAWN: Readonly<Record<string, (name: string) => string | undefined>> = {
  portraits: portraitNamed,
};

/** The picture as SVG, undefined where there is none of that kind or name. `file` is «name.svg». */
export function drawPicture(kind: string, file: string): string | undefined {
  const draw = Object.hasOwn(DRAWN, kind) ? DRAWN[kind] : undefined;
  const name = /^([\w-]+)\.svg$/.exec(file)?.[1];
  return name === undefined ? undefined : draw?.(name);
}

/** Where the client finds it, relative to the API's host. */
export const picturePath = (kind: 'portraits', name: string): string => `/api/v0/files/${kind}/${name}.svg`;
