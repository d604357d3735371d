import type { ReactNode } from 'react';
import type { Funding } from '#generated/models/funding.ts';
import { payerOf, payText } from '@/domain/service/funding-text';
import { ServicePrices } from '@/domain/service/service-prices';
import type { SlotHoldState } from '@/domain/slot/slot-holds';
import { deadlinesPhrase } from '@/domain/slot/slot-text';
import { payMeans, type Paid } from '@/domain/visit/payment-text';
import { formatWords } from '@/domain/visit/visit-format';
import { answerPhrase } from '@/domain/visit/visit-text';
import { brand } from '@/shared/config/brand';
import { CONSENT_VERSION } from '@/shared/config/consent';
import { SubmitButton } from '@/shared/form/form-frame';
import { phoneHref } from '@/shared/format/phone';
import { time } from '@/shared/format/time';
import { BottomBar } from '@/shared/ui/bottom-bar';
import { Card } from '@/shared/ui/card';
import { useNow } from '@/shared/use-now';
import type { BookedService, BookingOffer, BookingPlace } from './check-answers';
import { HoldNote } from './hold-note';

interface BookingPayProps {
  link: BookedService;
  /** The analyses, if the visit is for several. */
  together: BookingOffer['together'];
  place: BookingPlace;
  /** Whether the visit is a sample taken without a doctor. */
  isSampling: boolean;
  startsAt: string;
  state: SlotHoldState;
  /** The possible payers at this time and the chosen payer; `payer` is empty if none is chosen. */
  paying: { readonly payers: readonly Funding[]; readonly payer: string };
  /** Who receives the money at the visit. */
  paid: Paid;
  /** Scrolls to the notice above the form. It is called if the slot isn't held. */
  onAsk: () => void;
  /** Checkbox for the consent. */
  children: ReactNode;
}

/**
 * Price of the visit. While a slot is held, it is the price of the hold (contract: rules of
 * booking, 8).
 */
function dueOf({ link, state, paying: { payers, payer } }: Pick<BookingPayProps, 'link' | 'state' | 'paying'>) {
  const one = payerOf(
    payers,
    payers.find((known) => known === payer),
  );
  const funded = {
    price: state.kind === 'held' ? state.hold.price : link.price,
    ...(payers.length > 0 && { funding: payers }),
  };
  const isPaid = one === undefined || one === 'paid';
  return { isPaid, amount: payText(funded, one), label: isPaid ? formatWords(link.service.format).due : 'Оплата' };
}

export function BookingPay({
  link,
  together,
  place,
  isSampling,
  startsAt,
  state,
  paying,
  paid,
  onAsk,
  children,
}: BookingPayProps) {
  const moment = useNow();
  const { amount, label, isPaid } = dueOf({ link, state, paying });
  const means = isPaid ? payMeans(paid) : '';
  return (
    <Card className="flex flex-col gap-5 wide:sticky wide:top-6">
      <div className="flex flex-col gap-5 phone:hidden">
        {state.kind === 'held' && (
          <div className="narrow:hidden">
            <HoldNote hold={state.hold} />
          </div>
        )}
        {together ? (
          <div className="border-b border-line pb-5 text-ink-2">
            <ServicePrices services={state.kind === 'held' ? (state.hold.services ?? together) : together} />
          </div>
        ) : (
          <p className="flex justify-between gap-4 border-b border-line pb-5 text-ink-2">
            <span className="min-w-0">{link.service.title}</span>
            <span translate="no" className="text-right tabular text-ink">
              {amount}
            </span>
          </p>
        )}
        <p className="flex justify-between gap-4 text-h3">
          {label}{' '}
          <span translate="no" className="text-right tabular">
            {amount}
          </span>
        </p>
      </div>
      {means !== '' && <p className="text-small text-ink-2 desktop:-mt-3">Можно заплатить {means}.</p>}
      <div>
        {children}
        <ConsentFacts
          atHome={link.service.format === 'home'}
          isSampling={isSampling}
          operator={place.clinic_legal_name}
          phone={place.phone}
        />
      </div>
      <div className="phone:hidden">
        <HoldGone startsAt={startsAt} state={state} onAsk={onAsk} />
        <BookButton state={state} />
      </div>
      {state.kind === 'held' && <AnswerTerms until={state.hold.answer_until} phone={place.phone} moment={moment} />}
      <p className="text-small text-ink-3">{deadlinesPhrase(startsAt, place, moment)}</p>
    </Card>
  );
}

/** Deadline for the clinic's answer, and what happens if the clinic doesn't answer. */
function AnswerTerms({ until, phone, moment }: { until: string | null; phone: string; moment: number }) {
  if (until === null) {
    return <p className="text-small text-ink-2">Запись подтвердится сразу, ждать ответа не&nbsp;нужно.</p>;
  }
  return (
    <p className="text-small text-ink-2">
      <strong className="font-medium text-ink">{answerPhrase(until, moment)}.</strong> Не&nbsp;ответит&nbsp;— запись
      снимется сама, и&nbsp;мы&nbsp;предложим ближайшее время. До&nbsp;ответа её можно отменить. Торопитесь? Позвоните:{' '}
      <a href={phoneHref(phone)} className="link whitespace-nowrap">
        {phone}
      </a>
    </p>
  );
}

/** Bar with the price and the submit button, at the bottom of the screen on phones. */
export function BookingBar({
  link,
  startsAt,
  state,
  paying,
  onAsk,
}: Omit<BookingPayProps, 'together' | 'place' | 'isSampling' | 'paid' | 'children'>) {
  const due = dueOf({ link, state, paying });
  return (
    <BottomBar className="-mx-(--gutter)">
      <HoldGone startsAt={startsAt} state={state} onAsk={onAsk} />
      <p className="mb-2 flex justify-between gap-4 text-small text-ink-2">
        {due.label}{' '}
        <strong translate="no" className="text-right font-medium text-ink">
          {due.amount}
        </strong>
      </p>
      <BookButton state={state} />
    </BottomBar>
  );
}

const goneTexts = {
  over: 'больше не\u00A0держим',
  ended: 'больше не\u00A0держим',
  lost: 'уже недоступно',
  failed: 'отложить не\u00A0удалось',
} as const;

/**
 * Text above the disabled submit button, because a user who has scrolled down can't see the notice
 * above the form.
 */
function HoldGone({ startsAt, state, onAsk }: Pick<BookingPayProps, 'startsAt' | 'state' | 'onAsk'>) {
  if (state.kind === 'held' || state.kind === 'asking') return null;
  return (
    <p className="mb-2 flex flex-wrap items-center justify-between gap-x-4 text-small text-amber-ink">
      {time(startsAt)} {goneTexts[state.kind]}
      <button type="button" className="link phone:min-h-11" onClick={onAsk}>
        Что делать
      </button>
    </p>
  );
}

/**
 * Submit button. It is disabled while no slot is held, but never replaced with another element, so
 * that it keeps the focus when the slot is lost.
 */
function BookButton({ state }: { state: SlotHoldState }) {
  return (
    <SubmitButton
      size="large"
      wide
      aria-disabled={state.kind !== 'held'}
      waiting={state.kind === 'asking' && 'Занимаем время'}
      busy="Записываем"
    >
      Записаться
    </SubmitButton>
  );
}

interface ConsentFactsProps {
  /** Legal name of the clinic that receives the data. */
  operator: string;
  phone: string;
  /** Whether it is a home visit. The doctor then receives the address. */
  atHome: boolean;
  /** Whether a sample is taken without a doctor. */
  isSampling: boolean;
}

/** The six facts that a consent must contain (law 94-V), in a folded block. */
function ConsentFacts({ operator, phone, atHome, isSampling }: ConsentFactsProps) {
  const facts = [
    ['Кому', `${operator}; передаёт ${brand.operator}.`],
    ['Зачем', `Записать вас, подтвердить визит и\u00A0${isSampling ? 'взять анализы' : 'провести приём'}.`],
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
