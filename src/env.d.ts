/// <reference types="vite/client" />
/// <reference types="msw/vite/client" />

/**
 * Whether the stand-in provider answers requests; a build constant, so that production builds drop
 * that branch.
 */
declare const __MOCKS__: boolean;

/**
 * Whether the developer tools are included: in development and in the demo. A build constant too.
 */
declare const __WORKBENCH__: boolean;

/**
 * URL that receives errors and timings (`VITE_REPORT_URL`); empty in a build without reports. A
 * build constant too.
 */
declare const __REPORT_URL__: string;
/** Share of pages that report timings. */
declare const __REPORT_SAMPLE__: number;

interface ImportMetaEnv {
  /**
   * Origin of the provider's API («https://api.example.kz»); empty or absent for the page's own
   * origin.
   */
  readonly VITE_API_HOST?: string;
  /** Size of the stand-in provider's data: small or site (the default). */
  readonly VITE_MOCKS_SCALE?: 'small' | 'site';
}
