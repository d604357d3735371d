interface ErrorSummaryProps {
  /** «Исправьте 4 поля», «Не получилось сохранить». */
  title: string;
  /** In the order of the form. An error of no field on the page has no `fieldId` and is plain text. */
  errors: readonly { fieldId?: string | undefined; text: string }[];
  /** Changes with every attempt to send: then the summary takes focus again. */
  attempt: number;
}

const takeFocus = (box: HTMLElement | null): void => box?.focus();

/** All errors of a form on top of it, each a link to its field. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  return (
    <div
      key={attempt}
      ref={takeFocus}
      role="alert"
      tabIndex={-1}
      className="rounded-note border-2 border-red bg-white p-5 focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-red phone:p-4"
    >
      <h2 className="text-title">{title}</h2>
      <ul className="mt-2 space-y-1">
        {errors.map(({ fieldId, text }) => (
          <li key={`${fieldId}: ${text}`}>
            {fieldId === undefined ? (
              text
            ) : (
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  // The address stays as it is; only focus moves.
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
                className="inline-block min-h-6 text-red underline underline-offset-4 hover:text-red-hover"
              >
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
