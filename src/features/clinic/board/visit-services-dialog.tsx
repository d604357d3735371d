import { useClinicVisitServicesChange } from '#generated/api/clinic-visits/clinic-visits.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { AnalysesField } from '@/domain/service/analyses-field';
import { useVisitServicesForm } from '@/domain/visit/use-visit-services-form';
import { atBookedPrices } from '@/domain/visit/visit-services';
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
  const change = useWrite(useClinicVisitServicesChange(), {
    done: 'Анализы изменены',
    onDone: onClose,
  });
  const draft = `clinic-visit-services-${visit.id}`;
  const { frame, ids } = useVisitServicesForm({ visit, draft, change, onClose });
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
