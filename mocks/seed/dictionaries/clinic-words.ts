const list = (text: string): readonly string[] => text.split(',').map((word) => word.trim());

/** Invented names of clinics. */
export const CLINIC_WORDS = list(`
Аққайың, Ақсұңқар, Айдын, Аспан, Балауса, Балдырған, Бұлақ, Гауһар, Дарын, Дәуір, Еңлік, Жайлау, Жалын, Жаңа таң, Жасмин, Жібек, Жұпар, Зейін,
Керім, Көктем, Күншуақ, Қайнар, Қарлығаш, Қуат, Қызғалдақ, Лашын, Маржан, Мөлдір, Мұрагер, Нұрлы таң, Өркен, Парасат, Сәулет, Самұрық, Сырдария, Табиғат,
Таңшолпан, Тұлпар, Тұран, Үкілі, Үміт, Шабыт, Шапағат, Шұғыла, Шырақ, Ырыс, Ынтымақ, Родник, Яблоневый сад, Белая ласточка, Тёплый дом, Берёзка, Маяк,
Горизонт, Созвездие, Вереск, Полынь, Доброе утро, Северный свет, Три тополя, Облако, Колибри, Ясень, Ладонь, Новый день, Янтарь, Живая вода, Семь озёр`);

/** First and second halves of two-word names, used when single words run out. */
export const WORD_HEADS = list(
  'Ақ, Алтын, Жаңа, Жарық, Жасыл, Кең, Көк, Күміс, Қызыл, Мөлдір, Нұрлы, Таза, Тұнық, Ұлы, Биік',
);
export const WORD_TAILS = list(
  'арай, бел, бесік, бұлақ, дала, ел, жайлау, жол, көл, орда, өзен, сай, самал, тау, тас, тоғай, шаңырақ, шуақ',
);

/** Latin second halves: «Denta Nur». */
export const LATIN_WORDS = list(
  'Nur, Dala, Asyl, Aspan, Alma, Tau, Merei, Samal, Sary, Lux, Plus, Line, Art, Family, Bulak, Koktem, Kids, Zhan, Arna, Orda, Vita, Nova',
);
