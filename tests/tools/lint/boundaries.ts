import { posix } from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };

/** The kind of an import: `import`, `import type`, or `import()`. */
export type ImportKind = 'value' | 'type' | 'dynamic';

type Target = {
  /** Path inside the repository without its extension, or `npm:<package>`. */
  module: string;
  kind: ImportKind;
};

type Zone = {
  files: RegExp;
  /** What these files may import besides their own folder. */
  may: (target: Target, match: RegExpExecArray) => boolean;
  /** The rule as a sentence, which the linter shows with a violation. */
  rule: string;
};

const runtimePackages = new Set(Object.keys(manifest.dependencies));
/** The aliases of src for the program, and those of package.json for Node. */
const aliases = Object.entries({ '@/*': './src/*', ...manifest.imports }).map(
  ([alias, folder]) => [alias.replace('*', ''), folder.slice(2).replace('*', '')] as const,
);

const within = ({ module }: Target, ...folders: string[]): boolean =>
  folders.some((folder) => module.startsWith(folder));
const modelTypes = ({ module, kind }: Target): boolean => module.startsWith('generated/models/') && kind === 'type';
/**
 * Whether the target holds operations of these areas, which have a module per resource:
 * `generated/api/<area>-<resource>/`.
 */
const operationsOf = ({ module }: Target, ...areas: string[]): boolean =>
  areas.some((area) => module.startsWith(`generated/api/${area}-`) || module.startsWith(`generated/api/${area}/`));
const npm = ({ module }: Target): boolean =>
  module.startsWith('npm:') && runtimePackages.has(module.slice(4)) && module !== 'npm:ky';

/**
 * Folders that several areas use: session, notifications, chosen city, search field, and what
 * prevents a booking.
 */
const commonRooms = [
  'src/features/auth/session/',
  'src/features/city/',
  'src/features/notifications/',
  'src/features/search-field/',
  'src/features/clinic-desk/',
  'src/features/readiness/',
];

/** The folder for what doctors and clinics do alike. */
const deskRoom = 'src/features/desk/';
const deskSides: ReadonlySet<string> = new Set(['doctor', 'clinic']);

/** The allowed imports. The first zone whose `files` match a path applies. */
const zones: Zone[] = [
  {
    files: /^src\/main\.tsx$/,
    may: (target) =>
      target.kind === 'dynamic'
        ? within(target, 'src/', 'mocks/')
        : npm(target) || (within(target, 'src/', 'generated/') && !within(target, 'src/workbench/')),
    rule: 'main.tsx imports the stand-in provider and the workbench dynamically, so that a production build drops them',
  },
  {
    files: /^src\/workbench\//,
    may: (target) => within(target, 'npm:', 'src/shared/', 'generated/', 'mocks/'),
    rule: 'the workbench, which only developers see, may import packages, shared, generated code and the stand-in provider',
  },
  {
    files: /^openapi\//,
    may: (target) => within(target, 'npm:', 'node:', 'openapi/'),
    rule: "the contract's tools may import packages and each other: they check any server, and any site",
  },
  {
    files: /^build\/generate\//,
    may: (target) => within(target, 'npm:', 'node:', 'mocks/validate/', 'orval.config'),
    rule: 'what writes generated code may import packages, the contract as the stand-in provider reads it (mocks/validate/), and orval.config.ts',
  },
  {
    files: /^build\//,
    may: (target) => within(target, 'npm:', 'node:', 'server/'),
    rule: 'the build may import packages, and what draws pages outside of the browser (server/)',
  },
  {
    files: /^server\//,
    may: (target) =>
      within(target, 'npm:', 'node:') ||
      (target.kind === 'type' && (target.module === 'src/server' || within(target, 'generated/'))),
    rule: 'what draws pages outside of the browser may import packages, and types of generated code and of src/server.tsx: the program itself comes built',
  },
  {
    files: /^worker\//,
    may: (target) => target.module.startsWith('npm:workbox-'),
    rule: 'the service worker may import Workbox, and nothing of src: it runs beside the program, not in it',
  },
  {
    files: /^src\/[^/]+$/,
    may: (target) =>
      npm(target) ||
      /^src\/[^/]+$/.test(target.module) ||
      within(target, 'src/drawing/', 'src/shell/', 'src/features/', 'src/shared/', 'generated/'),
    rule: 'the files that put the app together may import each other, drawing, shell, features, shared and generated',
  },
  {
    files: /^src\/routes\//,
    may: (target) => npm(target) || within(target, 'src/shell/', 'src/features/', 'src/shared/', 'generated/'),
    rule: 'routes may import shell, features, shared and generated',
  },
  {
    // Hearts on public pages show a patient's favourites, which public features may not request.
    files: /^src\/shell\/layout\/account-favourites\.tsx$/,
    may: (target) => npm(target) || within(target, 'src/shared/') || operationsOf(target, 'patient'),
    rule: "account-favourites.tsx may import shared and the operations of patient: it gives public pages the account's list",
  },
  {
    files: /^src\/shell\//,
    may: (target) =>
      npm(target) ||
      modelTypes(target) ||
      within(target, 'src/shell/', 'src/features/auth/', ...commonRooms, 'src/domain/', 'src/shared/') ||
      operationsOf(target, 'auth', 'public'),
    rule: 'the shell may import features/auth, city, notifications, search-field, clinic-desk and readiness, domain, shared and the operations of auth and public',
  },
  {
    files: /^src\/features\/notifications\//,
    may: (target) =>
      npm(target) ||
      modelTypes(target) ||
      within(target, 'src/features/notifications/', 'src/features/auth/session/', 'src/domain/', 'src/shared/') ||
      /^generated\/api\/(\w+-notifications|auth-push)\//.test(target.module),
    rule: 'features/notifications may import auth/session, domain, shared, push messages and the notifications of each cabinet: it shows them in all three',
  },
  {
    files: /^src\/features\/readiness\//,
    may: (target) =>
      npm(target) ||
      modelTypes(target) ||
      within(target, 'src/features/readiness/', 'src/features/auth/session/', 'src/domain/', 'src/shared/') ||
      /^generated\/api\/\w+-readiness\//.test(target.module),
    rule: 'features/readiness may import auth/session, domain, shared and the readiness of each cabinet: it shows it in both',
  },
  {
    files: /^src\/features\/clinic-desk\//,
    may: (target) =>
      npm(target) ||
      modelTypes(target) ||
      within(
        target,
        'src/features/clinic-desk/',
        deskRoom,
        'src/features/auth/session/',
        'src/domain/',
        'src/shared/',
      ) ||
      operationsOf(target, 'clinic'),
    rule: "the clinic's desk (its filial, its clients) may import desk, auth/session, domain, shared, models and the operations of clinic",
  },
  {
    files: /^src\/features\/desk\//,
    may: (target) =>
      npm(target) ||
      modelTypes(target) ||
      within(target, deskRoom, 'src/features/auth/session/', 'src/domain/', 'src/shared/') ||
      operationsOf(target, 'public', 'files'),
    rule: 'the desk of doctor and clinic may import auth/session, domain, shared, models and the operations of public and files: a cabinet hands it its own hooks',
  },
  {
    files: /^src\/features\/(?<area>[^/]+)\//,
    may: (target, match) => {
      const area = match.groups?.['area'] ?? '';
      return (
        npm(target) ||
        within(target, `src/features/${area}/`, ...commonRooms, 'src/domain/', 'src/shared/') ||
        (deskSides.has(area) && within(target, deskRoom)) ||
        within(target, 'generated/models/') ||
        operationsOf(target, area, 'public', 'auth', 'files')
      );
    },
    rule: 'a feature may import its own area, the rooms common to all (features/auth/session, city, notifications, search-field, clinic-desk, readiness), for doctor and clinic also desk, domain, shared, models, and the operations of its own area, public, auth and files',
  },
  {
    files: /^src\/domain\//,
    may: (target) => npm(target) || modelTypes(target) || within(target, 'src/domain/', 'src/shared/'),
    rule: 'domain may import shared, and types of generated models',
  },
  {
    files: /^src\/shared\/api\//,
    may: (target) =>
      npm(target) ||
      target.module === 'npm:ky' ||
      modelTypes(target) ||
      within(target, 'src/shared/') ||
      (within(target, 'generated/shapes/') && target.kind === 'dynamic'),
    rule: 'shared/api may import npm packages, shared, types of generated models, and the shapes of answers dynamically',
  },
  {
    files: /^src\/shared\//,
    may: (target) => npm(target) || modelTypes(target) || within(target, 'src/shared/'),
    rule: 'shared may import npm packages (ky in shared/api alone), shared, and types of generated models',
  },
  {
    files: /^generated\/route-tree\.gen/,
    may: (target) => within(target, 'src/routes/', 'src/router', 'npm:'),
    rule: 'the generated route tree may import the routes and the router',
  },
  {
    files: /^generated\//,
    may: (target) => within(target, 'generated/', 'npm:') || target.module === 'src/shared/api/http',
    rule: 'generated code may import shared/api/http, and nothing else of src',
  },
  {
    files: /^mocks\//,
    may: (target) => within(target, 'mocks/', 'generated/', 'npm:', 'node:', 'virtual:'),
    rule: 'the stand-in provider may import generated code and never src: a rule shared with the app would pass its own test',
  },
];

/**
 * The rule that an import breaks, or undefined.
 * @param file path of the importing file inside the repository, with forward slashes
 * @param specifier the text between the quotes
 */
export function brokenRule(file: string, specifier: string, kind: ImportKind): string | undefined {
  if (file.startsWith('src/') && specifier.startsWith('../')) {
    return 'a file leaves its own folder only through @/';
  }
  const target = { module: importedModule(file, specifier), kind };
  for (const zone of zones) {
    const match = zone.files.exec(file);
    if (match) return isOwnFolder(file, specifier) || zone.may(target, match) ? undefined : zone.rule;
  }
  return undefined;
}

function isOwnFolder(file: string, specifier: string): boolean {
  return specifier.startsWith('./') && posix.dirname(file) !== 'src';
}

/**
 * The target of an import: a path inside the repository without its extension, or `npm:<package>`.
 */
export function importedModule(file: string, specifier: string): string {
  const path = specifier.replace(/\?.*$/, '').replace(/\.(ts|tsx|js|mjs)$/, '');
  if (path.startsWith('.')) return posix.join(posix.dirname(file), path);
  for (const [alias, folder] of aliases) {
    if (path.startsWith(alias)) return folder + path.slice(alias.length);
  }
  if (/^(node|virtual):/.test(path)) return path;
  const name = path.split('/').slice(0, path.startsWith('@') ? 2 : 1);
  return `npm:${name.join('/')}`;
}
