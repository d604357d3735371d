import { useState } from 'react';

/** Copies a text. `isCopied` is true for a short time after the text was copied. */
export function useCopied(): { readonly isCopied: boolean; readonly copy: (text: string) => void } {
  const [isCopied, setIsCopied] = useState(false);
  const copy = (text: string): void => {
    void navigator.clipboard.writeText(text).then(() => {
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), 2000);
    });
  };
  return { isCopied, copy };
}
