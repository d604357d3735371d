import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import * as v from 'valibot';
import type { VisitServicesRequest } from '#generated/models/visit-services-request.ts';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { type Booked, bookedIds, servicesChange } from './visit-services';

const schema = v.object({ service_ids: v.array(v.number()) });

interface VisitServicesForm {
  readonly visit: Booked & { readonly id: number };
  /** Name of the stored draft. */
  readonly draft: string;
  readonly change: {
    readonly ask: (variables: { id: number; data: VisitServicesRequest }) => Promise<unknown>;
  };
  readonly onClose: () => void;
}

/** Form with which a patient or a clinic adds and removes analyses of a visit. */
export function useVisitServicesForm({ visit, draft, change, onClose }: VisitServicesForm) {
  const [before] = useState(visit);
  const { form, frame } = useSchemaForm({
    schema,
    defaultValues: { service_ids: bookedIds(visit) },
    draft: { name: draft },
    submit: async ({ service_ids }) => {
      const data = servicesChange(before, service_ids);
      return data ? change.ask({ id: visit.id, data }) : onClose();
    },
  });
  return { frame, ids: useStore(form.store, ({ values }) => values.service_ids) };
}
