import { useDoctorOperatingModes } from '#generated/api/doctor-schedule/doctor-schedule.ts';
import type { OperatingDay } from '#generated/models/operating-day.ts';
import { useReadiness } from '@/features/readiness/use-readiness';

/** Whether a doctor has set hours of reception, in whatever filial; true until it is known. */
export function useHasHours(): boolean {
  const isStepLeft = useReadiness('doctor')?.left.some(({ id }) => id === 'hours') ?? false;
  // The step is about the filial that lacks least, which may not be the one with the hours.
  const modes = useDoctorOperatingModes({ query: { meta: { silent: true }, enabled: isStepLeft } }).data?.data;
  return !isStepLeft || (modes?.some(({ days, odd_days }) => [...days, ...(odd_days ?? [])].some(isOpen)) ?? true);
}

function isOpen({ hours }: OperatingDay): boolean {
  return hours !== null;
}
