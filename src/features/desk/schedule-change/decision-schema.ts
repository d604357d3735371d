import * as v from 'valibot';
import { optionalText, requiredText } from '@/shared/form/rules/text';
import {
  type Decision,
  type Decisions,
  decisionsOf,
  notifiesPatients,
  type Touched,
  undecided,
  written,
} from './decisions';
import type { Decided, ScheduleChange } from './use-touched-visits';

/** Length limit of the contract for a reason, in characters. */
export const LONGEST_REASON = 200;

/** Form values of the dialog about affected visits, in a form that a draft can store. */
export interface DecisionValues {
  /** Pairs of visit id and decision. */
  readonly decisions: readonly (readonly [number, Decision])[];
  readonly reason: string;
}

export const noDecisions: DecisionValues = { decisions: [], reason: '' };

/** Whether a reason is required, because the patients would otherwise get no explanation. */
export function needsReason({ patientText }: ScheduleChange): boolean {
  return !('text' in patientText) && patientText.without === undefined;
}

/**
 * Whether the dialog asks for a reason: a patient will read it, and the form before the dialog
 * hasn't asked for it.
 */
export function asksReason(change: ScheduleChange, touched: readonly Touched[], decisions: Decisions): boolean {
  return !('text' in change.patientText) && notifiesPatients(decisions, touched);
}

/**
 * Form schema whose output is the request: a decision for each visit, and the reason if patients
 * will read it.
 */
export function decisionSchema(change: ScheduleChange, touched: readonly Touched[]) {
  const reasonRule = needsReason(change) ? requiredText(LONGEST_REASON) : optionalText(LONGEST_REASON);
  return v.pipe(
    v.object({
      decisions: v.pipe(
        v.custom<DecisionValues['decisions']>(Array.isArray),
        v.transform((chosen) => decisionsOf(change.isAway, touched, new Map(chosen))),
        v.check((decisions) => undecided(decisions, touched).length === 0, askText(touched.length)),
      ),
      reason: v.string(),
    }),
    v.rawTransform<{ decisions: Decisions; reason: string }, Decided>(({ dataset: { value }, addIssue, NEVER }) => {
      const decided = { decisions: written(value.decisions, touched) };
      if (!asksReason(change, touched, value.decisions)) return decided;
      const { success, output, issues } = v.safeParse(reasonRule, value.reason);
      if (!success) {
        const path = { type: 'object', origin: 'value', input: value, key: 'reason', value: value.reason } as const;
        addIssue({ message: issues[0].message, path: [path] });
        return NEVER;
      }
      return output === null ? decided : { ...decided, told_reason: output };
    }),
  );
}

/** Text that tells the user what to decide in the dialog. */
export function askText(count: number): string {
  return count === 1 ? 'Выберите: оставить, перенести или отменить.' : 'Решите по\u00A0каждой записи.';
}
