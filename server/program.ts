import type { Asker, PageReport, RenderedPage, renderCabinets, renderSkeleton, Site } from '../src/server.tsx';

type SkeletonName = Parameters<typeof renderSkeleton>[0];
export type CabinetFrame = Awaited<ReturnType<typeof renderCabinets>>['frames'][number];

/** The program that the build has made to draw pages (src/server.tsx). */
export interface Program {
  readonly render: (path: string, site: Site, asker?: Asker) => Promise<RenderedPage>;
  readonly pagePath: (path: string) => string;
  readonly readReport: (body: string) => PageReport | undefined;
  readonly renderSkeleton: typeof renderSkeleton;
  readonly renderCabinets: typeof renderCabinets;
}

/** What the program has to know of the site that was built with it. */
export interface BuiltFiles {
  /** The page without content. */
  readonly neutral: string;
  /** Scripts of each route by its id. */
  /** The script that asks for a drawn page's program: «assets/63908dec4f7f.js». */
  readonly drawnStart: string;
  readonly routeFiles: Readonly<Record<string, readonly string[]>>;
}

/** A built site, ready to draw its pages. */
export interface BuiltSite {
  /** @see src/server.tsx */
  readonly render: (
    path: string,
    site: Omit<Site, 'template' | keyof Omit<BuiltFiles, 'neutral'>>,
    asker?: Asker,
  ) => Promise<RenderedPage>;
  readonly pagePath: (path: string) => string;
  readonly readReport: Program['readReport'];
  /** Draws a page whose content is not known: its frame, with boxes in the place of the content. */
  readonly renderSkeleton: (name: SkeletonName, site: Pick<Site, 'madeAt'>) => Promise<string>;
  /** Draws every page of the cabinets as it is before anybody is known. @param madeAt milliseconds since the epoch */
  readonly renderCabinets: typeof renderCabinets;
  /** The page without content. */
  readonly neutral: string;
}

export function siteOf(program: Program, { neutral, ...built }: BuiltFiles): BuiltSite {
  const files = { template: neutral, ...built };
  return {
    neutral,
    render: (path, site, asker) => program.render(path, { ...site, ...files }, asker),
    pagePath: program.pagePath,
    readReport: program.readReport,
    renderCabinets: program.renderCabinets,
    renderSkeleton: (name, site) => program.renderSkeleton(name, { ...site, ...files }),
  };
}
