import type { Asker, PageReport, RenderedPage, renderCabinets, renderSkeleton, Site } from '../src/server.tsx';

type SkeletonName = Parameters<typeof renderSkeleton>[0];
export type CabinetFrame = Awaited<ReturnType<typeof renderCabinets>>['frames'][number];

/** Exports of the server build (src/server.tsx). */
export interface Program {
  readonly render: (path: string, site: Site, asker?: Asker) => Promise<RenderedPage>;
  readonly pagePath: (path: string) => string;
  readonly readReport: (body: string) => PageReport | undefined;
  readonly renderSkeleton: typeof renderSkeleton;
  readonly renderCabinets: typeof renderCabinets;
}

/** Files of the build that rendering needs. */
export interface BuiltFiles {
  /** HTML of the page without content. */
  readonly neutral: string;
  /** Template of server-rendered pages. */
  readonly template: string;
  /** Scripts of each route, by the route's id. */
  readonly routeFiles: Readonly<Record<string, readonly string[]>>;
}

/** A built site that can render its pages. */
export interface BuiltSite {
  /** @see src/server.tsx */
  readonly render: (path: string, site: Omit<Site, keyof BuiltFiles>, asker?: Asker) => Promise<RenderedPage>;
  readonly pagePath: (path: string) => string;
  readonly readReport: Program['readReport'];
  /** Renders a skeleton for one kind of page: the frame of the page with placeholder boxes. */
  readonly renderSkeleton: (name: SkeletonName, site: Pick<Site, 'madeAt'>) => Promise<string>;
  /**
   * Renders the frames of all cabinet pages, without a user's data.
   *
   * @param madeAt time of rendering, in milliseconds since the epoch
   */
  readonly renderCabinets: typeof renderCabinets;
  /** HTML of the page without content. */
  readonly neutral: string;
}

export function siteOf(program: Program, { neutral, ...files }: BuiltFiles): BuiltSite {
  return {
    neutral,
    render: (path, site, asker) => program.render(path, { ...site, ...files }, asker),
    pagePath: program.pagePath,
    readReport: program.readReport,
    renderCabinets: program.renderCabinets,
    renderSkeleton: (name, site) => program.renderSkeleton(name, { ...site, ...files }),
  };
}
