import { Link, linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ClinicReadinessStepStep } from '#generated/models/clinic-readiness-step-step.ts';
import type { ClinicReadinessStep } from '#generated/models/clinic-readiness-step.ts';
import type { DoctorReadinessStepStep } from '#generated/models/doctor-readiness-step-step.ts';
import type { DoctorReadinessStep } from '#generated/models/doctor-readiness-step.ts';
import type { ReadinessStepState } from '#generated/models/readiness-step-state.ts';
import type { User } from '#generated/models/user.ts';
import { hasRight } from '@/features/auth/session/clinic-rights';
import { wordFor } from '@/shared/format/word-for';
import type { PageLink } from '@/shared/url/router-types';

/** A step that must be done before patients can book. All screens use the same texts for it. */
export interface ReadinessStep {
  readonly id: DoctorReadinessStepStep | ClinicReadinessStepStep;
  readonly state: ReadinessStepState;
  /** Title of the step: «Часы приёма». */
  readonly title: string;
  /** Reason why the step isn't done, in lower case without a full stop. */
  readonly waits: string | undefined;
  /** Note below the title, shown while the step isn't done. */
  readonly note: ReactNode;
  /** Text of the link: «Задать». */
  readonly action: string;
  /** The page where the user does the step; undefined if this user has no right to do it. */
  readonly link: PageLink | undefined;
}

type Words = Pick<ReadinessStep, 'title' | 'action'> & Partial<Pick<ReadinessStep, 'waits' | 'note'>>;
const unknown: Words = { title: 'Ещё один шаг', action: 'Открыть' };

const doctorWords: Readonly<Record<DoctorReadinessStepStep, Words & { readonly link?: PageLink }>> = {
  clinic: {
    title: 'Клиника',
    action: 'Выбрать',
    waits: 'клиника ещё не\u00A0ответила на\u00A0ваш запрос',
    note: <OwnPractice />,
    link: linkOptions({ to: '/fo/doctor/clinics-binding' }),
  },
  services: {
    title: 'Услуги и\u00A0цены',
    action: 'Добавить',
    link: linkOptions({ to: '/fo/doctor/services' }),
  },
  hours: {
    title: 'Часы приёма',
    action: 'Задать',
    link: linkOptions({ to: '/fo/doctor/operating-modes' }),
  },
  online_booking: {
    title: 'Запись через Аман',
    action: 'Включить',
    note: 'Выключена: записаться можно только по\u00A0телефону',
    link: linkOptions({ to: '/fo/doctor/schedule-settings' }),
  },
  clinic_open: {
    title: 'Клиника открыта для пациентов',
    action: 'Мои клиники',
    waits: 'клинику ещё проверяют или её филиал не\u00A0открыт',
  },
  verification: {
    title: 'Проверка анкеты',
    action: 'Приложить сертификаты',
    waits: 'мы\u00A0проверяем вашу анкету, обычно это занимает день, с\u00A0сертификатами быстрее',
    link: linkOptions({ to: '/fo/doctor/profile', hash: 'certificates' }),
  },
};

/** Note that a doctor with a private practice registers as a clinic with one doctor. */
export function OwnPractice() {
  return (
    <>
      Примите приглашение или отправьте запрос. Принимаете сами, без клиники?{' '}
      <Link to="/auth/upgrade" className="link">
        Добавьте кабинет клиники
      </Link>{' '}
      с&nbsp;типом «Частный кабинет» и&nbsp;пригласите в&nbsp;неё себя.
    </>
  );
}

export function doctorSteps(steps: readonly DoctorReadinessStep[]): ReadinessStep[] {
  return steps.map(({ step, state }) => {
    const { waits, note, link, ...words } = wordFor(doctorWords, step, unknown);
    return { id: step, state, ...words, waits, note, link };
  });
}

const clinicWords: Readonly<Record<ClinicReadinessStepStep, Words>> = {
  filial: { title: 'Первый филиал', action: 'Добавить' },
  hours: { title: 'Часы работы филиала', action: 'Задать' },
  opening: {
    title: 'Филиал открыт для пациентов',
    action: 'Открыть',
    note: 'Пока это черновик: пациенты его не\u00A0видят',
  },
  doctors: {
    title: 'Врачи',
    action: 'Пригласить',
    waits: 'врач ещё не\u00A0ответил на\u00A0приглашение',
  },
  doctor_ready: {
    title: 'Врач, к\u00A0которому можно записаться',
    action: 'Врачи клиники',
    waits: 'врач указывает услуги и\u00A0часы приёма в\u00A0своём кабинете, а\u00A0новую анкету мы\u00A0проверяем',
  },
  verification: {
    title: 'Проверка клиники',
    action: 'Профиль клиники',
    waits: 'мы\u00A0сверяем БИН, название и\u00A0адрес, обычно это занимает день',
  },
};

export function clinicSteps(steps: readonly ClinicReadinessStep[], user: User | null): ReadinessStep[] {
  return steps.map(({ step, state, filial_id }) => {
    const { waits, note, ...words } = wordFor(clinicWords, step, unknown);
    return { id: step, state, ...words, waits, note, link: clinicLink(step, filial_id, user) };
  });
}

function clinicLink(step: ClinicReadinessStepStep, filialId: number | null, user: User | null): PageLink | undefined {
  switch (step) {
    case 'filial':
      return hasRight(user, 'profile') ? linkOptions({ to: '/fo/clinic/filials/add' }) : undefined;
    case 'hours':
    case 'opening':
      if (filialId === null || !hasRight(user, 'profile')) return undefined;
      return linkOptions({
        to: '/fo/clinic/filials/$id/profile',
        params: { id: String(filialId) },
        hash: step === 'hours' ? 'filial-hours' : 'filial-state',
      });
    case 'doctors':
      return hasRight(user, 'doctors') ? linkOptions({ to: '/fo/clinic/doctors/add' }) : undefined;
    default:
      return undefined;
  }
}
