import { Link } from '@tanstack/react-router';
import type { Answer } from '#generated/models/answer.ts';
import { specialisationLine } from '@/domain/doctor/doctor-facts';
import { calendarDay } from '@/shared/format/date';
import { fullName } from '@/shared/format/name';
import { typeset } from '@/shared/format/typography';
import { Avatar } from '@/shared/ui/avatar';

/** What a doctor answered, and the way to them. */
export function AnswerItem({ answer: { doctor, text, created_at: at } }: { answer: Answer }) {
  const name = fullName(doctor);
  return (
    <li className="border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0 phone:py-4">
      <article>
        <div className="flex items-center gap-3">
          <Avatar id={doctor.id} name={name} src={doctor.avatar} size={48} />
          <div className="min-w-0">
            <h3 className="font-medium">
              <Link to="/doctor/$slug" params={{ slug: doctor.slug }} className="link wrap-anywhere">
                {name}
              </Link>
            </h3>
            <p className="text-small text-ink-3">
              {specialisationLine({ ...doctor, degree: null })}, {calendarDay(at)}
            </p>
          </div>
        </div>
        <p className="mt-3 max-w-160 wrap-break-word whitespace-pre-line">{typeset(text)}</p>
      </article>
    </li>
  );
}
