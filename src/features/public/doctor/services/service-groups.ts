import type { DoctorService } from '@generated/models/doctor-service';
import type { ServiceKind } from '@generated/models/service-kind';

/** Kinds of service (specification §9), in the order in which a doctor's page lists them. */
const KIND_TITLES = {
  consultation: 'Приёмы',
  examination: 'Обследования',
  analysis: 'Анализы',
} satisfies Record<ServiceKind, string>;

const KINDS = Object.keys(KIND_TITLES) as ServiceKind[];

export interface ServiceGroup {
  kind: ServiceKind;
  title: string;
  services: readonly DoctorService[];
}

/** Services under «Приёмы», «Обследования», «Анализы»; a kind without services is left out. */
export function groupByKind(services: readonly DoctorService[]): ServiceGroup[] {
  return KINDS.map((kind) => ({
    kind,
    title: KIND_TITLES[kind],
    services: services.filter(({ service }) => service.kind === kind),
  })).filter((group) => group.services.length > 0);
}
