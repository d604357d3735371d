/** Takes the modules that it names, before other files do, and not what they import: that is at home with public pages. */
const alone = { priority: 1, includeDependenciesRecursively: false };

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
    test: /\/shared\/ui\/(card|skeleton|chip-link|back-link)\.tsx$|\/use-after-heading\.ts$|\/Icon(ArrowRight|ChevronLeft|ChevronRight|X)\.mjs$|\/react-query\/.*\/(useSuspenseQuery|queryOptions)\.js$/,
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
    test: /\/(search-request|category-words|chip-removable|filter-panel-skeleton|search-queries|search-heading)\.tsx?$|\?op=(meddirectionList|specialisationList)$/,
  },
  { name: 'avatar', test: /\/(ui\/avatar|ui\/monogram-class|api\/image-url|api\/api-origin)\.tsx?$/, priority: 1 },
  // These have many users, whom a group of another name would bring along: with a visit changed, searches are asked anew.
  { name: 'search-calls', test: /\?op=search(Filters|Results)$/, ...alone },
  { name: 'problem-text', test: /\/problem-text\.ts$/, ...alone },
  { name: 'phone-text', test: /\/format\/phone\.ts$/, ...alone },
  { name: 'segments', test: /\/ui\/segments\.tsx$/, ...alone },
  { name: 'note', test: /\/ui\/note\.tsx$|\/use-now\.ts$|\/IconClock\.mjs$/, ...alone },
  {
    name: 'visit-calls',
    test: /\?op=(visit(List|Read)|patientHome)$|\/api\/path-id\.ts$|\/use-visit-changed\.ts$/,
    ...alone,
  },
  { name: 'field', test: /\/ui\/field\.tsx$|\/IconAlertCircle\.mjs$/, ...alone },
  { name: 'is-phone', test: /\/use-is-phone\.ts$/, ...alone },
  // Search and the doctor's page both have tabs: by itself, so that neither brings the other along.
  { name: 'tabs', test: /\/shared\/ui\/tab-(links|class)\.tsx?$/, priority: 1 },
  { name: 'controls', test: /\/shared\/ui\/(badge|select)\.tsx$/ },
  { name: 'card-skeletons', test: /\/(doctor|service)-card-skeleton\.tsx$/ },
  {
    name: 'profile',
    test: /\/shared\/(section\/(section-card|rows-skeleton)|share\/share-button|ui\/breadcrumbs)\.tsx?$|\/slot-picker-skeleton\.tsx$|\/review\/(latest|all)-reviews\.ts$|\/booking-skeleton\.tsx$|\/favourite-button\.tsx$/,
  },
  {
    name: 'doctor-page',
    test: /\/doctor\/(load-doctor|head\/doctor-words|sections\/sections?)\.tsx?$|\?op=doctor(Full|Parameters|Education|WorkExperience|Qualification|Services|Clinics|Feedbacks|Contacts)$/,
  },
  { name: 'time', test: /\/shared\/format\/(date|time|zone)\.ts$/ },
  { name: 'phone', test: /\/clinic\/phone-button\.tsx$|\/IconPhone\.mjs$/ },
  { name: 'section-states', test: /\/section\/section-(error|query)\.tsx$/ },
  { name: 'reviews', test: /\/domain\/review\/(review-skeleton|reviews-skeleton|review-item|review-summary)\.tsx$/ },
  {
    name: 'place',
    test: /\/domain\/(place|clinic)\/(hours-text|own-name|opening)\.ts$/,
  },
  // What public pages and cabinets share of those: a patient's home shall not bring a doctor's page along.
  {
    name: 'facts',
    test: /\/(doctor-facts|route-url|shown-by-section|rows-skeleton)\.tsx?$|\/IconRoute\.mjs$/,
    ...alone,
  },
  // A patient's home, visits and a visit show one in the same words.
  {
    name: 'visit',
    test: /\/domain\/visit\/visit-(badge|can|label|phrase)\.tsx?$|\/called-as\.ts$|\/Icon(Checks|UserCheck|UserX)\.mjs$/,
    ...alone,
  },
  {
    name: 'visit-parts',
    test: /\/patient\/visit\/(visit-doctor|visit-attendance|change-deadline|preparation-list|preparation-lines|use-late-dialog|use-confirm-attendance)\.tsx?$|\/use-focus-kept\.ts$|\?op=visitAttendanceConfirm$/,
    ...alone,
  },
  // The medical card, a document and a visit show papers.
  {
    name: 'papers',
    test: /\/document\/document-phrase\.ts$|\/format\/file-size\.ts$|\/files\/(file-blob|use-file-download)\.ts$|\/Icon(FileText|Photo|Download)\.mjs$/,
    ...alone,
  },
  { name: 'slots', test: /\/(slot-class|use-booking-link|slot-search)\.ts$|\/slot-link\.tsx$/ },
  { name: 'services', test: /\/service-(groups|price)\.ts$/ },
  { name: 'clinic-page', test: /\/clinic\/load-clinic\.ts$|\?op=clinic(Full|Filials)$/ },
];

/**
 * A route's component and its loader share one file, which is preloaded with the libraries (route-preload.ts): data starts
 * with the code, and a first visit to one page doesn't carry the loaders of all others.
 */
export const routeChunks: ('component' | 'loader' | 'errorComponent')[][] = [
  ['component', 'loader'],
  ['errorComponent'],
];
