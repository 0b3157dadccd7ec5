import type { MailWordsOf, QuietWords } from './mail-words.ts';

const signature = 'احكِ حكاية. أنقذ حياة.';
const page = 'لها صفحة خاصة بها، ويمكنك إرسالها إلى من شئت:';
const thanks = 'شكرًا لك على ثقتك بنا.';
const refusalThanks = 'شكرًا لك على كتابة «{title}» وعلى ثقتك بنا. قرأها أحد قرّائنا بعناية.';
const because = 'لا نستطيع نشرها كما هي، والسبب هو:';
const note = 'ويضيف من قرأها:';
const appeal =
  'إن رأيت أننا أخطأنا، فنرجو الكتابة إلى {appeals} مع ذكر المرجع {reference}. يقرأ ذلك إنسان.';
const noList = 'لا يستطيع أحد غيرنا أن يرى هذا العنوان، ولا توجد قائمة بريدية للخروج منها.';

const answer = {
  subject: 'هناك جواب لك',
  there: 'هناك جواب في صفحة إيصالك. تُفتح الصفحة بكلماتك الاثنتي عشرة:',
};

export const arabic: MailWordsOf = {
  STORY: {
    approval: {
      subject: 'نُشرت حكايتك على {site}',
      published: 'نُشرت حكايتك «{title}».',
      page,
      thanks,
      why: `وصلك هذا البريد الوحيد لأنك تركت هذا العنوان عند إرسال حكايتك. ${noList}`,
    },
    refusal: {
      subject: 'بخصوص حكايتك على {site}',
      thanks: refusalThanks,
      because,
      note,
      again:
        'إن غيّرت ذلك، يسرّنا أن نقرأها مرة أخرى. يمكنك إرسالها في أي يوم، على أنها حكاية جديدة:',
      appeal,
      why: `وصلك هذا البريد لأنك تركت هذا العنوان عند إرسال حكايتك. ${noList}`,
    },
    answer,
    signature,
  },
  LETTER: {
    approval: {
      subject: 'نُشرت رسالتك على {site}',
      published: 'نُشرت رسالتك «{title}».',
      page,
      thanks,
      why: `وصلك هذا البريد الوحيد لأنك تركت هذا العنوان عند إرسال رسالتك. ${noList}`,
    },
    refusal: {
      subject: 'بخصوص رسالتك على {site}',
      thanks: refusalThanks,
      because,
      note,
      again:
        'إن غيّرت ذلك، يسرّنا أن نقرأها مرة أخرى. يمكنك إرسالها في أي يوم، على أنها رسالة جديدة:',
      appeal,
      why: `وصلك هذا البريد لأنك تركت هذا العنوان عند إرسال رسالتك. ${noList}`,
    },
    answer,
    signature,
  },
};

export const quietArabic: QuietWords = {
  subject: 'خبر لك من {site}',
  decided: {
    published: 'نُشر ما أرسلته إلينا.',
    'not-as-it-is': 'شكرًا لك على ما أرسلته إلينا. قرأه أحد قرّائنا بعناية. لا نستطيع نشره كما هو.',
  },
  look: {
    published: 'كل ما عدا ذلك في صفحة إيصالك. تُفتح الصفحة بكلماتك الاثنتي عشرة:',
    'not-as-it-is': 'السبب، وما يمكنك فعله، في صفحة إيصالك. تُفتح الصفحة بكلماتك الاثنتي عشرة:',
  },
  why: `لا يذكر هذا البريد شيئًا بالاسم، كما طلبت. وصلك لأنك تركت لنا هذا العنوان. ${noList}`,
};
