/**
 * How the code is cut into files. What a first visit always needs comes in two files: the libraries, which a deploy rarely
 * changes, and our own code. Left to itself the bundler cuts the same code into many small files, which compress worse.
 */
export const firstScreenChunks = [
  { name: 'libraries', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 3 },
  // The entry itself stays apart: a page whose entry file is folded into another has no entry in the manifest.
  {
    name: 'app',
    tags: ['$initial' as const],
    test: (id: string) => !/\/(index\.html|main\.tsx)$/.test(id),
    priority: 2,
  },
  // Nearly every page has these.
  {
    name: 'kit',
    test: /\/shared\/ui\/(card|skeleton|chip-link|back-link)\.tsx$|\/Icon(ChevronLeft|ChevronRight|X)\.mjs$/,
  },
  // Parts that several pages have in common: apart, each would be a file of a few lines.
  { name: 'error-state', test: /\/shared\/ui\/(error|empty)-state\.tsx$|\/Icon(CloudOff|Refresh)\.mjs$/ },
  {
    name: 'search-field',
    test: /\/search-field\/(search-field|search-form|use-combobox|is-askable|clear-button)\.tsx?$/,
  },
  { name: 'words', test: /\/format\/(counts|typography|price)\.ts$|\/ui\/rating\.tsx$|\/IconStarFilled\.mjs$/ },
  { name: 'directions', test: /\/Icon(BuildingHospital|ClipboardList|Stethoscope)\.mjs$/ },
  {
    name: 'search-page',
    test: /\/(search-request|category-words|chip-removable|filter-panel-skeleton|search-queries)\.tsx?$|\?op=(searchFilters|searchResults|meddirectionList)$/,
  },
  { name: 'avatar', test: /\/(ui\/avatar|ui\/monogram-class|api\/image-url|api\/api-origin)\.tsx?$/, priority: 1 },
  // Search and the doctor's page both have tabs: by itself, so that neither brings the other along.
  { name: 'tabs', test: /\/shared\/ui\/tab-(links|class)\.tsx?$/, priority: 1 },
  {
    name: 'doctor-page',
    test: /\?op=doctor(Full|Parameters|Education|WorkExperience|Qualification|Services|Clinics|Feedbacks|Contacts)$/,
  },
  {
    name: 'profile',
    test: /\/shared\/(section\/(section-card|rows-skeleton|shown-by-section)|share\/share-button|ui\/breadcrumbs)\.tsx?$|\/slot-picker-skeleton\.tsx$|\/review\/(latest|all)-reviews\.ts$|\/booking-skeleton\.tsx$|\/favourite-button\.tsx$/,
  },
];

/**
 * A route's component and its loader share one file, which is preloaded with the libraries (route-preload.ts): data starts
 * with the code, and a first visit to one page doesn't carry the loaders of all others.
 */
export const routeChunks: ('component' | 'loader' | 'errorComponent')[][] = [
  ['component', 'loader'],
  ['errorComponent'],
];
