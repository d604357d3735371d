import type { ServiceKind } from '#generated/models/service-kind.ts';

/** Titles of the kinds of service (docs/rules.md §9). The pages show them in this order. */
export const KIND_TITLES = {
  consultation: 'Приёмы',
  examination: 'Обследования',
  analysis: 'Анализы',
} satisfies Record<ServiceKind, string>;

export const KINDS = Object.keys(KIND_TITLES) as ServiceKind[];

export interface ServiceGroup<Row> {
  kind: ServiceKind;
  title: string;
  services: readonly Row[];
}

/**
 * Groups services under «Приёмы», «Обследования», «Анализы». A kind without services is left out.
 */
export function groupByKind<Row extends { readonly service: { readonly kind: ServiceKind } }>(
  services: readonly Row[],
): ServiceGroup<Row>[] {
  return KINDS.map((kind) => ({
    kind,
    title: KIND_TITLES[kind],
    services: services.filter(({ service }) => service.kind === kind),
  })).filter((group) => group.services.length > 0);
}
