import { useStore } from '@tanstack/react-form';
import { fundingLabel, payers } from '@/domain/service/funding-text';
import { ChecksField } from '@/shared/form/checks-field';
import { TimeField } from '@/shared/form/moment-fields';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { servicesCount } from '@/shared/format/counts';
import { typeset } from '@/shared/format/typography';
import { Button } from '@/shared/ui/button';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWriteOf } from '@/shared/write/use-write-of';
import { type FundedService, type FundingWrite, type PayersChange, payersText } from './funding-desk';
import { asksForHours, fundingSchema, fundingValues } from './funding-schema';

interface FundingDialogProps<Variables> {
  readonly write: FundingWrite<Variables>;
  /** Returns the variables of the operation for a change. */
  readonly ask: (change: PayersChange) => Variables;
  readonly service: FundedService;
  /** Whether the doctor writes referrals. */
  readonly isFamily: boolean;
  /** All services of the place, including the service of the dialog. */
  readonly services: readonly FundedService[];
  readonly place: string;
  readonly onClose: () => void;
}

const options = payers.map((id) => ({ id, title: fundingLabel[id] }));

/**
 * Dialog about who pays for a service in one place. The user can set the same payers for other
 * services of this place.
 */
export function FundingDialog<Variables>({
  write,
  ask,
  service,
  isFamily,
  services,
  place,
  onClose,
}: FundingDialogProps<Variables>) {
  const save = useWriteOf(write, { done: 'Оплата услуг сохранена', onDone: onClose });
  const { form, frame } = useSchemaForm({
    schema: fundingSchema,
    defaultValues: fundingValues(service, isFamily),
    draft: { name: `funding-${service.id}` },
    submit: (change) => save.ask(ask(change)),
  });
  const { funding, osms_times: times, ids } = useStore(form.store, ({ values }) => values);
  const isForAll = ids.length === services.length;
  return (
    <DialogForm
      title="Кто платит"
      frame={frame}
      action={ids.length > 1 ? `Сохранить: ${servicesCount(ids.length)}` : 'Сохранить'}
      busy="Сохраняем"
      cancel="Не&nbsp;менять"
      failure="Не&nbsp;получилось сохранить"
      intro={
        <p>
          {typeset(service.title)}, {typeset(place)}. Пациенты увидят это в&nbsp;поиске и&nbsp;до&nbsp;записи. Записи,
          которые уже есть, не&nbsp;изменятся.
        </p>
      }
      onClose={onClose}
    >
      <form.AppField name="funding">
        {() => (
          <ChecksField
            label="Как принимаете"
            hint="Если не&nbsp;отметить ничего, пациенты увидят только цену"
            options={options}
          />
        )}
      </form.AppField>
      {funding.includes('osms') && (
        <form.AppField name="needs_referral">
          {(field) => <field.Checkbox label="По&nbsp;ОСМС нужно направление от&nbsp;терапевта" />}
        </form.AppField>
      )}
      {asksForHours(funding) && (
        <div className="flex flex-col gap-3">
          <form.AppField name="osms_times">
            {(field) => (
              <field.RadioField
                label="Часы по&nbsp;ОСМС"
                options={[
                  { value: 'all', label: 'Все часы приёма' },
                  { value: 'some', label: 'Только часть дня' },
                ]}
              />
            )}
          </form.AppField>
          {times === 'some' && (
            <div className="grid max-w-80 grid-cols-2 gap-4">
              <form.AppField name="osms_from">{() => <TimeField label="С" covers={['osms_hours']} />}</form.AppField>
              <form.AppField name="osms_to">{() => <TimeField label="До" />}</form.AppField>
            </div>
          )}
        </div>
      )}
      {services.length > 1 && (
        <div>
          <form.AppField name="ids">
            {() => (
              <ChecksField
                label="Для каких услуг"
                options={services.map(({ id, title, ...stated }) => ({
                  id,
                  title: (
                    <>
                      {typeset(title)}
                      <span className="block text-caption text-ink-3">{payersText(stated) ?? 'Не\u00A0указано'}</span>
                    </>
                  ),
                }))}
              />
            )}
          </form.AppField>
          <Button
            variant="quiet"
            size="small"
            className="mt-2 -ml-2"
            onClick={() => form.setFieldValue('ids', isForAll ? [service.id] : services.map(({ id }) => id))}
          >
            {isForAll ? 'Оставить одну' : 'Выбрать все'}
          </Button>
        </div>
      )}
    </DialogForm>
  );
}
