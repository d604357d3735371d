import { QueryClient } from '@tanstack/react-query';
import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router';
import { createRequestHandler } from '@tanstack/react-router/ssr/server';
import type { ReactNode } from 'react';
import { ProfileSkeleton } from '@/features/public/profile/profile-skeleton';
import { SearchSkeleton } from '@/features/public/search/search-skeleton';
import { askAt } from '@/shared/api/origin';
import { guest, isCabinet } from '@/shared/session/session-record';
import { drawFor } from '@/shared/session/use-session';
import { cabinetMenus } from '@/shell/navigation/cabinet-menu';
import { CabinetSkeleton } from '@/shell/navigation/cabinet-skeleton';
import { describePage } from '@/shell/page-meta/describe-page';
import { App } from './app';
import { draw } from './drawing/draw';
import { withoutHead } from './drawing/fill-page';
import { createQueryClient } from './query-client';
import { createAppRouter } from './router';

/** Stands for the origin of the site while the real origin is not known. */
export const NOWHERE = 'https://aman.invalid';

type AppRouter = ReturnType<typeof createAppRouter>;

interface Skeleton {
  /**
   * Path of a page whose frame is used for the skeleton. The header of this page marks no section
   * as current.
   */
  readonly frame: string;
  /** Id of the route whose files the browser preloads. */
  readonly routeId: string;
  readonly content: ReactNode;
}

const skeletons = {
  search: { frame: '/search?q=-', routeId: '/search', content: <SearchSkeleton /> },
  doctor: { frame: '/conditions/cookies-policy', routeId: '/doctor/$slug/', content: <ProfileSkeleton /> },
  clinic: { frame: '/conditions/cookies-policy', routeId: '/clinic/$slug/', content: <ProfileSkeleton /> },
} satisfies Record<string, Skeleton>;

export type SkeletonName = keyof typeof skeletons;

/**
 * Renders the frame of a public page with placeholder boxes. Returns it with the id of its route.
 */
export async function publicFrame(name: SkeletonName): Promise<{ html: string; routeId: string }> {
  const { frame, routeId, content } = skeletons[name];
  return { html: (await drawnAt(frame, content)).html, routeId };
}

/**
 * Frame of a cabinet's page: what a logged-in user sees before the program runs, without the user's
 * data.
 */
export interface CabinetFrame {
  /** Path of the route: «/fo/doctor/visits/$id». */
  readonly path: string;
  /** Title of the browser tab. */
  readonly title: string;
  /** Heading of the page, if it is the same for everybody. */
  readonly heading: string | undefined;
  /**
   * Whether the cabinet's menu has a link to this page. A page without such a link has a back link
   * above its heading.
   */
  readonly isSection: boolean;
  readonly html: string;
}

/** Renders the frames of all cabinet pages, without a user, data and headings. */
export async function cabinetFrames(): Promise<CabinetFrame[]> {
  const frames: CabinetFrame[] = [];
  for (const [fullPath, { options }] of Object.entries(createAppRouter(new QueryClient(), NOWHERE).routesByPath)) {
    const { area, heading } = options.staticData;
    if (!isCabinet(area)) continue;
    const path = fullPath.replace(/\/$/, '');
    drawFor({ accessToken: '-', currentCabinet: area });
    const { html, title } = await drawnAt(path.replaceAll(/\$\w+/g, '1'), <CabinetSkeleton />);
    const isSection = cabinetMenus[area].some(({ link }) => link?.to === path);
    frames.push({ path, title, heading, isSection, html: withoutHead(html) });
  }
  drawFor(guest);
  return frames;
}

/** Renders a page with `content` in place of its own content. */
async function drawnAt(path: string, content: ReactNode): Promise<{ html: string; title: string }> {
  const queryClient = createQueryClient();
  askAt(null);
  let drawn: { html: string; title: string } | undefined;
  const { headers } = await createRequestHandler<AppRouter>({
    request: new Request(new URL(path, NOWHERE)),
    createRouter: () => createAppRouter(queryClient, NOWHERE, content),
  })(async ({ router }) => {
    drawn = {
      html: await draw(<App router={router} queryClient={queryClient} />),
      title: describePage({ matches: withHeads(router), origin: NOWHERE, pathname: path, search: '' }).title,
    };
    return new Response();
  });
  // Without HTML, the route has redirected to write its state into the URL. Render the page at that
  // URL.
  return drawn ?? drawnAt(headers.get('Location') ?? '/', content);
}

/**
 * The matches of a page with their `head` evaluated. For a shell the router does not evaluate it.
 */
function withHeads({ state: { matches }, routesById }: AnyRouter): AnyRouteMatch[] {
  return (matches as AnyRouteMatch[]).map((match) => {
    const pageHead = routesById[match.routeId]?.options.head?.({ match, matches, params: match.params });
    return { ...match, status: 'success', meta: pageHead?.meta };
  });
}
