import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useRef, useState } from 'react';
import {
  getDoctorServiceFundingUpdateMutationOptions,
  getDoctorServiceQuestionListQueryOptions,
  getDoctorServiceQuestionsUpdateMutationOptions,
} from '#generated/api/doctor-services/doctor-services.ts';
import type { DoctorServiceLink } from '#generated/models/doctor-service-link.ts';
import { fundedLink, payersText } from '@/features/desk/funding/funding-desk';
import type { QuestionsDesk } from '@/features/desk/questions/questions-desk';
import { duration } from '@/shared/format/duration';
import { typeset } from '@/shared/format/typography';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { Badge } from '@/shared/ui/badge';
import { Icon } from '@/shared/ui/icon';
import { MoreItem, MoreMenu } from '@/shared/ui/overlay/more-menu';
import { Price } from '@/shared/ui/price-tag';
import type { FilialServices } from './filial-services';
import { RemoveServiceDialog, VisibilityDialog } from './service-dialogs';
import { ServiceForm } from './service-form';

const fundingDialog = lazyModule(() => import('@/features/desk/funding/funding-dialog'));
const questionsDialog = lazyModule(() => import('@/features/desk/questions/questions-dialog'));
const doctorQuestions: QuestionsDesk = {
  questionList: (service) => getDoctorServiceQuestionListQueryOptions(service),
  questionsUpdate: getDoctorServiceQuestionsUpdateMutationOptions,
};

interface ServiceRowProps {
  readonly link: DoctorServiceLink;
  readonly filial: FilialServices;
  /** Whether the doctor writes referrals. */
  readonly isFamily: boolean;
}

/** A service in one filial. A press on the price opens a form in the row. */
export function ServiceRow({ link, filial, isFamily }: ServiceRowProps) {
  const [opened, setOpened] = useState<'form' | 'visibility' | 'removal'>();
  const funding = useLazyDialog(fundingDialog, 'форму');
  const questions = useLazyDialog(questionsDialog, 'вопросы');
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => setOpened(undefined);
  const { service, visible } = link;
  const title = service.title;
  const payers = payersText(link);

  if (opened === 'form') {
    return (
      <li className="-mx-6 bg-teal-tint px-6 py-4 phone:mx-0 phone:px-4">
        <p className="font-medium">{typeset(title)}</p>
        <ServiceForm
          link={link}
          onClose={() => {
            close();
            // The button mounts again only after this render, so it gets the focus a moment later.
            requestAnimationFrame(() => trigger.current?.focus());
          }}
        />
      </li>
    );
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 py-2 phone:grid-cols-[minmax(0,1fr)_auto] phone:px-4">
      <div className="min-w-0 wrap-anywhere">
        <p className={visible ? undefined : 'text-ink-3'}>{typeset(title)}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-3">
          {duration(link.duration_minutes)}
          {payers !== undefined && <span>{payers}</span>}
          {!visible && <Badge icon={IconEyeOff}>Скрыта от&nbsp;пациентов</Badge>}
        </p>
      </div>
      <button
        ref={trigger}
        type="button"
        onClick={() => setOpened('form')}
        className="flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold whitespace-nowrap transition-colors hover:bg-teal-tint hover:text-teal phone:col-start-1 phone:row-start-2 phone:-ml-3 phone:w-fit"
      >
        <Price of={link.price} />
        <Icon icon={IconPencil} size={16} className="text-ink-3" />
        <span className="sr-only">, изменить: {title}</span>
      </button>
      <span className="phone:col-start-2 phone:row-start-1">
        <MoreMenu label={`Действия: ${title}`}>
          <MoreItem onClick={() => setOpened('form')}>Изменить цену и&nbsp;длительность</MoreItem>
          <MoreItem onClick={funding.show}>Кто платит</MoreItem>
          <MoreItem onClick={questions.show}>Вопросы перед визитом</MoreItem>
          <MoreItem onClick={() => setOpened('visibility')}>
            {visible ? 'Скрыть от\u00A0пациентов' : 'Показать пациентам'}
          </MoreItem>
          <MoreItem danger onClick={() => setOpened('removal')}>
            Удалить
          </MoreItem>
        </MoreMenu>
      </span>
      {funding.part && (
        <funding.part.FundingDialog
          write={getDoctorServiceFundingUpdateMutationOptions}
          ask={({ ids, ...payersNow }) => ({ data: { link_ids: ids, ...payersNow } })}
          service={fundedLink(link)}
          isFamily={isFamily}
          services={filial.links.map(fundedLink)}
          place={filial.title}
          onClose={funding.close}
        />
      )}
      {questions.part && (
        <questions.part.QuestionsDialog desk={doctorQuestions} service={service} onClose={questions.close} />
      )}
      {opened === 'visibility' && <VisibilityDialog link={link} onClose={close} />}
      {opened === 'removal' && <RemoveServiceDialog link={link} onClose={close} />}
    </li>
  );
}
