import type { FilialProfile } from '#generated/models/filial-profile.ts';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { Card } from '@/shared/ui/card';
import { HoursFrom } from './announced';
import { newFilial } from './filial-schema';
import { HolidayFields } from './holiday-fields';
import { WeekEditor } from './week-editor';

/** Opening hours of a filial: weekly hours and closed days. */
export function HoursCard({ filial }: { readonly filial?: FilialProfile }) {
  const form = useTypedAppFormContext({ defaultValues: newFilial });
  return (
    <Card aria-labelledby="filial-hours" className="px-0 pb-0 phone:px-0 phone:pb-0">
      <h2 id="filial-hours" className="scroll-mt-24 px-6 pb-4 text-title phone:px-4">
        Часы работы
      </h2>
      <form.AppField name="hours">{() => <WeekEditor />}</form.AppField>
      {filial && <HoursFrom filial={filial} />}
      <form.AppField name="holidays">{() => <HolidayFields />}</form.AppField>
    </Card>
  );
}
