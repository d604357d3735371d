import { useDoctorOperatingModes } from '#generated/api/doctor-schedule/doctor-schedule.ts';
import type { OperatingDay } from '#generated/models/operating-day.ts';
import { useReadiness } from '@/features/readiness/use-readiness';

/** Whether the doctor has working hours in any filial; true while loading. */
export function useHasHours(): boolean {
  const isStepLeft = useReadiness('doctor')?.left.some(({ id }) => id === 'hours') ?? false;
  // The readiness step is about the filial with the fewest steps left. This filial may lack hours
  // although another filial has hours, so the hours of all filials are read too.
  const modes = useDoctorOperatingModes({ query: { meta: { silent: true }, enabled: isStepLeft } }).data?.data;
  return !isStepLeft || (modes?.some(({ days, odd_days }) => [...days, ...(odd_days ?? [])].some(isOpen)) ?? true);
}

function isOpen({ hours }: OperatingDay): boolean {
  return hours !== null;
}
