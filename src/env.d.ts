/// <reference types="vite/client" />
/// <reference types="msw/vite/client" />

/**
 * Whether the stand-in provider answers requests. It is a build constant, so that a production
 * build drops the provider's code.
 */
declare const __MOCKS__: boolean;

/** Build constant: whether the developer tools are included, as in development and in the demo. */
declare const __WORKBENCH__: boolean;

/**
 * Build constant: URL that receives errors and timings (`VITE_REPORT_URL`). It is empty in a build
 * that sends no reports.
 */
declare const __REPORT_URL__: string;
/** Build constant: fraction of pages that report timings. */
declare const __REPORT_SAMPLE__: number;

interface ImportMetaEnv {
  /**
   * Origin of the provider's API («https://api.example.kz»). It is empty or absent if the API has
   * the page's own origin.
   */
  readonly VITE_API_HOST?: string;
  /** Size of the stand-in provider's data; defaults to `site`. */
  readonly VITE_MOCKS_SCALE?: 'small' | 'site';
}
