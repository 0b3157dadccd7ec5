import { expect, test } from 'vitest';
import { isAboutMe } from './about-me.ts';

test.each([
  'When I was six',
  'I’m from Hamilton',
  'It was our street.',
  'J’avais six ans',
  'Elle m’appelait tous les soirs',
  'C’est à moi.',
  'جب میں چھ سال کی تھی',
  'یہ ہمارے گھر کی بات ہے',
  'ہم سب گئے۔',
  'أنا من حلب',
  'كنتُ في السادسة',
  'وأمي تخبز الخبز',
  'في بيتنا نافذة',
])('“%s” is about the writer', (text) => {
  expect(isAboutMe(text)).toBe(true);
});

test.each([
  'The mosque opened in May.',
  'Islam is a religion.',
  'Le manoir de la ville',
  'Jeudi, la mosquée ouvre.',
  'یہ ایک اہم بات ہے',
  'المسجد كبير وجميل',
  'أبيض وأسود',
  'النحن والليل',
])('“%s” is not', (text) => {
  expect(isAboutMe(text)).toBe(false);
});
