import type { MailWordsOf, QuietWords } from './mail-words.ts';

const signature = 'احكِ حكاية. أنقذ حياة.';
const page = 'لها صفحة خاصة بها، ويمكنك إرسالها إلى من تشاء:';
const thanks = 'شكرًا لك على ثقتك بنا.';
const refusalThanks = 'شكرًا لك على كتابة «{title}» وعلى ثقتك بنا. قرأها أحد أفراد فريقنا بعناية.';
const because = 'لا نستطيع نشرها كما هي، والسبب هو:';
const note = 'ويضيف من قرأها:';
const appeal =
  'إذا كنت ترى أننا أخطأنا، فاكتب إلى {appeals} واذكر هذا المرجع: {reference}. يقرأ رسالتك إنسان.';
const noList = 'لا يرى هذا العنوانَ أحدٌ غيرنا، ولا توجد قائمة تحتاج إلى إلغاء الاشتراك فيها.';

const answer = {
  subject: 'هناك جواب لك',
  there: 'هناك جواب في صفحة الإيصال الخاصة بك. افتحها بكلماتك الاثنتي عشرة:',
};

export const arabic: MailWordsOf = {
  STORY: {
    approval: {
      subject: 'نُشرت قصتك على {site}',
      published: 'نُشرت قصتك «{title}».',
      page,
      thanks,
      why: `وصلتك هذه الرسالة الوحيدة لأنك كتبت هذا العنوان عند إرسال قصتك. ${noList}`,
    },
    refusal: {
      subject: 'بخصوص قصتك على {site}',
      thanks: refusalThanks,
      because,
      note,
      again: 'إذا غيّرت ذلك، فسيسعدنا أن نقرأها من جديد. أرسلها في أي يوم تشاء، كقصة جديدة، من هنا:',
      appeal,
      why: `وصلتك هذه الرسالة لأنك كتبت هذا العنوان عند إرسال قصتك. ${noList}`,
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
      why: `وصلك هذا البريد الوحيد لأنك كتبت هذا العنوان عند إرسال رسالتك. ${noList}`,
    },
    refusal: {
      subject: 'بخصوص رسالتك على {site}',
      thanks: refusalThanks,
      because,
      note,
      again:
        'إذا غيّرت ذلك، فسيسعدنا أن نقرأها من جديد. أرسلها في أي يوم تشاء، كرسالة جديدة، من هنا:',
      appeal,
      why: `وصلك هذا البريد لأنك كتبت هذا العنوان عند إرسال رسالتك. ${noList}`,
    },
    answer,
    signature,
  },
};

export const quietArabic: QuietWords = {
  subject: 'خبر لك من {site}',
  decided: {
    published: 'نُشر ما أرسلته إلينا.',
    'not-as-it-is':
      'شكرًا لك على ما أرسلته إلينا. قرأه أحد أفراد فريقنا بعناية. لا نستطيع نشره كما هو.',
  },
  look: {
    published: 'تجد كل ما عدا ذلك في صفحة الإيصال الخاصة بك. افتحها بكلماتك الاثنتي عشرة:',
    'not-as-it-is':
      'تجد السبب، وما يمكنك فعله، في صفحة الإيصال الخاصة بك. افتحها بكلماتك الاثنتي عشرة:',
  },
  why: `لا تذكر هذه الرسالة شيئًا بالاسم، كما طلبت. وصلتك لأنك تركت لنا هذا العنوان. ${noList}`,
};
