import { FormApi } from '@tanstack/react-form';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { checkAlways, sendChecked } from '@/shared/form/use-schema-form';

const options = (people: string[], onSubmit: () => void) => ({
  defaultValues: { person: 'me' },
  validationLogic: checkAlways,
  validators: { onDynamic: v.object({ person: v.picklist(people, 'Выберите, кто пойдёт') }) },
  canSubmitWhenInvalid: true,
  onSubmit,
});

test('a value that a changed schema allows is sent, though an earlier check refused it', async () => {
  const sent = vi.fn();
  const form = new FormApi(options(['me'], sent));
  form.mount();
  // As in a booking: the new relative is chosen before the list that names them has arrived.
  form.setFieldValue('person', '7');
  await sendChecked(form);
  expect(sent).not.toHaveBeenCalled();

  form.update(options(['me', '7'], sent));
  await sendChecked(form);
  expect(sent).toHaveBeenCalledOnce();
});

test('a value that a changed schema refuses is not sent', async () => {
  const sent = vi.fn();
  const form = new FormApi(options(['me', '7'], sent));
  form.mount();
  form.setFieldValue('person', '7');
  form.update(options(['me'], sent));
  await sendChecked(form);
  expect(sent).not.toHaveBeenCalled();
});
