import type { BindingDeclineRequest } from '#generated/models/binding-decline-request.ts';
import type { WriteOf } from '@/shared/write/use-write-of';

/**
 * How a doctor or a clinic answers a request to link the doctor to a filial. `Which` identifies the
 * link.
 */
export interface BindingDesk<Which extends object> {
  readonly accept: WriteOf<unknown, Which>;
  readonly decline: WriteOf<unknown, Which & { data: BindingDeclineRequest }>;
  readonly words: {
    /** Text of the button: «Отказать». */
    readonly decline: string;
    /** Error text: «Не получилось отказать». */
    readonly failure: string;
    readonly declined: string;
    /** Hint that names the reader of the reason. */
    readonly hint: string;
  };
}
