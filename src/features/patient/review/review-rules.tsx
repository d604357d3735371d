const refused = [
  'телефоны, адреса, ИИН и\u00A0фамилии: ваши и\u00A0чужие;',
  'диагнозы и\u00A0лечение других людей;',
  'оскорбления, угрозы и\u00A0нецензурные слова;',
  'реклама, ссылки и\u00A0промокоды;',
  'обвинения в\u00A0преступлении без решения суда.',
] as const;

/** What moderators refuse, folded away until asked for. */
export function ReviewRules() {
  return (
    <details className="mt-3 text-small">
      <summary className="link cursor-pointer">Чего не&nbsp;должно быть в&nbsp;отзыве</summary>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-4 text-ink-2 marker:text-teal">
        {refused.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-2 text-ink-2">
        О&nbsp;своём диагнозе пишите только то, что готовы показать всем: отзыв увидят и&nbsp;без входа на&nbsp;сайт.
      </p>
    </details>
  );
}
