import type { MailWordsOf } from './mail-words.ts';

const signature = 'ایک کہانی سنائیں۔ ایک جان بچائیں۔';
const page = 'اس کا اپنا صفحہ ہے، جو آپ کسی کو بھی بھیج سکتے ہیں:';
const thanks = 'ہم پر بھروسا کرنے کا شکریہ۔';
const refusalThanks =
  '”{title}“ لکھنے اور ہم پر بھروسا کرنے کا شکریہ۔ ہمارے ایک ساتھی نے اسے توجہ سے پڑھا۔';
const because = 'ہم اسے اسی صورت میں شائع نہیں کر سکتے، اور وجہ یہ ہے:';
const note = 'پڑھنے والے ساتھی کی طرف سے:';
const appeal =
  'اگر آپ سمجھتے ہیں کہ ہم سے غلطی ہوئی ہے تو {appeals} پر لکھیے اور یہ حوالہ دیجیے: {reference}۔ اسے ایک انسان پڑھتا ہے۔';
const noList = 'یہ پتا کوئی اور نہیں دیکھ سکتا، اور ایسی کوئی فہرست نہیں جس سے نکلنا پڑے۔';

const answer = {
  subject: 'آپ کے لیے ایک جواب ہے',
  there: 'آپ کی رسید کے صفحے پر ایک جواب ہے۔ اسے اپنے بارہ الفاظ سے کھولیں:',
};

export const urdu: MailWordsOf = {
  STORY: {
    approval: {
      subject: '{site} پر آپ کی کہانی شائع ہو گئی ہے',
      published: 'آپ کی کہانی ”{title}“ شائع ہو گئی ہے۔',
      page,
      thanks,
      why: `آپ کو یہ ایک پیغام اس لیے ملا کہ کہانی بھیجتے وقت آپ نے یہ پتا لکھا تھا۔ ${noList}`,
    },
    refusal: {
      subject: '{site} پر آپ کی کہانی کے بارے میں',
      thanks: refusalThanks,
      because,
      note,
      again:
        'اگر آپ یہ بدل دیں تو ہم اسے خوشی سے دوبارہ پڑھیں گے۔ جس دن چاہیں، نئی کہانی کے طور پر یہاں سے بھیجیے:',
      appeal,
      why: `آپ کو یہ پیغام اس لیے ملا کہ کہانی بھیجتے وقت آپ نے یہ پتا لکھا تھا۔ ${noList}`,
    },
    answer,
    signature,
  },
  LETTER: {
    approval: {
      subject: '{site} پر آپ کا خط شائع ہو گیا ہے',
      published: 'آپ کا خط ”{title}“ شائع ہو گیا ہے۔',
      page,
      thanks,
      why: `آپ کو یہ ایک پیغام اس لیے ملا کہ خط بھیجتے وقت آپ نے یہ پتا لکھا تھا۔ ${noList}`,
    },
    refusal: {
      subject: '{site} پر آپ کے خط کے بارے میں',
      thanks: refusalThanks,
      because,
      note,
      again:
        'اگر آپ یہ بدل دیں تو ہم اسے خوشی سے دوبارہ پڑھیں گے۔ جس دن چاہیں، نئے خط کے طور پر یہاں سے بھیجیے:',
      appeal,
      why: `آپ کو یہ پیغام اس لیے ملا کہ خط بھیجتے وقت آپ نے یہ پتا لکھا تھا۔ ${noList}`,
    },
    answer,
    signature,
  },
};
