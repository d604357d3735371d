/**
 * Advice for a visit under ОСМС, which needs a referral. On small screens a tap opens the advice.
 */
export function ReferralNote({ open = false }: { open?: boolean }) {
  return (
    <details
      open={open}
      className="rounded-note bg-amber-tint px-4 py-2.5 text-small text-amber-ink forced-colors:border"
    >
      <summary className="cursor-pointer font-semibold">Нужно направление от&nbsp;терапевта</summary>
      <p className="mt-1">
        Возьмите его в&nbsp;поликлинике, к&nbsp;которой прикреплены (ребёнку&nbsp;— у&nbsp;педиатра), и&nbsp;принесите
        с&nbsp;собой. Без него по&nbsp;ОСМС могут не&nbsp;принять.
      </p>
    </details>
  );
}
