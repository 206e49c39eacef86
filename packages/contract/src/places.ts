/** A place of the map of markets, with its position in the tile map, from 1. Positions are those of a compass. */
export interface Place {
  /** ISO 3166-1 of a country, ISO 3166-2 of a governorate. */
  code: string;
  en: string;
  ar: string;
  row: number;
  column: number;
}

/** The countries of the Arab League, in eight columns. */
export const countries: readonly Place[] = [
  { code: "TN", en: "Tunisia", ar: "تونس", row: 1, column: 3 },
  { code: "LB", en: "Lebanon", ar: "لبنان", row: 1, column: 5 },
  { code: "SY", en: "Syria", ar: "سوريا", row: 1, column: 6 },
  { code: "MA", en: "Morocco", ar: "المغرب", row: 2, column: 1 },
  { code: "DZ", en: "Algeria", ar: "الجزائر", row: 2, column: 2 },
  { code: "LY", en: "Libya", ar: "ليبيا", row: 2, column: 3 },
  { code: "EG", en: "Egypt", ar: "مصر", row: 2, column: 4 },
  { code: "PS", en: "Palestine", ar: "فلسطين", row: 2, column: 5 },
  { code: "JO", en: "Jordan", ar: "الأردن", row: 2, column: 6 },
  { code: "IQ", en: "Iraq", ar: "العراق", row: 2, column: 7 },
  { code: "KW", en: "Kuwait", ar: "الكويت", row: 2, column: 8 },
  { code: "MR", en: "Mauritania", ar: "موريتانيا", row: 3, column: 1 },
  { code: "SD", en: "Sudan", ar: "السودان", row: 3, column: 4 },
  { code: "SA", en: "Saudi Arabia", ar: "السعودية", row: 3, column: 6 },
  { code: "BH", en: "Bahrain", ar: "البحرين", row: 3, column: 7 },
  { code: "QA", en: "Qatar", ar: "قطر", row: 3, column: 8 },
  { code: "DJ", en: "Djibouti", ar: "جيبوتي", row: 4, column: 5 },
  { code: "YE", en: "Yemen", ar: "اليمن", row: 4, column: 6 },
  { code: "OM", en: "Oman", ar: "عُمان", row: 4, column: 7 },
  { code: "AE", en: "Emirates", ar: "الإمارات", row: 4, column: 8 },
  { code: "SO", en: "Somalia", ar: "الصومال", row: 5, column: 5 },
  { code: "KM", en: "Comoros", ar: "جزر القمر", row: 6, column: 5 },
];

/** The governorates of Syria, in five columns. */
export const governorates: readonly Place[] = [
  { code: "SY-LA", en: "Latakia", ar: "اللاذقية", row: 1, column: 1 },
  { code: "SY-ID", en: "Idlib", ar: "إدلب", row: 1, column: 2 },
  { code: "SY-HL", en: "Aleppo", ar: "حلب", row: 1, column: 3 },
  { code: "SY-RA", en: "Raqqa", ar: "الرقة", row: 1, column: 4 },
  { code: "SY-HA", en: "Hasakah", ar: "الحسكة", row: 1, column: 5 },
  { code: "SY-TA", en: "Tartus", ar: "طرطوس", row: 2, column: 1 },
  { code: "SY-HM", en: "Hama", ar: "حماة", row: 2, column: 2 },
  { code: "SY-HI", en: "Homs", ar: "حمص", row: 2, column: 3 },
  { code: "SY-DY", en: "Deir ez-Zor", ar: "دير الزور", row: 2, column: 4 },
  { code: "SY-QU", en: "Quneitra", ar: "القنيطرة", row: 3, column: 1 },
  { code: "SY-DI", en: "Damascus", ar: "دمشق", row: 3, column: 2 },
  { code: "SY-RD", en: "Rural Damascus", ar: "ريف دمشق", row: 3, column: 3 },
  { code: "SY-DR", en: "Daraa", ar: "درعا", row: 4, column: 2 },
  { code: "SY-SU", en: "Sweida", ar: "السويداء", row: 4, column: 3 },
];
