import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  registerCodeConfirm,
  registerCodeSend,
  registerCompleteClinic,
  registerCompleteDoctor,
  registerCompletePatient,
} from '#generated/api/auth-register/auth-register.ts';
import type { Session } from '#generated/models/session.ts';
import { createProvider, type Provider } from '#mocks/node.ts';
import { stepToShow, actionRole, registrationProof } from '@/features/auth/register/registration';
import type { RegistrationStep } from '@/features/auth/register/steps';
import {
  askForCabinet,
  askForCode,
  checkCode,
  chooseAction,
  complete,
  hasCode,
  RegistrationStore,
} from '@/features/auth/register/use-registration';
import { isProblem } from '@/shared/api/problem';
import { registrationForms } from '../../../../contract/mocks/registration';
import { fc, runs } from '../../../../support/properties';
import { MemoryStorage } from '../../../support/memory-storage';

/**
 * Random steps, reloads, wrong codes, waits and history moves against the stand-in provider. In
 * every state the page is allowed, the storage contains no secret, and accounts exist for exactly
 * those forms that were sent while the server knew the registration.
 */
const KEY = 'aman.registration';
const START = Date.parse('2026-05-12T08:20:00+05:00');
/** Matches the code as a whole word, because a timestamp may contain its digits. */
const SECRETS = new RegExp(
  `${registrationForms.user.password}|${registrationForms.user.iin}|${registrationForms.doctor.iin}|\\b12345\\b`,
);
const addresses = ['new@demo.kz', 'newer@demo.kz', 'patient@demo.kz', 'doctor@demo.kz', 'all@demo.kz'];

/** A browser tab: its history and the registration step that it shows. */
class Tab {
  #history: (RegistrationStep | undefined)[] = [undefined];
  #at = 0;
  store = new RegistrationStore(KEY);

  get shown(): RegistrationStep {
    return stepToShow(this.store.get(), this.#history[this.#at]);
  }

  go(step: RegistrationStep): void {
    this.#history = [...this.#history.slice(0, this.#at + 1), step];
    this.#at += 1;
  }

  move(by: 1 | -1): void {
    this.#at = Math.min(Math.max(this.#at + by, 0), this.#history.length - 1);
  }

  /** Replaces a URL that is ahead of the draft or that is no step. */
  settle(): void {
    this.#history[this.#at] = this.shown;
  }

  reload(): void {
    this.store = new RegistrationStore(KEY);
  }
}

interface World {
  readonly tab: Tab;
  readonly provider: Provider;
  /** Accounts that were created or got another cabinet. */
  readonly done: Session[];
}

type Command = fc.AsyncCommand<{ readonly world: World }, World>;

/** An action of a visitor on one step, or on any step. */
function command(name: string, page: RegistrationStep | null, run: (world: World) => unknown): Command {
  return {
    check: ({ world }) => page === null || world.tab.shown === page,
    toString: () => name,
    run: async (_model, world) => {
      await run(world);
      world.tab.settle();
      holds(world);
    },
  };
}

function holds({ tab, provider }: World): void {
  const { hash, email, roles, actions, action } = tab.store.get();
  const known = hash === null ? undefined : provider.db.registrations.get(hash);
  if (tab.shown !== 'email') expect(hash).not.toBeNull();
  if (tab.shown === 'code' && known !== undefined) expect(known.is_confirmed).toBe(false);
  if (tab.shown === 'action' || tab.shown === 'form') expect(actions).not.toEqual([]);
  // An existing account must log in before it gets another cabinet.
  if (tab.shown === 'known') expect(roles).not.toEqual([]);
  if (tab.shown === 'form') expect(actions).toContain(action);
  if (known !== undefined) expect(known.email).toBe(email);
  const stored = sessionStorage.getItem(KEY) ?? '';
  expect(stored).not.toMatch(SECRETS);
  // The shown page does not depend on state in memory.
  const again = new RegistrationStore(KEY).get();
  expect(stepToShow(again, tab.shown)).toBe(tab.shown);
}

const refused = (error: unknown): void => expect(isProblem(error, 422) || isProblem(error, 429)).toBe(true);

const sendEmail = (email: string): Command =>
  command(`send ${email}`, 'email', async ({ tab }) => {
    try {
      if (!hasCode(tab.store.get(), email)) await askForCode(tab.store, email, ({ data }) => registerCodeSend(data));
      tab.go(tab.store.get().step);
      expect(tab.shown).not.toBe('email');
    } catch (error) {
      refused(error);
      // 429: the server has just sent a code for a registration that is missing in this draft.
      expect(isProblem(error, 429)).toBe(true);
    }
  });

const enterCode = (code: string): Command =>
  command(`enter ${code}`, 'code', async ({ tab, provider }) => {
    const known = provider.db.registrations.get(tab.store.get().hash ?? '');
    const isGood =
      known !== undefined && Date.parse(known.expires_at) > Date.now() && known.tries_left > 0 && code === known.code;
    await checkCode(tab.store, code, ({ data }) => registerCodeConfirm(data)).catch(refused);
    const hasAccount = provider.db.users.findOne('email', tab.store.get().email) !== undefined;
    expect(tab.shown).toBe(isGood ? (hasAccount ? 'known' : 'action') : 'code');
  });

const resend = command('resend', 'code', async ({ tab }) => {
  const before = tab.store.get();
  const sent = await askForCode(tab.store, before.email, ({ data }) => registerCodeSend(data));
  expect(tab.store.get().hash === before.hash).toBe(!sent);
  expect(tab.store.get().resendAt).toBeGreaterThan(Date.now());
  // The server sends the code after the wait.
  if ((before.resendAt ?? 0) <= Date.now()) expect(sent).toBe(true);
});

const addCabinet = command('add a cabinet', 'known', ({ tab }) => {
  const { actions } = tab.store.get();
  askForCabinet(tab.store);
  tab.go('action');
  expect(tab.shown).toBe(actions.length > 0 ? 'action' : 'known');
});

const choose = (which: number): Command =>
  command(`choose ${which}`, 'action', ({ tab }) => {
    const { actions } = tab.store.get();
    const action = actions[which % actions.length];
    if (action === undefined) throw new Error('Nothing is offered');
    chooseAction(tab.store, action);
    tab.go('form');
    expect(tab.shown).toBe('form');
  });

const type = command('type', 'form', ({ tab }) => tab.store.fields.write({ first_name: 'Асель' }));

const sendForm = command('send the form', 'form', async ({ tab, provider, done }) => {
  const draft = tab.store.get();
  const proof = registrationProof(draft);
  if (proof === undefined) throw new Error('The form is shown without a registration');
  const known = provider.db.registrations.get(proof.hash);
  const before = provider.db.users.findOne('email', draft.email)?.roles ?? [];
  const isGood = known !== undefined && Date.parse(known.expires_at) > Date.now();

  const role = actionRole[proof.action];
  const send = { user: registerCompletePatient, doctor: registerCompleteDoctor, clinic: registerCompleteClinic }[role];
  const form = registrationForms[role];
  const taken = isGood ? takenNumber(provider, form, draft.email) : undefined;
  let refusal: unknown;
  const answer = await complete(tab.store, () => send({ ...form, ...proof } as never)).catch((error: unknown) => {
    refusal = error;
  });
  if (taken !== undefined) {
    expect(isProblem(refusal, 409) && refusal.errors).toHaveProperty(taken);
    expect(tab.shown).toBe('form');
    return;
  }

  expect(answer !== undefined).toBe(isGood);
  if (answer === undefined) {
    expect(tab.shown).toBe('email');
    expect(tab.store.get().fields).toEqual(draft.fields);
    return;
  }
  done.push(answer.data);
  expect(answer.data.user.roles.map(({ name }) => name)).toEqual([...before, role]);
  expect(sessionStorage.getItem(KEY)).toBeNull();
  // Another visitor uses this browser.
  tab.reload();
});

/**
 * Returns which number of the form another account already has. A person has one account, and a
 * clinic has one cabinet.
 */
function takenNumber({ db }: Provider, form: object, email: string): 'iin' | 'bin' | undefined {
  if ('iin' in form && [...db.users.all()].some((user) => user.iin === form.iin && user.email !== email)) return 'iin';
  if ('bin' in form && [...db.clinics.all()].some((clinic) => clinic.bin === form.bin)) return 'bin';
  return undefined;
}

const wait = (seconds: number): Command =>
  command(`wait ${seconds} s`, null, () => vi.setSystemTime(Date.now() + seconds * 1000));
const reload = command('reload', null, ({ tab }) => tab.reload());
const back = command('back', null, ({ tab }) => tab.move(-1));
const forward = command('forward', null, ({ tab }) => tab.move(1));
const visit = (step: RegistrationStep): Command => command(`visit ${step}`, null, ({ tab }) => tab.go(step));

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date'] });
  vi.stubEnv('VITE_API_HOST', 'http://mocks.test');
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it(
  'a registration, in whatever order its steps are tried, ends with exactly one account',
  { timeout: 600_000 },
  async () => {
    const reached = new Map<string, number>();
    // Steps forward are listed several times, so that enough random walks finish.
    const onward = [
      fc.constantFrom(...addresses).map(sendEmail),
      fc.constantFrom('12345', '12345', '12345', '00000').map(enterCode),
      fc.constant(addCabinet),
      fc.nat(2).map(choose),
      fc.constant(sendForm),
    ];
    const commands = fc.commands(
      [
        ...onward,
        ...onward,
        ...onward,
        fc.constant(resend),
        fc.constant(type),
        fc.constantFrom(10, 61, 601, 3601).map(wait),
        fc.constant(reload),
        fc.constant(back),
        fc.constant(forward),
        fc.constantFrom<RegistrationStep>('email', 'code', 'known', 'action', 'form').map(visit),
      ],
      { maxCommands: 60, size: 'max' },
    );

    await fc.assert(
      fc.asyncProperty(commands, async (sequence) => {
        vi.setSystemTime(START);
        sessionStorage.clear();
        const provider = createProvider({ scale: 'small', clock: () => Date.now() });
        vi.stubGlobal('fetch', (input: Request | URL, init?: RequestInit) =>
          provider.respond(new Request(input, init)),
        );
        const accounts = [...provider.db.users.all()].length;
        const world: World = { tab: new Tab(), provider, done: [] };
        await fc.asyncModelRun(() => ({ model: { world }, real: world }), sequence);

        const emails = new Set(world.done.map(({ user }) => user.email));
        const made = [...emails].filter((email) => email.startsWith('new'));
        expect([...provider.db.users.all()]).toHaveLength(accounts + made.length);
        const key = world.done.length > 0 ? 'complete' : world.tab.shown;
        reached.set(key, (reached.get(key) ?? 0) + 1);
      }),
      { numRuns: runs(60) },
    );
    // Without a finished walk the test would cover only the first pages.
    expect([...reached.keys()]).toContain('complete');
  },
);
