import type { Colleague } from '#generated/models/colleague.ts';
import type { FilialVisitDecision } from '#generated/models/filial-visit-decision.ts';
import type { Funding } from '#generated/models/funding.ts';
import { upperFirst } from '@/shared/format/letter-case';
import { dateTime } from '@/shared/format/time';
import { wordFor } from '@/shared/format/word-for';
import { epoch } from '@/shared/format/zone';

/** A time to which a visit can be moved. `doctor_id` is set if the doctor or the filial changes. */
export interface NewTime {
  readonly starts_at: string;
  readonly doctor_id?: number;
  readonly doctor_name?: string;
  /** New price; absent if the price stays the same. */
  readonly price?: number;
  readonly filial_id?: number;
  /** The doctor or filial after the move as text, if the move changes it. */
  readonly elsewhere?: string;
}

/** A visit affected by a change, and the times to which it can be moved. */
export interface Touched {
  readonly visit: {
    readonly id: number;
    readonly starts_at: string;
    readonly duration_minutes: number;
    readonly service_title: string;
    /** Title of the filial, or name of the doctor; absent if the page already shows it. */
    readonly filial_title?: string;
    readonly doctor_name?: string | null;
    /** Payer of the visit; absent if unknown. The new times are times of this payer. */
    readonly funding?: Funding;
    readonly person: { readonly full_name: string };
    /** Phone of the patient; null if unknown. */
    readonly phone: string | null;
  };
  /** Times to which the visit can be moved, in the order of the list. */
  readonly new_times: readonly NewTime[];
  /**
   * Other doctors, each with the reason why they can't take the visit, if there is a reason. Absent
   * if visits can't be handed over.
   */
  readonly colleagues?: readonly Colleague[];
}

/** Decision about an affected visit. */
export type Decision =
  | { readonly action: 'keep' }
  | { readonly action: 'cancel' }
  | ({ readonly action: 'move' } & Pick<NewTime, 'starts_at' | 'doctor_id' | 'filial_id'>);
export type Action = Decision['action'];

/** Possible decisions with the texts of their buttons. */
const actions = [
  ['keep', 'Оставить'],
  ['move', 'Перенести'],
  ['cancel', 'Отменить'],
] as const satisfies readonly (readonly [Action, string])[];

/** Decisions to offer. A visit can't be kept if the filial closes. */
export const actionsOf = (isClosing: boolean): readonly (readonly [Action, string])[] =>
  isClosing ? actions.filter(([action]) => action !== 'keep') : actions;

/** Decisions by visit id. */
export type Decisions = ReadonlyMap<number, Decision>;

const MINUTE_MS = 60_000;

export const decisionOf = (decisions: Decisions, id: number): Decision | undefined => decisions.get(id);

/** Visits without a decision. */
export function undecided(decisions: Decisions, touched: readonly Touched[]): readonly Touched[] {
  return touched.filter(({ visit }) => !decisions.has(visit.id));
}

/** Times to which a visit can be moved without overlapping the moves of other visits. */
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

/**
 * Key of the doctor, or of the filial if there is no doctor. Moves with the same key must not
 * overlap.
 */
const placeOf = ({ doctor_id, filial_id }: Place): string =>
  doctor_id === undefined ? `filial ${filial_id}` : `doctor ${doctor_id}`;

/** Key of a time among the times offered for a visit. */
export const keyOf = ({ starts_at, doctor_id, filial_id }: Pick<NewTime, 'starts_at'> & Place): string =>
  [starts_at, doctor_id, filial_id].join(' ');

/**
 * Sets the decision for one visit. A move takes the first time that no other move overlaps. If
 * there is no such time, nothing changes.
 */
export function decide(decisions: Decisions, touched: readonly Touched[], id: number, action: Action): Decisions {
  const one = touched.find(({ visit }) => visit.id === id);
  if (one === undefined) return decisions;
  if (action !== 'move') return new Map([...decisions, [id, { action }]]);
  const [first] = freeFor(decisions, touched, one);
  return first === undefined ? decisions : new Map([...decisions, [id, moveTo(first)]]);
}

/** Other doctors who can take at least one visit. */
export function colleaguesOf(touched: readonly Touched[]): readonly Pick<Colleague, 'doctor_id' | 'doctor_name'>[] {
  const free = touched.flatMap(({ colleagues = [] }) => colleagues.filter(({ obstacle }) => obstacle === null));
  return [...new Map(free.map((colleague) => [colleague.doctor_id, colleague])).values()];
}

const lacking: Record<NonNullable<Colleague['obstacle']>, string> = {
  service: 'этих услуг',
  age: 'приёма пациентов этого возраста',
  funding: 'приёма с\u00A0такой же оплатой',
  time: 'подходящего времени в\u00A0этот день',
};

/**
 * Explains why no visit can be handed over; undefined if a visit can be handed over, or if handing
 * over isn't offered.
 */
export function noColleagueText(touched: readonly Touched[]): string | undefined {
  if (touched.every(({ colleagues }) => colleagues === undefined) || colleaguesOf(touched).length > 0) return undefined;
  const found = touched.flatMap(({ colleagues = [] }) => colleagues.map(({ obstacle }) => obstacle ?? 'time'));
  if (found.length === 0) return 'Передать некому: коллег этой специальности в\u00A0филиале нет';
  const reasons = [...new Set(found)].map((obstacle) => wordFor(lacking, obstacle, 'такой возможности'));
  return `Передать некому: у\u00A0коллег нет ${reasons.join(' или ')}`;
}

/**
 * Hands all visits over to another doctor, each at the first time that no other move overlaps. If
 * there is no such time, the visit becomes undecided. A visit that this doctor can't take keeps its
 * decision.
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

/** Reason why the other doctor can't take the visit; null if the doctor can take it. */
function whyNot({ colleagues = [] }: Touched, doctorId: number): Colleague['obstacle'] {
  const colleague = colleagues.find(({ doctor_id }) => doctor_id === doctorId);
  return colleague === undefined ? 'time' : colleague.obstacle;
}

const obstacles: Record<NonNullable<Colleague['obstacle']>, string> = {
  service: 'не\u00A0оказывает эту услугу в\u00A0этом филиале',
  age: 'не\u00A0принимает пациентов этого возраста',
  funding: 'в\u00A0этот день не\u00A0принимает с\u00A0такой же оплатой',
  time: 'в\u00A0этот день подходящего времени нет',
};

/**
 * Reason why a visit is undecided after all visits were handed over: «Жақыпов Нурлан Ерланұлы: …».
 */
export function undecidedText(one: Touched, colleague: Pick<Colleague, 'doctor_id' | 'doctor_name'>): string {
  // If nothing else prevents the move, other visits occupy the times.
  const why = wordFor(obstacles, whyNot(one, colleague.doctor_id) ?? 'time', 'передать эту запись нельзя');
  return `${colleague.doctor_name}: ${why}`;
}

export function moveTo({ starts_at, doctor_id, filial_id }: NewTime): Decision {
  const doctor = doctor_id === undefined ? {} : { doctor_id };
  return { action: 'move', starts_at, ...doctor, ...(filial_id !== undefined && { filial_id }) };
}

/** The chosen time among the offered times. */
export function chosenTime(decision: Decision, times: readonly NewTime[]): NewTime | undefined {
  if (decision.action !== 'move') return undefined;
  return times.find((offered) => keyOf(offered) === keyOf(decision));
}

export function decideAll(touched: readonly Touched[], action: Action): Decisions {
  return touched.reduce<Decisions>((all, { visit }) => decide(all, touched, visit.id, action), new Map());
}

/**
 * Decisions about visits that are still affected. A move to a time that is no longer offered takes
 * the next offered time.
 */
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
 * The decision for each visit: the user's decision if it is still valid, otherwise the default. By
 * default a change of hours keeps visits, and an absence leaves them undecided.
 */
export function decisionsOf(isAway: boolean, touched: readonly Touched[], chosen: Decisions): Decisions {
  const first: Decisions = isAway ? new Map() : decideAll(touched, 'keep');
  return new Map([...first, ...stillValid(chosen, touched)]);
}

/** Whether at least one patient is notified. A patient whose visit is kept isn't notified. */
export function notifiesPatients(decisions: Decisions, touched: readonly Touched[]): boolean {
  return touched.some(({ visit }) => ['move', 'cancel'].includes(decisionOf(decisions, visit.id)?.action ?? ''));
}

/**
 * Line in the visit's history that the patient reads, in the same words as the server uses. It is
 * undefined if the visit is kept.
 */
export function changeHistoryText(decision: Decision, startsAt: string, reason: string): string | undefined {
  if (decision.action === 'keep') return undefined;
  const text = reason.trim();
  // The reason follows a colon, so it begins in lower case, unless it begins with an abbreviation.
  const why = /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
  const what =
    decision.action === 'cancel'
      ? 'Врач отменил запись'
      : `Врач перенёс запись: ${dateTime(startsAt)} → ${dateTime(decision.starts_at)}`;
  return `${what}. Причина: ${why}`;
}

/** Converts the decisions to the contract's request. */
export function written(decisions: Decisions, touched: readonly Touched[]): FilialVisitDecision[] {
  return touched.flatMap(({ visit }) => {
    const decision = decisionOf(decisions, visit.id);
    return decision === undefined ? [] : [{ visit_id: visit.id, ...decision }];
  });
}

const WORDS = { keep: 'оставить', move: 'перенести', cancel: 'отменить' } as const;

/** Summary of the decisions: «Оставить 1, перенести 2, не решено 1». */
export function sumOf(decisions: Decisions, touched: readonly Touched[]): string {
  const count = (action: Action): number =>
    touched.filter(({ visit }) => decisionOf(decisions, visit.id)?.action === action).length;
  const parts = (['keep', 'move', 'cancel'] as const)
    .filter((action) => count(action) > 0)
    .map((action) => `${WORDS[action]}\u00A0${count(action)}`);
  const open = undecided(decisions, touched).length;
  return upperFirst([...parts, ...(open > 0 ? [`не\u00A0решено ${open}`] : [])].join(', '));
}
