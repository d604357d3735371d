import { importViolations, imports, type Planted } from './planted-imports.ts';

/**
 * One violation of each rule, which the linter must report. (Some are split into parts, because the
 * linter also checks this file.)
 */
export const violations: Planted[] = [
  ...importViolations,
  {
    title: 'a feature imports the stand-in provider dynamically',
    file: 'src/features/auth/entry/d.ts',
    code: "export const db = () => import('#mocks/db/db.ts');",
    rule: 'aman(boundaries)',
  },
  {
    title: 'a re-export',
    file: 'src/domain/visit/index.ts',
    code: "export { visitCan } from './visit-can';",
    rule: 'aman(no-re-export)',
  },
  {
    title: 'a re-export of everything',
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
    title: 'a text reduced to its digits',
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
    'a dialog outside the common frame',
    'src/domain/visit/window.tsx',
    'export const Asked = () => <dialog aria-label="Отменить?" />;',
    'aman(no-own-window)',
  ),
  planted(
    'quotation marks around a variable text',
    'src/domain/visit/quotes.tsx',
    'export const Said = ({ text }: { text: string }) => <p>«{text}»</p>;',
    'aman(no-own-quotes)',
  ),
  planted(
    'quotation marks around a variable text in a template',
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
    title: 'a component that reads the clock while it renders',
    file: 'src/domain/visit/h.tsx',
    code: "import { today } from '@/shared/format/date';\nexport function Day() {\n  return <p>{[1].map(() => today())}</p>;\n}",
    rule: 'aman(no-clock-in-render)',
  },
  {
    title: 'a parameter whose default value is the current time',
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
    title: 'a mutation without useWrite',
    file: 'src/features/patient/visits/write.tsx',
    code: "import { useVisitCancel } from '#generated/api/patient-visits/patient-visits.ts';\nexport const useCancel = () => useVisitCancel().mutate;",
    rule: 'aman(one-write)',
  },
  planted(
    'an alert that is inserted together with its text',
    'src/domain/visit/alert.tsx',
    'export const Refused = ({ why }: { why: string }) => <p role="alert">{why}</p>;',
    'aman(no-own-alert)',
  ),
  planted(
    'a text field outside the form kit',
    'src/features/patient/visits/text.tsx',
    "import { useState } from 'react';\nimport { TextField } from '@/shared/ui/fields/text-field';\nexport function Why() {\n  const [why, setWhy] = useState('');\n  return <TextField label=\"Почему\" value={why} onChange={(event) => setWhy(event.target.value)} />;\n}",
    'aman(no-own-text)',
  ),
  planted(
    'a state of React with the values of text fields',
    'src/domain/visit/text.tsx',
    "import { useState } from 'react';\nexport function Why() {\n  const [draft, setDraft] = useState({ why: '' });\n  return <textarea value={draft.why} onChange={(event) => setDraft({ why: event.target.value })} />;\n}",
    'aman(no-own-text)',
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

/**
 * Code that the linter must accept: a rule that forbids everything would also pass the tests above.
 */
export const allowed: Planted[] = [
  {
    title: 'a handler that reads the clock',
    file: 'src/domain/visit/k.tsx',
    code: 'import { now } from \'@/shared/format/now\';\nexport function Press({ on }: { on: (at: number) => void }) {\n  return <button type="button" onClick={() => on(now())}>Да</button>;\n}',
    rule: '',
  },
  {
    title: 'a mutation in useWrite',
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
  planted(
    'a state of React with the text of a search field',
    'src/features/patient/visits/sought.tsx',
    "import { useState } from 'react';\nimport { SearchBox } from '@/shared/ui/fields/search-box';\nexport function Find() {\n  const [text, setText] = useState('');\n  return <SearchBox label=\"Найти\" value={text} onChange={setText} />;\n}",
    '',
  ),
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
