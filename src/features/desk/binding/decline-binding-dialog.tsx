import * as v from 'valibot';
import { optionalText } from '@/shared/form/rules/text';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWriteOf } from '@/shared/write/use-write-of';
import type { BindingDesk } from './binding-desk';

/** Length limit of the contract for a reason, in characters. */
const LONGEST = 500;

export const declineSchema = v.object({ reason: optionalText(LONGEST) });

interface DeclineBindingDialogProps<Which extends object> {
  readonly desk: BindingDesk<Which>;
  readonly which: Which;
  readonly title: string;
  /** Subject of the request, if it isn't in the title. */
  readonly details?: string;
  readonly onClose: () => void;
}

/** Declines a request with an optional reason, which the other side reads. */
export function DeclineBindingDialog<Which extends object>(props: DeclineBindingDialogProps<Which>) {
  const { desk, which, title, details, onClose } = props;
  const { words } = desk;
  const decline = useWriteOf(desk.decline, { done: words.declined, onDone: onClose });
  const { form, frame } = useSchemaForm({
    schema: declineSchema,
    defaultValues: { reason: '' },
    draft: { name: `binding-decline-${Object.values(which).join('-')}` },
    submit: (data) => decline.ask({ ...which, data }),
  });
  return (
    <DialogForm
      danger
      size="normal"
      title={title}
      frame={frame}
      action={words.decline}
      busy="Отправляем"
      cancel="Вернуться"
      failure={words.failure}
      intro={details !== undefined && <p className="text-ink">{details}</p>}
      onClose={onClose}
    >
      <form.AppField name="reason">
        {(field) => <field.TextareaField label="Причина" optional hint={words.hint} limit={LONGEST} />}
      </form.AppField>
    </DialogForm>
  );
}
