import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { brand } from '@/shared/config/brand';
import { phoneHref } from '@/shared/format/phone';
import { Callout } from '@/shared/ui/callout';

/** Answers without seeing the person are no consultation. */
export function NoConsultationNote({ className }: { className?: string }) {
  return (
    <Callout tone="teal" icon={IconInfoCircle} {...(className !== undefined && { className })}>
      Ответы врачей не&nbsp;заменяют консультацию: без осмотра нельзя поставить диагноз и&nbsp;назначить лечение.
      Срочная&nbsp;помощь:&nbsp;
      <a href={phoneHref(brand.emergency)} className="font-medium underline underline-offset-2">
        {brand.emergency}
      </a>
    </Callout>
  );
}
