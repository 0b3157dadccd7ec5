import { describe, expect, test } from 'vitest';
import { writtenLanguage } from './written-language.ts';

describe('the language that words seem to be in', () => {
  test.each([
    ['ur', 'پیارے بچو، میں آپ کو لاہور سے لکھ رہی ہوں۔'],
    ['ur', 'عید'],
    ['ur', 'پيارے بچو، ميں آپ كو لاہور سے لكھ رہی ہوں۔'],
    ['ar', 'كانت جدتي تحتفظ بجرة من الأزرار على حافة النافذة'],
    ['ar', 'العيد في الدار البيضاء'],
    [
      'other',
      'مادربزرگم یک شیشه پر از دکمه کنار پنجره نگه می‌داشت و من اجازه نداشتم به آن دست بزنم',
    ],
    ['ur', 'پیارے Ali، میں آپ کو لکھ رہی ہوں۔'],
    ['fr', 'Chère famille, je vous écris de Montréal avec mon cœur et avec les mots de ma mère.'],
    ['en', 'Dear family, I am writing to you from Halifax with all my heart. Salaam, سلام.'],
    ['en', ''],
  ])('%s: %s', (language, text) => {
    expect(writtenLanguage(text)).toBe(language);
  });
});
