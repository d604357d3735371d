import type { FocusEvent, ReactNode, SubmitEvent } from 'react';
import { SearchButton, searchInputClass, SearchShell } from '@/domain/search/search-shell';
import { ClearButton } from './clear-button';
import { type ComboboxOptions, useCombobox } from './use-combobox';

interface SearchFormProps extends Omit<ComboboxOptions, 'list'> {
  readonly variant: 'hero' | 'page';
  readonly placeholder: string;
  /** Between the text and the button: the city. */
  readonly children?: ReactNode;
}

/** The search field on a page: a plain form that works before anything else has loaded. */
export function SearchForm({ variant, placeholder, children, ...options }: SearchFormProps) {
  const { inputProps, suggestions, clear, close } = useCombobox({ ...options, list: 'dropdown' });

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    close();
    options.onSearch(options.text.trim());
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return (
    <form action="/search" role="search" className="relative" onSubmit={handleSubmit} onBlur={handleBlur}>
      <SearchShell variant={variant}>
        <input {...inputProps} placeholder={placeholder} className={searchInputClass} />
        {options.text !== '' && <ClearButton onClick={clear} />}
        {children}
        <SearchButton variant={variant} />
      </SearchShell>
      {suggestions}
    </form>
  );
}
