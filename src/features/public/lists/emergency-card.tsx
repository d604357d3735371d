import IconUrgent from '@tabler/icons-react/dist/esm/icons/IconUrgent.mjs';
import { brand } from '@/shared/config/brand';
import { phoneHref } from '@/shared/format/phone';
import { ButtonAnchor } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';

/** 103 beside a list that may be read by somebody who cannot wait. */
export function EmergencyCard() {
  return (
    <Card aria-labelledby="emergency-heading">
      <h2 id="emergency-heading" className="flex items-center gap-2 text-title">
        <Icon icon={IconUrgent} className="text-red" />
        Ждать нельзя?
      </h2>
      <p className="mt-2 mb-4 text-small text-ink-2">Если плохо прямо сейчас, не&nbsp;записывайтесь, а&nbsp;звоните.</p>
      <ButtonAnchor href={phoneHref(brand.emergency)} variant="danger" size="small">
        Позвонить {brand.emergency}
      </ButtonAnchor>
    </Card>
  );
}
