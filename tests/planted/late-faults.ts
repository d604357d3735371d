import type { Fault } from './fault.ts';

/** Faults that show when an answer comes after the person has gone on to something else. */
export const lateFaults: readonly Fault[] = [
  {
    what: 'a booking whose answer was lost is taken for somebody else’s',
    file: 'src/features/patient/booking/use-booking.ts',
    from: `if (booked) return opened(booked.id);`,
    to: `if (booked && booked.id < 0) return opened(booked.id);`,
    browser: ['tests/e2e/booking/conflicts.spec.ts'],
  },
  {
    what: 'a registration whose answer was lost is said to be out of date',
    file: 'src/features/auth/register/registration-requests.ts',
    from: `if (isUnsure(error)) store`,
    to: `if (isUnsure(error) && isProblem(error, 409)) store`,
    browser: ['tests/e2e/auth/register-steps.spec.ts'],
  },
  {
    what: 'what was typed is forgotten with a slot that was lost',
    file: 'src/features/patient/booking/use-booking.ts',
    from: `        throw new AskedElsewhere();`,
    to: `        if (error.errors === undefined) throw new AskedElsewhere();\n        return;`,
    browser: ['tests/e2e/booking/conflicts.spec.ts'],
  },
  {
    what: 'what comes late acts on a dialog that was closed',
    file: 'src/shared/use-while-open.ts',
    from: `    if (isOpen.current) act(...args);`,
    to: `    if (isOpen.current || args.length >= 0) act(...args);`,
    browser: ['tests/e2e/booking/add-relative.spec.ts', 'tests/e2e/doctor/schedule.spec.ts'],
  },
  {
    what: 'a file that was called off arrives',
    file: 'src/shared/files/use-called-off.ts',
    from: `!isOpen.current && sending.abort()`,
    to: `isOpen.current && sending.abort()`,
    browser: ['tests/e2e/doctor/visit.spec.ts'],
  },
  {
    what: 'a note that was begun at one visit is saved at another',
    file: 'src/features/doctor/visit/visit-screen.tsx',
    from: `<NoteForm key={visit.id} `,
    to: `<NoteForm `,
    browser: ['tests/e2e/doctor/visit.spec.ts'],
  },
  {
    what: 'time off is taken although the doctor went back while it was checked',
    file: 'src/domain/schedule-change/use-touched-visits.ts',
    from: `if (!isThere.current) return 'left';`,
    to: `if (touched.length < 0) return 'left';`,
    browser: ['tests/e2e/doctor/schedule.spec.ts'],
  },
  {
    what: '«Enter» in a dialog sends the form behind it',
    file: 'src/shared/ui/overlay/modal.tsx',
    from: `if (!currentTarget.contains(target.form)) event.preventDefault();`,
    to: `if (!document.contains(currentTarget)) event.preventDefault();`,
    browser: ['tests/e2e/clinic/filial.spec.ts'],
  },
  {
    what: 'a file goes to the visit that was chosen for another one',
    file: 'src/features/patient/medical-card/upload-queue.ts',
    from: `this.#targets.get(id) ?? this.#to`,
    to: `[...this.#targets.values()].at(-1) ?? this.#targets.get(id) ?? this.#to`,
  },
  {
    what: '«Завтра» is another day after midnight',
    file: 'src/domain/schedule-change/absence-draft.ts',
    from: `  const date_to = when === 'days' ? to : date_from;`,
    to: `  if (when === 'tomorrow') date_from = addDays(today(), 1);\n  const date_to = when === 'days' ? to : date_from;`,
  },
  {
    what: 'focus is lost when the program draws the page',
    file: 'src/hydration/typed.ts',
    from: `sameIn(drawn, focused);`,
    to: `sameIn(focused, focused);`,
    browser: ['tests/e2e/public/before-program.spec.ts'],
  },
  {
    what: 'a choice that was tapped before the program is lost on a page that is drawn anew',
    file: 'src/hydration/tapped.ts',
    from: `element.closest('label')?.textContent`,
    to: `element.labels?.[0]?.textContent`,
    browser: ['tests/e2e/public/before-program.spec.ts'],
  },
  {
    what: 'a heart that failed twice stays filled',
    file: 'src/shared/favourites/favourites.ts',
    from: `place(to, what, has(to.saved, what));`,
    to: `place(to, what, !added);`,
  },
];
