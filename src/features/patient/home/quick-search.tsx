import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { SearchButton, searchInputClass, SearchShell } from '@/domain/search/search-shell';

/** Form that opens the search. It is for phones, where the page has no button «Записаться». */
export function QuickSearch() {
  const navigate = useNavigate();
  const [text, setText] = useState('');

  return (
    <form
      role="search"
      className="mt-3 desktop:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        const q = text.trim();
        void navigate({ to: '/search', search: q === '' ? { category: 'doctors' } : { q } });
      }}
    >
      <SearchShell variant="page">
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          aria-label="Врач, услуга, симптом"
          placeholder="Врач, услуга, симптом"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={searchInputClass}
        />
        <SearchButton variant="page" />
      </SearchShell>
    </form>
  );
}
