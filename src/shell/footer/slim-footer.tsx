import { brand } from '@/shared/config/brand';
import { phoneHref } from '@/shared/format/phone';
import { EmergencyLine } from './emergency-line';

/** Whom to ask for help, and whom when it is urgent. */
export function SlimFooter() {
  const { phone, email } = brand.support;
  return (
    <footer className="mt-16 border-t border-line text-small text-ink-2 phone:mt-10">
      <div className="page flex flex-wrap justify-between gap-x-8 gap-y-2 py-5">
        <p>
          Поддержка:{' '}
          <a href={phoneHref(phone)} className="link whitespace-nowrap">
            {phone}
          </a>
          ,{' '}
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>
        </p>
        <EmergencyLine />
      </div>
    </footer>
  );
}
