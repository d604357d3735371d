import { phoneHref } from '@/shared/format/phone';

interface FooterContactProps {
  title: string;
  phone: string;
  email: string;
}

/** Whom to call and write to. */
export function FooterContact({ title, phone, email }: FooterContactProps) {
  return (
    <section>
      <h2 className="text-small font-normal text-ink-3">{title}</h2>
      <p className="mt-3 phone:mt-2">
        <a
          href={phoneHref(phone)}
          className="inline-flex min-h-7 items-center font-medium transition-colors hover:text-teal phone:min-h-10"
        >
          {phone}
        </a>
      </p>
      <p>
        <a href={`mailto:${email}`} className="link inline-flex min-h-7 items-center phone:min-h-10">
          {email}
        </a>
      </p>
    </section>
  );
}
