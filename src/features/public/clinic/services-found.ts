import type { ClinicService } from '#generated/models/clinic-service.ts';
import { foldCase } from '@/shared/format/letter-case';

/** Services whose title contains every typed word, in any order; «ё» matches «е». */
export function servicesFound(services: readonly ClinicService[], text: string): readonly ClinicService[] {
  const words = foldCase(text).split(/\s+/).filter(Boolean);
  return services.filter(({ service }) => {
    const title = foldCase(service.title);
    return words.every((word) => title.includes(word));
  });
}
