import { facadeNamed } from './facades/facade.ts';
import { markNamed } from './marks/mark.ts';
import { newsNamed } from './news/news-drawing.ts';
import { portraitNamed } from './portraits/portrait-name.ts';

/** Kinds of pictures that are drawn from their name alone, by the folder of their address. */
const DRAWN = {
  portraits: portraitNamed,
  marks: markNamed,
  facades: facadeNamed,
  news: newsNamed,
} satisfies Record<string, (name: string) => string | undefined>;

type Kind = keyof typeof DRAWN;

const isKind = (kind: string): kind is Kind => Object.hasOwn(DRAWN, kind);

/** The picture as SVG, undefined where there is none of that kind or name. `file` is «name.svg». */
export function drawPicture(kind: string, file: string): string | undefined {
  const name = /^([\w-]+)\.svg$/.exec(file)?.[1];
  return name === undefined || !isKind(kind) ? undefined : DRAWN[kind](name);
}

/** Where the client finds it, relative to the API's host. */
export const picturePath = (kind: Kind, name: string): string => `/api/v0/files/${kind}/${name}.svg`;
