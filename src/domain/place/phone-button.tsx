import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { useEffect, useRef, useState } from 'react';
import { phoneHref } from '@/shared/format/phone';
import { Button, ButtonAnchor } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { useIsPhone } from '@/shared/ui/use-is-phone';

interface PhoneButtonProps {
  /** Phone in the contract's format: +7-700-000-10-30. */
  phone: string;
  /** Name of the phone's owner, for screen readers, because a list has several of these buttons. */
  whose: string;
  /** Set in a row of buttons: the label is then «Телефон», and the button is 36 px high. */
  compact?: boolean;
  className?: string;
}

/** On phones a link that calls. Elsewhere the button «Показать телефон», which shows the number. */
export function PhoneButton({ phone, whose, compact = false, className }: PhoneButtonProps) {
  const [pressed, setPressed] = useState(false);
  const shown = useIsPhone() || pressed;
  const size = compact ? 'small' : 'normal';
  const call = useRef<HTMLAnchorElement>(null);

  // The pressed button disappears, so focus moves to the link in its place.
  useEffect(() => {
    if (pressed) call.current?.focus();
  }, [pressed]);

  return shown ? (
    <ButtonAnchor ref={call} href={phoneHref(phone)} size={size} className={cx('max-w-full', className)}>
      {!compact && <Icon icon={IconPhone} />}
      <span translate="no" className="truncate">
        {phone}
      </span>
      <span className="sr-only">, {whose}</span>
    </ButtonAnchor>
  ) : (
    <Button size={size} className={className} onClick={() => setPressed(true)}>
      <Icon icon={IconPhone} size={compact ? 18 : 20} />
      {compact ? 'Телефон' : 'Показать телефон'}
      <span className="sr-only">, {whose}</span>
    </Button>
  );
}
