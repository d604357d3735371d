import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { Callout } from '@/shared/ui/callout';

/** What to do before a visit by ОСМС. */
export function ReferralNote() {
  return (
    <Callout tone="amber" icon={IconFileText}>
      <strong className="font-semibold">{REFERRAL.title}</strong> {REFERRAL.text}
    </Callout>
  );
}

/** The same where there is little room: what to do opens by a tap. */
export function ReferralLine() {
  return (
    <details className="rounded-note bg-amber-tint px-4 py-2.5 text-small text-amber-ink forced-colors:border">
      <summary className="cursor-pointer font-semibold">{REFERRAL.title}</summary>
      <p className="mt-1">{REFERRAL.text}</p>
    </details>
  );
}

const REFERRAL = {
  title: 'Нужно направление от\u00A0терапевта.',
  text: 'Возьмите его в\u00A0поликлинике, к\u00A0которой прикреплены (ребёнку\u00A0— у\u00A0педиатра), и\u00A0принесите с\u00A0собой. Без него по\u00A0ОСМС могут не\u00A0принять.',
} as const;
