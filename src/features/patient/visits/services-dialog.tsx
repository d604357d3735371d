import { keepPreviousData } from '@tanstack/react-query';
import { useVisitServicesChange } from '#generated/api/patient-visits/patient-visits.ts';
import { useClinicServices } from '#generated/api/public-clinics/public-clinics.ts';
import { useClinicSampling } from '#generated/api/public-sampling/public-sampling.ts';
import type { Visit } from '#generated/models/visit.ts';
import { AnalysesField, chosenOf } from '@/domain/service/analyses-field';
import { sampledService } from '@/domain/service/several-analyses';
import { useVisitServicesForm } from '@/domain/visit/use-visit-services-form';
import { atBookedPrices } from '@/domain/visit/visit-services';
import { useVisitChanged } from '@/features/patient/visit-parts/use-visit-changed';
import { dateTime } from '@/shared/format/time';
import { SectionFailure } from '@/shared/section/section-query';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWrite } from '@/shared/write/use-write';

/** Adds and removes analyses of a visit without a doctor. Its time stays. */
export function ServicesDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const change = useWrite(useVisitServicesChange(), {
    done: 'Анализы изменены',
    onDone: onClose,
    onFailed: useVisitChanged(visit),
  });
  const draft = `visit-services-${visit.id}`;
  const { frame, ids } = useVisitServicesForm({ visit, draft, change, onClose });
  const fields = useVisitAnalyses(visit, ids);
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
          {visit.filial.title}, {dateTime(visit.starts_at)}. Время визита останется прежним.
        </p>
      }
      onClose={onClose}
    >
      <SectionFailure query={fields.list} what="список анализов" />
      <AnalysesField {...fields} onChange={() => !change.isSending && change.forget()} />
    </DialogForm>
  );
}

const silent = { meta: { silent: true } };

/** The analyses that the visit's filial takes by appointment, and the sum of the chosen ones. */
function useVisitAnalyses(visit: Visit, ids: readonly number[]) {
  const { id: filialId, clinic_slug: slug } = visit.filial;
  const list = useClinicServices(slug, { filial_id: filialId }, { query: silent });
  const offers = (list.data?.data ?? [])
    .filter(({ service, appointment }) => service.kind === 'analysis' && appointment === 'filial')
    .map(({ service, price_from }) => ({ service, price: price_from }));
  const analyses = atBookedPrices(visit, offers);
  const chosen = chosenOf(analyses, ids);
  const [first = 0] = chosen;
  const combined = useClinicSampling(
    slug,
    { service_id: first, ...(chosen.length > 1 && { service_ids: chosen }) },
    { query: { ...silent, enabled: chosen.length > 0, placeholderData: keepPreviousData } },
  );
  const sampling = combined.data?.data;
  const place = sampling?.places.find(({ id }) => id === filialId);
  return {
    list,
    analyses,
    combined,
    together:
      sampling && place && chosen.length > 0
        ? {
            ...place,
            price: analyses.reduce((sum, { service, price }) => sum + (chosen.includes(service.id) ? price : 0), 0),
            fasting: sampling.fasting,
            preparation: sampledService(sampling).preparation ?? [],
          }
        : undefined,
  };
}
