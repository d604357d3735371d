/** Files to mutate together, and the tests that should fail. */
export interface Group {
  readonly name: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

const rules = 'mocks/rules';
const ownRules = 'tests/unit/mocks/rules';
const ownSession = 'src/features/auth/session';

/**
 * Code where a small mistake grants access, leaves personal data behind, books a slot twice or
 * loses input. Excludes files that only browser tests run.
 */
export const groups: readonly Group[] = [
  {
    name: 'validators',
    files: ['src/shared/form/rules/*.ts', 'src/shared/files/check-file.ts'],
    tests: ['tests/unit/shared/form/rules/**/*.test.ts', 'tests/unit/shared/files/check-file.test.ts'],
  },
  {
    name: 'session',
    files: ['src/shared/session/session*.ts', `${ownSession}/{sync-session,device-person}.ts`],
    tests: [
      'tests/unit/shared/session/*.test.ts',
      'tests/unit/features/auth/session/{sync-session,sleeping-tab,user-arrives}.test.ts',
      'tests/unit/query-client.test.ts',
    ],
  },
  {
    name: 'guards',
    files: [
      `${ownSession}/{access-rules,guard,current-user,destination,clinic-rights}.ts`,
      'src/shared/url/redirect-param.ts',
    ],
    tests: [
      'tests/unit/features/auth/session/{access-rules,guard,current-user,destination,clinic-rights}.test.ts',
      'tests/unit/shared/url/redirect-param.test.ts',
    ],
  },
  {
    name: 'visits',
    files: [
      `${rules}/visit-{place,state-times,state-undo,state,states,times}.ts`,
      `${rules}/{book-visit,change-visit,new-visit,age-limits,identity,family-overlap}.ts`,
    ],
    tests: [
      `${ownRules}/{visit-*,booking,changing,identity,sampling,several-analyses,vectors,after-visit,desk,unanswered}.test.ts`,
    ],
  },
  {
    name: 'slots',
    files: [
      'mocks/slots/{slot-engine,day-times,day-planner,doctor-blocks,first-free,reception,horizon}.ts',
      `${rules}/{free-slot,slot-holds,guest-holds,bookable}.ts`,
    ],
    tests: [
      'tests/unit/mocks/slots/*.test.ts',
      `${ownRules}/{booking,booking-edges,own-holds,guest-holds,changing,desk,vectors,sampling,several-analyses,waitlist-queue,schedule-parts,touched-visits,clinic-closing}.test.ts`,
    ],
  },
  {
    name: 'shared/api',
    files: ['src/shared/api/{http,idempotency,origin,problem,problem-text,response-check,slow,upload,version}.ts'],
    tests: ['tests/unit/shared/api/*.test.ts', 'tests/unit/shared/form/use-edited.test.ts'],
  },
  {
    name: 'shared/form',
    files: [
      'src/shared/form/{changed-fields,draft-storage,form-context,form-draft,merge-changes,use-schema-form,use-versioned}.ts',
    ],
    tests: ['tests/unit/shared/form/*.test.{ts,tsx}'],
  },
  {
    name: 'domain/slot',
    files: ['src/domain/slot/{slot-calendar,slot-holds,slot-text}.ts'],
    tests: ['tests/unit/domain/slot/*.test.ts'],
  },
  {
    name: 'domain/visit',
    files: ['src/domain/visit/visit-{calendar,can,clash,pace,text,where}.ts'],
    tests: ['tests/unit/domain/visit/*.test.ts'],
  },
  {
    name: 'shared/write',
    files: ['src/shared/write/*.ts'],
    tests: ['tests/unit/shared/write/*.test.tsx'],
  },
];
