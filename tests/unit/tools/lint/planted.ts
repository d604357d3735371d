export type Planted = { title: string; file: string; code: string; rule: string };

/**
 * One violation of each rule; the linter must turn red on every one of them. (Some are spelt in
 * parts: this file is checked too.)
 */
export const violations: Planted[] = [
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
    'an area other than doctor and clinic imports their common desk',
  ),
  imports(
    'src/features/desk/papers/a.tsx',
    '#generated/api/clinic-visit-papers/clinic-visit-papers.ts',
    "the desk of doctor and clinic imports one cabinet's operations",
  ),
  imports(
    'src/features/desk/papers/b.tsx',
    '@/features/doctor/visit-parts/visit-line',
    'the desk of doctor and clinic imports one of them',
  ),
  imports(
    'src/features/search-field/a.tsx',
    '@/features/public/search/search-screen',
    'a room common to all areas imports one of them',
  ),
  imports('src/domain/visit/a.tsx', '@/features/patient/visits/visits-screen', 'domain imports a feature'),
  imports('src/domain/visit/b.tsx', '#generated/api/patient-visits/patient-visits.ts', 'domain imports an operation'),
  imports('src/domain/visit/c.ts', '#generated/models/visit-status.ts', 'domain imports a model as a value'),
  imports('src/shared/format/a.ts', '@/domain/visit/visit-can', 'shared imports domain'),
  imports('src/shared/format/b.ts', '#generated/api/auth-session/auth-session.ts', 'shared imports an operation'),
  imports('src/shared/api/a.ts', '#generated/shapes/public.ts', 'shared imports the shapes of answers statically'),
  imports('src/shared/format/c.ts', 'ky', 'shared imports ky outside shared/api'),
  imports('src/features/auth/entry/a.ts', 'ky', 'a feature imports ky'),
  imports('src/features/auth/entry/b.ts', 'msw', 'src imports a package that only development has'),
  imports('src/features/auth/entry/c.ts', '#mocks/db/db.ts', 'a feature imports the stand-in provider'),
  imports('src/main.tsx', '#mocks/browser.ts', 'main.tsx imports the stand-in provider statically'),
  imports('src/main.tsx', './workbench/start', 'main.tsx imports the workbench statically'),
  imports('src/app.tsx', '@/workbench/start', 'another file of the program imports the workbench'),
  imports('src/shell/d.tsx', '@/workbench/start', 'the shell imports the workbench'),
  imports('src/workbench/a.ts', '@/features/public/home/home-screen', 'the workbench imports a screen'),
  imports('src/domain/visit/d.ts', '../doctor/doctor-card', 'a file leaves its folder by a relative path'),
  imports('mocks/rules/a.ts', '@/domain/visit/visit-can', 'the stand-in provider imports src'),
  imports('openapi/verify/a.ts', '#mocks/node.ts', 'a tool of the contract imports the stand-in provider'),
  imports(
    'mocks/rules/b.ts',
    '../../src/domain/visit/visit-can',
    'the stand-in provider imports src by a relative path',
  ),
  {
    title: 'a feature imports the stand-in provider dynamically',
    file: 'src/features/auth/entry/d.ts',
    code: "export const db = () => import('#mocks/db/db.ts');",
    rule: 'aman(boundaries)',
  },
  {
    title: 'a barrel',
    file: 'src/domain/visit/index.ts',
    code: "export { visitCan } from './visit-can';",
    rule: 'aman(no-re-export)',
  },
  {
    title: 'a barrel of everything',
    file: 'src/domain/doctor/index.ts',
    code: "export * from './doctor-card';",
    rule: 'aman(no-re-export)',
  },
  {
    title: 'an escape in the quotes of an attribute',
    file: 'src/domain/visit/f.tsx',
    code: 'export const Hint = () => <input type="text" placeholder="Не\\u00A0пишите" />;',
    rule: 'aman(no-escape-in-jsx)',
  },
  {
    title: 'a text that loses all but its digits',
    file: 'src/domain/visit/digits.ts',
    code: "export const digits = (typed: string): string => typed.replaceAll(/\\D/g, '');",
    rule: 'aman(no-dropped-text)',
  },
  planted(
    "a browser's own field for a day",
    'src/domain/visit/day.tsx',
    'export const Day = () => <input type="date" />;',
    'aman(no-native-date)',
  ),
  planted(
    'a window beside the one frame of all',
    'src/domain/visit/window.tsx',
    'export const Asked = () => <dialog aria-label="Отменить?" />;',
    'aman(no-own-window)',
  ),
  planted(
    'quotation marks round a text that may have its own',
    'src/domain/visit/quotes.tsx',
    'export const Said = ({ text }: { text: string }) => <p>«{text}»</p>;',
    'aman(no-own-quotes)',
  ),
  planted(
    'the same in a template',
    'src/domain/visit/quotes-in-text.ts',
    'export const said = (text: string) => `Искать «${text}»`;',
    'aman(no-own-quotes)',
  ),
  planted(
    'two siblings with one key',
    'src/domain/visit/g.tsx',
    'export const Two = ({ id }: { id: number }) => (<div><p key={id}>1</p><b key={id}>2</b></div>);',
    'aman(no-shared-key)',
  ),
  {
    title: 'a component that asks the clock once',
    file: 'src/domain/visit/h.tsx',
    code: "import { today } from '@/shared/format/date';\nexport function Day() {\n  return <p>{[1].map(() => today())}</p>;\n}",
    rule: 'aman(no-clock-in-render)',
  },
  {
    title: 'a clock that a caller forgets to give',
    file: 'src/domain/visit/i.ts',
    code: "import { now } from '@/shared/format/now';\nexport const isPast = (moment: number, at: number = now()) => moment < at;",
    rule: 'aman(no-clock-in-render)',
  },
  {
    title: 'a timer that waits for a moment',
    file: 'src/domain/visit/j.ts',
    code: "import { now } from '@/shared/format/now';\nexport const wait = (end: number, over: () => void) => setTimeout(over, end - now());",
    rule: 'aman(no-timer-to-moment)',
  },
  {
    title: 'a mutation beside the one way to write',
    file: 'src/features/patient/visits/write.tsx',
    code: "import { useVisitCancel } from '#generated/api/patient-visits/patient-visits.ts';\nexport const useCancel = () => useVisitCancel().mutate;",
    rule: 'aman(one-write)',
  },
  planted(
    'an alert that comes with its text',
    'src/domain/visit/alert.tsx',
    'export const Refused = ({ why }: { why: string }) => <p role="alert">{why}</p>;',
    'aman(no-own-alert)',
  ),
  planted(
    'dangerouslySetInnerHTML',
    'src/domain/visit/e.tsx',
    'export const Html = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />;',
    'react(no-danger)',
  ),
  {
    title: 'an explicit any',
    file: 'src/domain/visit/f.ts',
    code: `export const visit = (value: ${'any'}) => String(value);`,
    rule: 'typescript(no-explicit-any)',
  },
  {
    title: 'a suppressed type error',
    file: 'src/domain/visit/g.ts',
    code: `// @ts-${'ignore'}\nexport const visit: number = 'text';`,
    rule: 'typescript(ban-ts-comment)',
  },
  planted(
    'a non-null assertion',
    'src/domain/visit/h.ts',
    'export const first = (items: string[]): string => items[0]!;',
    'typescript(no-non-null-assertion)',
  ),
];

/** What must stay green: a rule that forbids everything would pass the tests above too. */
export const allowed: Planted[] = [
  {
    title: 'a handler that asks the clock',
    file: 'src/domain/visit/k.tsx',
    code: 'import { now } from \'@/shared/format/now\';\nexport function Press({ on }: { on: (at: number) => void }) {\n  return <button type="button" onClick={() => on(now())}>Да</button>;\n}',
    rule: '',
  },
  {
    title: 'a mutation in the one way to write',
    file: 'src/features/patient/visits/ok5.tsx',
    code: "import { useVisitCancel } from '#generated/api/patient-visits/patient-visits.ts';\nimport { useWrite } from '@/shared/write/use-write';\nexport const useCancel = () => useWrite(useVisitCancel()).send;",
    rule: '',
  },
  imports('src/routes/ok.tsx', '@/features/public/home/home-screen', 'a route imports a feature'),
  imports('src/shell/ok.tsx', '#generated/api/auth-session/auth-session.ts', 'the shell imports operations of auth'),
  imports(
    'src/shell/ok2.tsx',
    '#generated/api/public-doctors/public-doctors.ts',
    'the shell imports public operations',
  ),
  imports(
    'src/features/patient/visits/ok.tsx',
    '#generated/api/public-doctors/public-doctors.ts',
    'a feature imports public operations',
  ),
  imports(
    'src/features/patient/visits/ok2.tsx',
    '@/features/auth/session/current-user',
    "a feature imports auth's public face",
  ),
  imports('src/features/patient/visits/ok4.tsx', '@/features/city/selected-city', 'a feature imports the chosen city'),
  imports('src/features/clinic/visits/ok.tsx', '@/features/desk/papers/visit-notes', 'a clinic imports the desk'),
  imports('src/features/doctor/visit/ok.tsx', '@/features/desk/papers/visit-notes', 'a doctor imports the desk'),
  imports('src/shell/ok3.tsx', '@/features/search-field/search-opener', 'the shell imports the search field'),
  imports('src/features/patient/visits/ok3.tsx', './visit-row', 'a file imports its neighbour'),
  imports('src/shared/api/ok.ts', 'ky', 'shared/api imports ky'),
  imports('src/domain/visit/ok.ts', 'valibot', 'domain imports an npm package'),
  imports('mocks/rules/ok.ts', '#generated/models/visit.ts', 'the stand-in provider imports a model'),
  {
    title: 'domain imports the type of a model',
    file: 'src/domain/visit/ok2.ts',
    code: "import type { Visit } from '#generated/models/visit.ts';\nexport const id = (visit: Visit): number => visit.id;",
    rule: '',
  },
  {
    title: 'main.tsx imports the stand-in provider dynamically',
    file: 'src/main.tsx',
    code: "export const start = () => import('#mocks/browser.ts');",
    rule: '',
  },
];

function planted(title: string, file: string, code: string, rule: string): Planted {
  return { title, file, code, rule };
}

function imports(file: string, specifier: string, title: string): Planted {
  return {
    title,
    file,
    code: `import { thing } from '${specifier}';\nexport const used = () => thing();`,
    rule: 'aman(boundaries)',
  };
}
