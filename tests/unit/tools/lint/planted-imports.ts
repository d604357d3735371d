export type Planted = { title: string; file: string; code: string; rule: string };

/** Forbidden imports across a boundary. */
export const importViolations: Planted[] = [
  imports('src/routes/a.tsx', '@/domain/visit/visit-card', 'a route imports domain'),
  imports('worker/a.ts', '../src/shared/stored', 'the service worker imports the program'),
  imports('src/shell/a.tsx', '@/features/public/home/home-screen', 'the shell imports a feature other than auth'),
  imports(
    'src/shell/b.tsx',
    '#generated/api/patient-visits/patient-visits.ts',
    "the shell imports a patient's operations",
  ),
  imports('src/shell/c.tsx', '@/routes/index', 'the shell imports a route'),
  imports('src/features/patient/visits/a.tsx', '@/features/doctor/home/home-screen', 'a feature imports another area'),
  imports('src/features/patient/visits/b.tsx', '@/features/auth/entry/login-screen', "a feature imports auth's inside"),
  imports(
    'src/features/patient/visits/c.tsx',
    '#generated/api/doctor-visits/doctor-visits.ts',
    "a feature imports another area's operations",
  ),
  imports('src/features/patient/visits/d.tsx', '@/shell/header', 'a feature imports the shell'),
  imports(
    'src/features/patient/visits/f.tsx',
    '@/features/desk/papers/visit-notes',
    'an area other than doctor and clinic imports their shared desk',
  ),
  imports(
    'src/features/desk/papers/a.tsx',
    '#generated/api/clinic-visit-papers/clinic-visit-papers.ts',
    "the desk of doctor and clinic imports one cabinet's operations",
  ),
  imports(
    'src/features/desk/papers/b.tsx',
    '@/features/doctor/visit/visit-line',
    'the desk of doctor and clinic imports the doctor’s area',
  ),
  imports(
    'src/features/search-field/a.tsx',
    '@/features/public/search/search-screen',
    'a folder that all areas share imports one of the areas',
  ),
  imports('src/domain/visit/a.tsx', '@/features/patient/visits/patient-visits-screen', 'domain imports a feature'),
  imports('src/domain/visit/b.tsx', '#generated/api/patient-visits/patient-visits.ts', 'domain imports an operation'),
  imports('src/domain/visit/c.ts', '#generated/models/visit-status.ts', 'domain imports a model as a value'),
  imports('src/shared/format/a.ts', '@/domain/visit/visit-can', 'shared imports domain'),
  imports('src/shared/format/b.ts', '#generated/api/auth-session/auth-session.ts', 'shared imports an operation'),
  imports('src/shared/api/a.ts', '#generated/shapes/public.ts', 'shared imports the response shapes statically'),
  imports('src/shared/format/c.ts', 'ky', 'shared imports ky outside shared/api'),
  imports('src/features/auth/entry/a.ts', 'ky', 'a feature imports ky'),
  imports('src/features/auth/entry/b.ts', 'msw', 'src imports a development package'),
  imports('src/features/auth/entry/c.ts', '#mocks/db/db.ts', 'a feature imports the stand-in provider'),
  imports('src/main.tsx', '#mocks/browser.ts', 'main.tsx imports the stand-in provider statically'),
  imports('src/main.tsx', './workbench/start', 'main.tsx imports the workbench statically'),
  imports('src/app.tsx', '@/workbench/start', 'another file of the program imports the workbench'),
  imports('src/shell/d.tsx', '@/workbench/start', 'the shell imports the workbench'),
  imports('src/workbench/a.ts', '@/features/public/home/home-screen', 'the workbench imports a screen'),
  imports('src/domain/visit/d.ts', '../doctor/doctor-card', 'a file imports another folder by a relative path'),
  imports('mocks/rules/a.ts', '@/domain/visit/visit-can', 'the stand-in provider imports src'),
  imports('openapi/verify/a.ts', '#mocks/node.ts', 'a tool of the contract imports the stand-in provider'),
  imports(
    'mocks/rules/b.ts',
    '../../src/domain/visit/visit-can',
    'the stand-in provider imports src by a relative path',
  ),
];

export function imports(file: string, specifier: string, title: string): Planted {
  return {
    title,
    file,
    code: `import { thing } from '${specifier}';\nexport const used = () => thing();`,
    rule: 'aman(boundaries)',
  };
}
