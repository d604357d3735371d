import type { ReactNode } from 'react';

/** The card of the booking beside the text, with its heading. It stays in sight, and never grows out of the screen. */
export function BookingFrame({ children }: { children: ReactNode }) {
  return (
    <section
      aria-labelledby="booking"
      className="sticky top-24 flex max-h-[calc(100dvh-(--spacing(37)))] flex-col rounded-card bg-white narrow:hidden"
    >
      <h2 id="booking" className="px-6 pt-6 text-h3">
        Запись на&nbsp;приём
      </h2>
      {children}
    </section>
  );
}
