import * as v from 'valibot';
import { optionalText, requiredText } from '@/shared/form/rules/text';
import { type Decision, type Decisions, decisionsOf, isToldTo, type Touched, undecided, written } from './decisions';
import type { Decided, ScheduleChange } from './use-touched-visits';

/** The longest reason, as the contract has it. */
export const LONGEST_REASON = 200;

/** What the dialog about touched visits holds, in a shape that a draft can store. */
export interface DecisionValues {
  /** What was chosen, by the visit's id. */
  readonly decisions: readonly (readonly [number, Decision])[];
  /** The reason that patients will read. */
  readonly reason: string;
}

export const noDecisions: DecisionValues = { decisions: [], reason: '' };

/** Whether patients read nothing unless a reason is given. */
export function needsReason({ told }: ScheduleChange): boolean {
  return !('text' in told) && told.without === undefined;
}

/** Whether the reason is worded here: some patient reads it, and no earlier form has asked for it. */
export function asksReason(change: ScheduleChange, touched: readonly Touched[], decisions: Decisions): boolean {
  return !('text' in change.told) && isToldTo(decisions, touched);
}

/** From what is chosen to what is sent: a decision about each visit, and the reason where one is read. */
export function decisionSchema(change: ScheduleChange, touched: readonly Touched[]) {
  const said = needsReason(change) ? requiredText(LONGEST_REASON) : optionalText(LONGEST_REASON);
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
      const { success, output, issues } = v.safeParse(said, value.reason);
      if (!success) {
        const path = { type: 'object', origin: 'value', input: value, key: 'reason', value: value.reason } as const;
        addIssue({ message: issues[0].message, path: [path] });
        return NEVER;
      }
      return output === null ? decided : { ...decided, told_reason: output };
    }),
  );
}

/** What the dialog asks for. */
export function askText(count: number): string {
  return count === 1 ? 'Выберите: оставить, перенести или отменить.' : 'Решите по\u00A0каждой записи.';
}
