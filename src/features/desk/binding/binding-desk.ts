import type { BindingDeclineRequest } from '#generated/models/binding-decline-request.ts';
import type { WriteOf } from '@/shared/write/use-write-of';

/** How a side answers the other that would like a doctor to receive in a filial. `Which` names the binding. */
export interface BindingDesk<Which extends object> {
  readonly accept: WriteOf<unknown, Which>;
  readonly decline: WriteOf<unknown, Which & { data: BindingDeclineRequest }>;
  readonly words: {
    /** «Отказать» */
    readonly decline: string;
    /** «Не получилось отказать» */
    readonly failure: string;
    readonly declined: string;
    /** Who reads the reason. */
    readonly hint: string;
  };
}
