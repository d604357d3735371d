import { useState } from 'react';
import { useClinicFilialStateUpdate } from '#generated/api/clinic-filials/clinic-filials.ts';
import type { FilialProfile } from '#generated/models/filial-profile.ts';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { messages } from '@/shared/form/rules/messages';
import { parseTypedDate, typedDate } from '@/shared/format/typed-date';
import { notify } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { TypedDateField } from '@/shared/ui/fields/typed-date-field';

/** The day on which a draft is to open, for everybody in the clinic to see; nothing opens by itself. */
export function OpeningDay({ filial }: { readonly filial: FilialProfile }) {
  const [typed, setTyped] = useState(filial.opens_on === null ? '' : typedDate(filial.opens_on));
  const [fault, setFault] = useState<string>();
  const move = useClinicFilialStateUpdate({ mutation: { meta: { silent: true } } });
  const save = (): void => {
    const opens_on = typed.trim() === '' ? null : parseTypedDate(typed);
    setFault(opens_on === undefined ? messages.date : undefined);
    if (opens_on === undefined) return;
    move.mutate(
      { id: filial.id, data: { state: 'draft', opens_on } },
      {
        onSuccess: () => notify.success('День открытия сохранён'),
        onError: (error) =>
          setFault(isProblem(error, 422) ? (error.errors['opens_on']?.[0] ?? problemText(error)) : problemText(error)),
      },
    );
  };
  return (
    <div className="mt-4 flex flex-wrap items-end gap-2">
      <TypedDateField label="День открытия" optional value={typed} error={fault} onChange={setTyped} className="w-48" />
      <Button busy={move.isPending && 'Сохраняем'} onClick={save} className="min-h-12">
        Сохранить день
      </Button>
    </div>
  );
}
