import type { BindingDeclineRequest } from '#generated/models/binding-decline-request.ts';
import type { WriteOf } from '@/shared/write/use-write-of';

/**
 * How one side answers the other's request to link a doctor to a filial. `Which` identifies the
 * link.
 */
export interface BindingDesk<Which extends object> {
  readonly accept: WriteOf<unknown, Which>;
  readonly decline: WriteOf<unknown, Which & { data: BindingDeclineRequest }>;
  readonly words: {
    /** Button text: «Отказать». */
    readonly decline: string;
    /** Error text: «Не получилось отказать». */
    readonly failure: string;
    readonly declined: string;
    /** Names who reads the reason. */
    readonly hint: string;
  };
}
