import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { useEffect, useRef, useState } from 'react';
import { phoneHref } from '@/shared/format/phone';
import { Button } from '@/shared/ui/button';
import { ButtonAnchor } from '@/shared/ui/button-link';
import { Icon } from '@/shared/ui/icon';

interface PhoneButtonProps {
  phone: string;
  /** Whose number it is, for screen readers. */
  owner: string;
  className?: string;
}

/** Shows the number when asked; then it is a link that calls. */
export function PhoneButton({ phone, owner, className }: PhoneButtonProps) {
  const [shown, setShown] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    // The button is gone: focus goes on to what replaced it.
    if (shown) link.current?.focus();
  }, [shown]);

  if (shown) {
    return (
      <ButtonAnchor ref={link} href={phoneHref(phone)} size="small" className={className}>
        {phone}
      </ButtonAnchor>
    );
  }
  return (
    <Button size="small" onClick={() => setShown(true)} className={className}>
      <Icon glyph={IconPhone} size={18} />
      Телефон<span className="sr-only">: {owner}</span>
    </Button>
  );
}
