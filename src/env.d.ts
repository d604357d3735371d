/// <reference types="vite/client" />
/// <reference types="msw/vite/client" />

/** True where the stand-in provider answers the requests; a constant, so that a production build drops that branch. */
declare const __MOCKS__: boolean;

/** True where developers and testers look at the site: in development, and in a demo. A constant too. */
declare const __WORKBENCH__: boolean;

/** Where pages report errors and times to (`VITE_REPORT_URL`); empty in a build that reports nothing. Constants of the build too. */
declare const __REPORT_URL__: string;
/** The share of pages that report times. */
declare const __REPORT_SAMPLE__: number;

interface ImportMetaEnv {
  /** Origin of the provider's API («https://api.example.kz»); empty or absent: the page's own origin. */
  readonly VITE_API_HOST?: string;
  /** Size of the stand-in provider's data: small or site (the default). */
  readonly VITE_MOCKS_SCALE?: 'small' | 'site';
}
