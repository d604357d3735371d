import { useTypedAppFormContext } from '@/shared/form/app-form';
import { Card } from '@/shared/ui/card';

/** How to reach the person, and what the doctor, or who takes the sample, should know. */
export function ContactFields({ isSampling }: { isSampling: boolean }) {
  const form = useTypedAppFormContext({ defaultValues: { phone: '', email: '', comment: '' } });
  return (
    <Card>
      <h2 className="text-h3">Как с&nbsp;вами связаться</h2>
      <div className="mt-4 grid grid-cols-2 gap-4 phone:grid-cols-1">
        <form.AppField name="phone">{(field) => <field.PhoneField label="Телефон" autoComplete="tel" />}</form.AppField>
        <form.AppField name="email">
          {(field) => <field.EmailField label="Электронная почта" autoComplete="email" />}
        </form.AppField>
        <div className="col-span-full">
          <form.AppField name="comment">
            {(field) => (
              <field.TextareaField
                label={isSampling ? 'Комментарий' : 'Что беспокоит'}
                optional
                placeholder={isSampling ? 'Увидит только клиника' : 'Увидит только врач'}
                rows={3}
              />
            )}
          </form.AppField>
        </div>
      </div>
    </Card>
  );
}
