import { brand } from '@/shared/config/brand';
import { CONSENT_VERSION } from '@/shared/config/consent';

interface ConsentFactsProps {
  /** Legal name of the clinic that receives the data. */
  operator: string;
  phone: string;
  /** The doctor comes to the patient, and is told where. */
  atHome: boolean;
  /** No doctor receives: a sample is taken. */
  isSampling: boolean;
}

/** The six facts that a consent owes its reader (law 94-V), folded away until asked for. */
export function ConsentFacts({ operator, phone, atHome, isSampling }: ConsentFactsProps) {
  const facts = [
    ['Кому', `${operator}; передаёт ${brand.operator}.`],
    ['Зачем', `Записать вас, подтвердить визит и\u00A0${isSampling ? 'взять анализ' : 'провести приём'}.`],
    [
      'Какие данные',
      `Имя, дата рождения, телефон, почта${atHome ? ', адрес' : ''} и\u00A0то, что вы написали ${isSampling ? 'клинике' : 'врачу'}.`,
    ],
    ['Третьи лица', 'Никому больше, кроме случаев, названных в\u00A0законе.'],
    ['Срок', 'Пока идёт запись, и\u00A0три года после визита.'],
    ['Как отозвать', `Напишите на\u00A0${brand.support.email} или позвоните в\u00A0клинику: ${phone}.`],
  ] as const;
  return (
    <details className="mt-1 ml-9 text-small">
      <summary className="link cursor-pointer">Какие данные, срок и&nbsp;как отозвать</summary>
      <dl className="mt-2 flex flex-col gap-2">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt className="font-medium">{term}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-ink-3">Версия согласия: {CONSENT_VERSION}.</p>
    </details>
  );
}
