/** The words that every page has; apart from the rest, because they are in the file that every visit begins with. */
export const brandWords = {
  name: 'Аман',
  slogan: 'Врачи и клиники Казахстана',
  /** The title of the home page, and of a page without one of its own. */
  title: 'Аман\u00A0— врачи и клиники Казахстана',
  /** What a search engine shows of the site; pages with more to say bring their own. */
  description: 'Врачи и клиники Казахстана: отзывы, цены, свободное время. Запись к врачу онлайн за минуту.',
} as const;
