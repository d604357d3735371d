import type { Colleague } from '#generated/models/colleague.ts';
import type { FilialVisitDecision } from '#generated/models/filial-visit-decision.ts';
import { upperFirst } from '@/shared/format/letter-case';
import { dateTime } from '@/shared/format/time';
import { wordFor } from '@/shared/format/word-for';
import { epoch } from '@/shared/format/zone';

/**
 * A time to which a visit may go; with a doctor, to that colleague. Where a filial changes, both
 * doctor and filial are named.
 */
export interface NewTime {
  readonly starts_at: string;
  readonly doctor_id?: number;
  readonly doctor_name?: string;
  /** Where it isn't the visit's own. */
  readonly price?: number;
  readonly filial_id?: number;
  /** Another doctor or filial than before, in words. */
  readonly elsewhere?: string;
}

/** A visit that a change leaves without a place, and times to which it could go. */
export interface Touched {
  readonly visit: {
    readonly id: number;
    readonly starts_at: string;
    readonly duration_minutes: number;
    readonly service_title: string;
    /** Named where it isn't known already: the place to a doctor, the doctor to a place. */
    readonly filial_title?: string;
    readonly doctor_name?: string | null;
    readonly person: { readonly full_name: string };
    /** Null where nobody left one. */
    readonly phone: string | null;
  };
  /** In the order in which they are offered. */
  readonly new_times: readonly NewTime[];
  /** To whom the desk could hand it, with the reason why not; absent where nobody may. */
  readonly colleagues?: readonly Colleague[];
}

/** What becomes of a visit that a change leaves without a place. */
export type Decision =
  | { readonly action: 'keep' }
  | { readonly action: 'cancel' }
  | ({ readonly action: 'move' } & Pick<NewTime, 'starts_at' | 'doctor_id' | 'filial_id'>);
export type Action = Decision['action'];

/** Each with the words of its button. */
const actions = [
  ['keep', 'Оставить'],
  ['move', 'Перенести'],
  ['cancel', 'Отменить'],
] as const satisfies readonly (readonly [Action, string])[];

/** Nobody is kept in a filial that closes. */
export const actionsOf = (isClosing: boolean): readonly (readonly [Action, string])[] =>
  isClosing ? actions.filter(([action]) => action !== 'keep') : actions;

/** By the visit's id. */
export type Decisions = ReadonlyMap<number, Decision>;

const MINUTE_MS = 60_000;

export const decisionOf = (decisions: Decisions, id: number): Decision | undefined => decisions.get(id);

/** Those about whom nobody has decided. */
export function undecided(decisions: Decisions, touched: readonly Touched[]): readonly Touched[] {
  return touched.filter(({ visit }) => !decisions.has(visit.id));
}

/** Times to which a visit may go beside the moves of the others. */
export function freeFor(decisions: Decisions, touched: readonly Touched[], { visit, new_times }: Touched): NewTime[] {
  const length = visit.duration_minutes * MINUTE_MS;
  const others = touched.flatMap((other) => {
    const decision = decisionOf(decisions, other.visit.id);
    if (other.visit.id === visit.id || decision?.action !== 'move') return [];
    const from = epoch(decision.starts_at);
    return [{ place: placeOf(decision), from, to: from + other.visit.duration_minutes * MINUTE_MS }];
  });
  return new_times.filter((offered) => {
    const start = epoch(offered.starts_at);
    const place = placeOf(offered);
    return others.every((other) => other.place !== place || start >= other.to || start + length <= other.from);
  });
}

type Place = Pick<NewTime, 'doctor_id' | 'filial_id'>;

/** Two visits go to one doctor, or to one filial that receives itself, at different times alone. */
const placeOf = ({ doctor_id, filial_id }: Place): string =>
  doctor_id === undefined ? `filial ${filial_id}` : `doctor ${doctor_id}`;

/** One time among those that are offered to a visit. */
export const keyOf = ({ starts_at, doctor_id, filial_id }: Pick<NewTime, 'starts_at'> & Place): string =>
  [starts_at, doctor_id, filial_id].join(' ');

/** Decides about one visit; a move goes to the first time that no other one takes. Without any the visit stays as it was decided. */
export function decide(decisions: Decisions, touched: readonly Touched[], id: number, action: Action): Decisions {
  const one = touched.find(({ visit }) => visit.id === id);
  if (one === undefined) return decisions;
  if (action !== 'move') return new Map([...decisions, [id, { action }]]);
  const [first] = freeFor(decisions, touched, one);
  return first === undefined ? decisions : new Map([...decisions, [id, moveTo(first)]]);
}

/** Colleagues to whom some visit could go. */
export function colleaguesOf(touched: readonly Touched[]): readonly Pick<Colleague, 'doctor_id' | 'doctor_name'>[] {
  const free = touched.flatMap(({ colleagues = [] }) => colleagues.filter(({ obstacle }) => obstacle === null));
  return [...new Map(free.map((colleague) => [colleague.doctor_id, colleague])).values()];
}

const lacking: Record<NonNullable<Colleague['obstacle']>, string> = {
  service: 'этих услуг',
  age: 'приёма пациентов этого возраста',
  time: 'подходящего времени в\u00A0этот день',
};

/** Why nothing can be handed over; undefined where something can, and where nobody may. */
export function nobodyText(touched: readonly Touched[]): string | undefined {
  if (touched.every(({ colleagues }) => colleagues === undefined) || colleaguesOf(touched).length > 0) return undefined;
  const found = touched.flatMap(({ colleagues = [] }) => colleagues.map(({ obstacle }) => obstacle ?? 'time'));
  if (found.length === 0) return 'Передать некому: коллег этой специальности в\u00A0филиале нет';
  const reasons = [...new Set(found)].map((obstacle) => wordFor(lacking, obstacle, 'такой возможности'));
  return `Передать некому: у\u00A0коллег нет ${reasons.join(' или ')}`;
}

/**
 * Hands all visits to a colleague, each to the nearest time that no other one takes. What could go
 * there but finds no time is open again; what can't go stays as it was decided.
 */
export function handOver(decisions: Decisions, touched: readonly Touched[], doctorId: number): Decisions {
  const going = touched.filter((one) => whyNot(one, doctorId) === null);
  const ids = new Set(going.map(({ visit }) => visit.id));
  const all = new Map([...decisions].filter(([id]) => !ids.has(id)));
  for (const one of going) {
    const time = freeFor(all, touched, one).find(({ doctor_id }) => doctor_id === doctorId);
    if (time !== undefined) all.set(one.visit.id, moveTo(time));
  }
  return all;
}

/** What keeps a visit from a colleague; null where nothing does by itself. */
function whyNot({ colleagues = [] }: Touched, doctorId: number): Colleague['obstacle'] {
  const colleague = colleagues.find(({ doctor_id }) => doctor_id === doctorId);
  return colleague === undefined ? 'time' : colleague.obstacle;
}

const obstacles: Record<NonNullable<Colleague['obstacle']>, string> = {
  service: 'не\u00A0оказывает эту услугу в\u00A0этом филиале',
  age: 'не\u00A0принимает пациентов этого возраста',
  time: 'в\u00A0этот день подходящего времени нет',
};

/** Why a visit is still open after all were handed to a colleague: «Жақыпов Нурлан Ерланұлы: …». */
export function leftText(one: Touched, colleague: Pick<Colleague, 'doctor_id' | 'doctor_name'>): string {
  // Where nothing kept it, the other visits have taken the times.
  const why = wordFor(obstacles, whyNot(one, colleague.doctor_id) ?? 'time', 'передать эту запись нельзя');
  return `${colleague.doctor_name}: ${why}`;
}

export function moveTo({ starts_at, doctor_id, filial_id }: NewTime): Decision {
  const doctor = doctor_id === undefined ? {} : { doctor_id };
  return { action: 'move', starts_at, ...doctor, ...(filial_id !== undefined && { filial_id }) };
}

/** The time that was chosen, as it is offered. */
export function chosenTime(decision: Decision, times: readonly NewTime[]): NewTime | undefined {
  if (decision.action !== 'move') return undefined;
  return times.find((offered) => keyOf(offered) === keyOf(decision));
}

export function decideAll(touched: readonly Touched[], action: Action): Decisions {
  return touched.reduce<Decisions>((all, { visit }) => decide(all, touched, visit.id, action), new Map());
}

/** The decisions about visits that are touched still; a move to a time that is gone goes to the next one. */
export function stillValid(decisions: Decisions, touched: readonly Touched[]): Decisions {
  let valid: Decisions = new Map();
  for (const one of touched) {
    const { id } = one.visit;
    const decision = decisionOf(decisions, id);
    if (decision === undefined) continue;
    const isGone = decision.action === 'move' && !chosenTime(decision, freeFor(valid, touched, one));
    valid = isGone ? decide(valid, touched, id, 'move') : new Map([...valid, [id, decision]]);
  }
  return valid;
}

/**
 * What becomes of each visit: what a person has chosen, as far as it still holds. Until then visits
 * are kept where only hours change; of time off a person decides about each.
 */
export function decisionsOf(isAway: boolean, touched: readonly Touched[], chosen: Decisions): Decisions {
  const first: Decisions = isAway ? new Map() : decideAll(touched, 'keep');
  return new Map([...first, ...stillValid(chosen, touched)]);
}

/** Whether some patient reads of it: who is kept is told nothing. */
export function isToldTo(decisions: Decisions, touched: readonly Touched[]): boolean {
  return touched.some(({ visit }) => ['move', 'cancel'].includes(decisionOf(decisions, visit.id)?.action ?? ''));
}

/** The line of a visit's history that its patient will read of a doctor's change, as the provider writes it; none for who is kept. */
export function toldText(decision: Decision, startsAt: string, reason: string): string | undefined {
  if (decision.action === 'keep') return undefined;
  const said = reason.trim();
  // After the colon a small letter, unless an abbreviation stands there.
  const why = /^\p{Lu}\p{Lu}/u.test(said) ? said : said.charAt(0).toLowerCase() + said.slice(1);
  const what =
    decision.action === 'cancel'
      ? 'Врач отменил запись'
      : `Врач перенёс запись: ${dateTime(startsAt)} → ${dateTime(decision.starts_at)}`;
  return `${what}. Причина: ${why}`;
}

/** As the contract takes them. */
export function written(decisions: Decisions, touched: readonly Touched[]): FilialVisitDecision[] {
  return touched.flatMap(({ visit }) => {
    const decision = decisionOf(decisions, visit.id);
    return decision === undefined ? [] : [{ visit_id: visit.id, ...decision }];
  });
}

const WORDS = { keep: 'оставить', move: 'перенести', cancel: 'отменить' } as const;

/** «Оставить 1, перенести 2, не решено 1» */
export function sumOf(decisions: Decisions, touched: readonly Touched[]): string {
  const count = (action: Action): number =>
    touched.filter(({ visit }) => decisionOf(decisions, visit.id)?.action === action).length;
  const parts = (['keep', 'move', 'cancel'] as const)
    .filter((action) => count(action) > 0)
    .map((action) => `${WORDS[action]}\u00A0${count(action)}`);
  const open = undecided(decisions, touched).length;
  return upperFirst([...parts, ...(open > 0 ? [`не\u00A0решено ${open}`] : [])].join(', '));
}
