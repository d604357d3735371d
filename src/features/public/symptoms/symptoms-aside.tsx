import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { PatientGroup } from '#generated/models/patient-group.ts';
import { WhichDoctorCard } from '@/features/public/lists/advice-cards';
import { ButtonLink } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { ChipLink } from '@/shared/ui/chip';

const POPULAR: Readonly<Record<PatientGroup, readonly string[]>> = {
  adults: ['Температура', 'Головная боль', 'Боль в\u00A0пояснице', 'Боль в\u00A0горле', 'Высокое давление', 'Кашель'],
  children: ['Температура', 'Кашель', 'Насморк', 'Сыпь', 'Рвота', 'Понос'],
};

/**
 * Cards beside the symptoms: frequent symptoms, doctors for a first visit, questions, and a
 * disclaimer.
 */
export function SymptomsAside({ patients }: { patients: PatientGroup }) {
  return (
    <>
      <Card aria-labelledby="popular-symptoms">
        <h2 id="popular-symptoms" className="mb-3 text-title">
          {patients === 'children' ? 'Чаще всего у\u00A0детей' : 'Чаще всего'}
        </h2>
        <ul className="flex flex-wrap gap-2">
          {POPULAR[patients].map((title) => (
            <li key={title}>
              <ChipLink
                to="/symptoms"
                search={{ q: title.replaceAll('\u00A0', ' '), who: patients }}
                resetScroll={false}
              >
                {title}
              </ChipLink>
            </li>
          ))}
        </ul>
      </Card>
      <WhichDoctorCard withSymptoms={false} />
      <Card aria-labelledby="ask-heading">
        <h2 id="ask-heading" className="text-title">
          Уже спрашивали
        </h2>
        <p className="mt-2 mb-4 text-small text-ink-2">
          Прочтите, что врачи ответили другим. Свой вопрос задайте на&nbsp;приёме.
        </p>
        <ButtonLink to="/qa" size="small">
          Вопросы и&nbsp;ответы
        </ButtonLink>
      </Card>
      <Callout tone="neutral" icon={IconInfoCircle} className="bg-sunken">
        Это справка, а&nbsp;не&nbsp;диагноз: его ставит врач после осмотра. Не&nbsp;откладывайте визит, если становится
        хуже. Текст составлен по&nbsp;открытым рекомендациям NICE и&nbsp;NHS (на&nbsp;английском) и&nbsp;ВОЗ.
        Это&nbsp;черновик: врач его ещё не&nbsp;проверил.
      </Callout>
    </>
  );
}
