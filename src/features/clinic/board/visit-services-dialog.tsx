import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { useClinicVisitServicesChange } from '#generated/api/clinic-visits/clinic-visits.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { AnalysesField } from '@/domain/service/analyses-field';
import { atBookedPrices, bookedIds, servicesChange, visitServicesSchema } from '@/domain/visit/visit-services';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { dateTime } from '@/shared/format/time';
import { SectionFailure } from '@/shared/section/section-query';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';
import { useDeskAnalyses } from './use-samples';

interface VisitServicesDialogProps {
  readonly visit: DeskVisit;
  readonly onClose: () => void;
}

/** Adds and removes analyses of a client's visit without a doctor. Its time stays. */
export function VisitServicesDialog({ visit, onClose }: VisitServicesDialogProps) {
  const [before] = useState(visit);
  const change = useWrite(useClinicVisitServicesChange(), {
    done: 'Анализы изменены',
    onDone: onClose,
  });
  const { form, frame } = useSchemaForm({
    schema: visitServicesSchema,
    defaultValues: { service_ids: bookedIds(visit) },
    draft: { name: `clinic-visit-services-${visit.id}` },
    submit: async ({ service_ids }) => {
      const data = servicesChange(before, service_ids);
      return data ? change.ask({ id: visit.id, data }) : onClose();
    },
  });
  const ids = useStore(form.store, ({ values }) => values.service_ids);
  const { chosen, together, ...fields } = useDeskAnalyses(visit.filial_id, ids);
  const analyses = atBookedPrices(visit, fields.analyses);
  const price = analyses.reduce((sum, one) => sum + (chosen.includes(one.service.id) ? one.price : 0), 0);
  return (
    <DialogForm
      size="normal"
      title="Изменить анализы"
      frame={frame}
      action="Сохранить"
      busy="Сохраняем"
      waiting={fields.list.isLoading && 'Загружаем'}
      failure="Не&nbsp;получилось сохранить"
      intro={
        <p>
          {visit.person.full_name}, {dateTime(visit.starts_at)}. Время визита останется прежним.
        </p>
      }
      onClose={onClose}
    >
      <SectionFailure query={fields.list} what="список анализов" />
      <AnalysesField
        {...fields}
        analyses={analyses}
        together={together && { ...together, price }}
        onChange={() => !change.isSending && change.forget()}
      />
    </DialogForm>
  );
}
