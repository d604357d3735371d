/**
 * The part of a service worker's global scope that we use. TypeScript's own types for service
 * workers conflict with its types for pages.
 */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
}

interface MessageFromPage extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface PushEvent extends ExtendableEvent {
  readonly data: { text(): string } | null;
}

interface NoticeEvent extends ExtendableEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

interface NoticeOptions {
  readonly body: string;
  readonly tag: string;
  readonly data: string;
  readonly lang: string;
}

interface OpenWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface WorkerScope {
  readonly location: Location;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    readonly waiting: ServiceWorker | null;
    /** Undefined in browsers without push. */
    readonly pushManager?: { getSubscription(): Promise<{ unsubscribe(): Promise<boolean> } | null> };
    showNotification(title: string, options: NoticeOptions): Promise<void>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: 'window' }): Promise<readonly OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NoticeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageFromPage) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;

/** Files of the build. build/service-worker.ts inserts them. */
declare const SITE_FILES: {
  /** The page without content. Every hosting answers this URL with it. */
  readonly neutral: { readonly url: string; readonly revision: string };
  /** Files that every page needs. */
  readonly shell: readonly string[];
  /** Further files that the pages of a patient's visits need offline. */
  readonly visits: readonly string[];
  readonly build: string;
};
/** Origin of the provider's API. Empty if the API has the site's own origin. */
declare const API_ORIGIN: string;

export const files = SITE_FILES;
export const apiOrigin = (): string => API_ORIGIN || scope.location.origin;
