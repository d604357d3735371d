import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { Thing } from './schema-org/thing';

/** A page as the router shows it, without what only React needs. */
export interface ShownPage {
  readonly name: StaticDataRouteOption['name'];
  /** Open to everyone, and neither missing nor broken. */
  readonly isPublic: boolean;
  /** «https://aman.example». */
  readonly origin: string;
  readonly pathname: string;
  readonly params: Readonly<Partial<Record<string, string>>>;
  readonly search: URLSearchParams;
  readonly title: string;
  /** As page-head.tsx has it. */
  readonly description: string;
}

/** What only one kind of page knows of itself. */
export interface PageSubject {
  readonly type?: 'profile' | 'website';
  /** Address of a picture; the site's own otherwise. */
  readonly image?: string | undefined;
  readonly things: readonly Thing[];
}

/** What stands in the document's head beside the title and the description. */
export interface PageMeta {
  readonly robots?: string;
  /** Holds unless the route's own `head` names one. */
  readonly canonical?: string;
  /** Open Graph: property without «og:» → content. */
  readonly openGraph: Readonly<Record<string, string>>;
  readonly things: readonly Thing[];
}
