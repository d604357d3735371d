import type { ClinicService } from '@generated/models/clinic-service';

/** Services whose title holds every word that was typed, wherever it stands; ё and е are one letter. */
export function servicesFound(services: readonly ClinicService[], text: string): readonly ClinicService[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  return services.filter(({ service }) => {
    const title = folded(service.title);
    return words.every((word) => title.includes(word));
  });
}

function folded(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}
