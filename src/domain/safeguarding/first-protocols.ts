import type { ProtocolStep } from './protocol.ts';
import type { Protocol } from './protocols.ts';

const STEPS: Record<ProtocolStep, string> = {
  read: 'Slowly, and once more. You need not do it alone: hand it over if it is too near.',
  now: 'If you cannot tell, it is now.',
  lead: 'Call or write to a lead on duty. Write down whom you told, and what they said.',
  answer: 'The words stand beside. Read them once as if they were for you.',
  reach:
    'A lead says whether anybody can and must be told where the writer lives, and writes down whom and what.',
  again:
    'Before you go home, and the next morning: has the writer read the answer, has anything come?',
  close: 'Then take an hour without heavy texts. Talk to somebody.',
};

/** Where a new desk starts; leads change all of it. By no native reader of French, Urdu and Arabic seen so far; the page of leads says so. */
export const FIRST_PROTOCOLS: readonly Protocol[] = [
  {
    danger: 'risk-to-life',
    steps: STEPS,
    words: {
      en: `Hello. We have read your words, to the end. Thank you for writing them. What you carry is heavy, and you do not have to carry it alone.

We are not an emergency service, and we cannot call you. Please talk to somebody today: a person near you whom you trust, or one of the lines below.

Your text stays here. Nothing of it is published while you are not safe.`,
      fr: `Bonjour. Nous avons lu vos mots, jusqu’au bout. Merci de les avoir écrits. Ce que vous portez est lourd, et vous n’avez pas à le porter sans aide.

Nous ne sommes pas un service d’urgence, et nous ne pouvons pas vous appeler. Parlez à quelqu’un aujourd’hui, s’il vous plaît : une personne proche en qui vous avez confiance, ou une des lignes ci-dessous.

Votre texte reste ici. Rien n’en est publié tant que vous n’êtes pas en sécurité.`,
      ur: `السلام علیکم۔ ہم نے آپ کی بات آخر تک پڑھی ہے۔ لکھنے کا شکریہ۔ جو بوجھ آپ پر ہے وہ بھاری ہے، اور اسے اکیلے اٹھانا ضروری نہیں۔

ہم ہنگامی مدد کا ادارہ نہیں ہیں اور آپ کو فون نہیں کر سکتے۔ براہِ کرم آج ہی کسی سے بات کریں: اپنے کسی قریبی سے جس پر بھروسا ہو، یا نیچے دی گئی کسی ہیلپ لائن پر۔

آپ کی تحریر ہمارے پاس محفوظ ہے۔ جب تک آپ محفوظ نہیں، اس میں سے کچھ شائع نہیں ہوگا۔`,
      ar: `السلام عليكم. قرأنا كلماتك حتى آخرها. شكرًا لأنك كتبتها. ما تحمله ثقيل، وليس عليك أن تحمله وحدك.

لسنا خدمة طوارئ، ولا نستطيع الاتصال بك. نرجو أن تتحدث اليوم إلى أحد: شخص قريب تثق به، أو أحد الأرقام أدناه.

نصّك محفوظ عندنا. لا يُنشر منه شيء ما دمت لست في أمان.`,
    },
  },
  {
    danger: 'child-in-danger',
    steps: {
      ...STEPS,
      now: 'Who is the child, and is the writer that child? If you cannot tell, it is now.',
      reach:
        'A lead alone decides whether child protection or the police where the writer lives must be told, and writes down whom and what.',
    },
    words: {
      en: `Hello. We have read what you wrote, to the end. Thank you for telling it. What happens there is not your fault.

We are not an emergency service, and we cannot come to you. Please tell a grown-up whom you trust today: a teacher, a doctor, somebody in your family. Or call one of the lines below. You may call them without saying your name.

What you wrote stays with us. It is not published while somebody may be hurt.`,
      fr: `Bonjour. Nous avons lu ce que tu as écrit, jusqu’au bout. Merci de l’avoir dit. Ce qui se passe n’est pas ta faute.

Nous ne sommes pas un service d’urgence, et nous ne pouvons pas venir. Parles-en aujourd’hui à un adulte en qui tu as confiance : à l’école, chez le médecin, dans ta famille. Ou appelle une des lignes ci-dessous. Tu peux appeler sans dire ton nom.

Ce que tu as écrit reste chez nous. Rien n’est publié tant que quelqu’un peut être blessé.`,
      ur: `السلام علیکم۔ آپ نے جو لکھا ہم نے آخر تک پڑھا۔ بتانے کا شکریہ۔ جو ہو رہا ہے اس میں آپ کا کوئی قصور نہیں۔

ہم ہنگامی مدد کا ادارہ نہیں ہیں اور آپ کے پاس نہیں آ سکتے۔ آج ہی کسی ایسے بڑے کو بتائیں جس پر آپ کو بھروسا ہو: استاد، ڈاکٹر، یا گھر کا کوئی فرد۔ یا نیچے دی گئی کسی ہیلپ لائن پر فون کریں۔ نام بتانا ضروری نہیں۔

آپ کی تحریر ہمارے پاس ہے۔ جب تک کسی کو نقصان پہنچ سکتا ہے، یہ شائع نہیں ہوگی۔`,
      ar: `السلام عليكم. قرأنا ما كتبته حتى آخره. شكرًا لأنك أخبرتنا. ما يحدث ليس ذنبك.

لسنا خدمة طوارئ، ولا نستطيع أن نأتي إليك. أخبر اليوم شخصًا كبيرًا تثق به: في المدرسة، أو عند الطبيب، أو في العائلة. أو اتصل بأحد الأرقام أدناه. يمكنك الاتصال دون أن تقول اسمك.

ما كتبته محفوظ عندنا. لا يُنشر ما دام أحد قد يتأذى.`,
    },
  },
  {
    danger: 'threat',
    steps: {
      ...STEPS,
      now: 'Who is threatened, and does the writer mean it? If you cannot tell, it is now.',
      lead: 'The lead tells those who are threatened, and the police. Write down whom you told, and what they said.',
      reach: 'A lead writes down who was warned, and what was handed to whom.',
    },
    words: {},
  },
];
