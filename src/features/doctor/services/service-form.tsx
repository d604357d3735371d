import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import {
  getDoctorServiceLinkListQueryKey,
  useDoctorServiceLinkUpdate,
} from '#generated/api/doctor-services/doctor-services.ts';
import type { DoctorServiceLink } from '#generated/models/doctor-service-link.ts';
import { isProblem } from '@/shared/api/problem';
import { FormFrame, SubmitButton } from '@/shared/form/form-frame';
import { positiveWhole } from '@/shared/form/rules/digits';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { duration } from '@/shared/format/duration';
import { Button } from '@/shared/ui/button';
import { useWrite } from '@/shared/write/use-write';

export const MAX_PRICE = 10_000_000;

/**
 * Form schema of price and duration. Its output consists of numbers, as in the contract's request.
 */
export const priceSchema = v.object({
  price: positiveWhole(MAX_PRICE),
  duration_minutes: v.pipe(v.string(), v.transform(Number)),
});

/** Form inside the list of services, for price and duration. */
export function ServiceForm({ link, onClose }: { readonly link: DoctorServiceLink; readonly onClose: () => void }) {
  const client = useQueryClient();
  const update = useWrite(useDoctorServiceLinkUpdate(), {
    done: 'Цена и\u00A0длительность сохранены',
    onDone: onClose,
    onFailed: (problem) => {
      // The refetch loads the price that the other page has saved, so that a retry can succeed.
      if (isProblem(problem, 409)) void client.invalidateQueries({ queryKey: getDoctorServiceLinkListQueryKey() });
    },
  });
  const place = useRef<HTMLDivElement>(null);
  const { form, frame } = useSchemaForm({
    schema: priceSchema,
    defaultValues: { price: String(link.price), duration_minutes: String(link.duration_minutes) },
    draft: { name: `doctor-service-${link.id}` },
    submit: (data) => update.ask({ id: link.id, data: { ...data, from_price: link.price } }),
  });

  useEffect(() => {
    place.current?.querySelector('input')?.select();
  }, []);

  return (
    <FormFrame {...frame} summary={false} failure="Не&nbsp;сохранено" className="mt-3">
      <div
        ref={place}
        className="flex flex-wrap items-start gap-3"
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      >
        <form.AppField name="price">
          {(field) => (
            <field.TextField className="w-40 phone:grow" label="Цена, ₸" inputMode="numeric" autoComplete="off" />
          )}
        </form.AppField>
        <form.AppField name="duration_minutes">
          {(field) => (
            <field.SelectField className="w-44 phone:grow" label="Длительность">
              <DurationOptions also={link.duration_minutes} />
            </field.SelectField>
          )}
        </form.AppField>
        <div className="flex gap-2 pt-7 phone:w-full phone:pt-0">
          <SubmitButton busy="Сохраняем" className="min-h-12 phone:grow">
            Сохранить
          </SubmitButton>
          <Button variant="quiet" className="min-h-12" onClick={onClose}>
            Отменить
          </Button>
        </div>
      </div>
    </FormFrame>
  );
}

const USUAL = [10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 75, 90, 120, 150, 180, 240];

/** Options for the usual durations. The current duration is added if it isn't one of them. */
export function DurationOptions({ also }: { readonly also?: number }) {
  const minutes = [...new Set([...USUAL, ...(also === undefined ? [] : [also])])].toSorted((a, b) => a - b);
  return minutes.map((one) => (
    <option key={one} value={one}>
      {duration(one)}
    </option>
  ));
}
