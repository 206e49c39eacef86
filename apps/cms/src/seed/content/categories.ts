import type { BlogCategoryKey, SeedCategory } from "./types.ts";

export const blogCategories: SeedCategory<BlogCategoryKey>[] = [
  { key: "methods", name: { en: "Methods", ar: "المنهجية" } },
  { key: "pricing", name: { en: "Pricing", ar: "التسعير" } },
  { key: "retail", name: { en: "Retail", ar: "التجزئة" } },
  { key: "consumers", name: { en: "Consumers", ar: "المستهلك" } },
  { key: "brands", name: { en: "Brands", ar: "العلامات التجارية" } },
  { key: "qualitative", name: { en: "Qualitative", ar: "البحث النوعي" } },
  { key: "finance", name: { en: "Finance", ar: "المال" } },
  { key: "fieldwork", name: { en: "Fieldwork", ar: "العمل الميداني" } },
];

export const wordCategories: SeedCategory[] = [
  { key: "methods", name: { en: "Methods", ar: "المنهجية" } },
  { key: "sampling", name: { en: "Sampling", ar: "المعاينة" } },
  { key: "pricing", name: { en: "Pricing", ar: "التسعير" } },
  { key: "brands", name: { en: "Brands", ar: "العلامات التجارية" } },
  { key: "retail", name: { en: "Markets & retail", ar: "السوق والتجزئة" } },
];

export const resourceCategories: SeedCategory[] = [
  {
    key: "questionnaires",
    name: { en: "Questionnaires", ar: "الاستمارات" },
    description: {
      en: "Wording, order and answer scales: how to ask so that the answer means something.",
      ar: "الصياغة والترتيب وسلالم الإجابة: كيف تسأل ليكون للجواب معنى.",
    },
  },
  {
    key: "sampling",
    name: { en: "Sampling", ar: "المعاينة" },
    description: {
      en: "Whom to ask, how many of them, and how to choose them without choosing your friends.",
      ar: "من تسأل، وكم تسأل، وكيف تختار من غير أن يقع اختيارك على من تعرف.",
    },
  },
  {
    key: "analysis",
    name: { en: "Analysis", ar: "التحليل" },
    description: {
      en: "From a file of answers to a table, a chart and a sentence that can be defended.",
      ar: "من ملفّ الإجابات إلى جدولٍ ورسمٍ وجملةٍ يمكن الدفاع عنها.",
    },
  },
  {
    key: "fieldwork",
    name: { en: "Fieldwork", ar: "العمل الميداني" },
    description: {
      en: "Doors, shops and discussion rooms: the part of research that wears out shoes.",
      ar: "الأبواب والدكاكين وقاعات النقاش: الجزء الذي يُبلي الأحذية من البحث.",
    },
  },
  {
    key: "commissioning",
    name: { en: "Commissioning research", ar: "طلب البحث" },
    description: {
      en: "For those who pay for studies: choosing a supplier, and checking what arrives.",
      ar: "لمن يدفع ثمن الدراسة: كيف يختار من ينفّذها، وكيف يفحص ما يتسلّمه.",
    },
  },
];

export const faqCategories: SeedCategory[] = [
  { key: "projects", name: { en: "Projects", ar: "المشاريع" } },
  { key: "fieldwork", name: { en: "Fieldwork", ar: "العمل الميداني" } },
  { key: "cost-time", name: { en: "Cost & time", ar: "الكلفة والمدّة" } },
  { key: "data-privacy", name: { en: "Data & privacy", ar: "البيانات والخصوصية" } },
  { key: "methods", name: { en: "Methods & samples", ar: "المنهج والعيّنة" } },
];
