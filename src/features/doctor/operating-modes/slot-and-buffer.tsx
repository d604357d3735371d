import { useTypedAppFormContext } from '@/shared/form/app-form';
import { Card } from '@/shared/ui/card';
import type { ModeDraft } from './week-draft';

const SLOTS = [20, 30, 40, 60];
const BUFFERS = [0, 5, 10, 15, 20, 30];
const fields: { readonly defaultValues: ModeDraft } = { defaultValues: { week: [], odd: null, slot: 0, buffer: 0 } };

/**
 * Fields for the interval between the starts of two offered times, and for the pause between two
 * visits.
 */
export function SlotAndBuffer() {
  const form = useTypedAppFormContext(fields);
  return (
    <Card>
      <h2 className="text-title">Приём и&nbsp;пауза</h2>
      <div className="mt-3 grid grid-cols-2 gap-4 narrow:grid-cols-1">
        <div>
          <p aria-hidden className="mb-1.5 text-small font-medium">
            Шаг записи
          </p>
          <form.AppField name="slot">
            {(field) => (
              <field.SegmentedField
                label="Шаг записи"
                wide
                options={optionsOf(SLOTS, field.state.value)}
                covers={['slot_minutes', 'operating_mode.slot_minutes']}
              />
            )}
          </form.AppField>
        </div>
        <div>
          <p aria-hidden className="mb-1.5 text-small font-medium">
            Пауза между приёмами, минут (во&nbsp;всех клиниках)
          </p>
          <form.AppField name="buffer">
            {(field) => (
              <field.SegmentedField
                label="Пауза между приёмами, минут, во всех клиниках"
                wide
                options={optionsOf(BUFFERS, field.state.value, '')}
                covers={['buffer_minutes', 'settings.buffer_minutes']}
              />
            )}
          </form.AppField>
        </div>
      </div>
    </Card>
  );
}

/** Options for the usual lengths. The chosen length is added if it isn't one of them. */
function optionsOf(usual: readonly number[], chosen: number, unit = '\u00A0мин') {
  return [...new Set([...usual, chosen])]
    .toSorted((a, b) => a - b)
    .map((minutes) => ({ value: String(minutes), label: minutes === 0 ? 'Нет' : `${minutes}${unit}` }));
}
