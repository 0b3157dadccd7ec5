import type { TextLanguage } from '#domain/options/languages.ts';
import type { Locale } from '#domain/options/locales.ts';
import type { SignalKind } from '#domain/screening/signal.ts';

/** Arabic came later: it is empty where leads have not written it yet. */
export type ClauseWords = Record<Locale, string>;

/** One rule of the guidelines, as officers tick it and as a writer is told of it. */
export type Clause = {
  code: string;
  /** Short, for the desk. */
  title: string;
  /** For the writer: the reason, and what would make the text one that we can publish. */
  words: ClauseWords;
  /** Hate and spam get no answer, so that they get no audience. */
  shown: boolean;
};

/** A clause's words for a writer: in the text's language, and in English where leads have none in it. */
export function clauseWords({ words }: Pick<Clause, 'words'>, language: TextLanguage): ToldClause {
  const told = language === 'other' || words[language] === '' ? 'en' : language;
  return { text: words[told], language: told };
}

export type ToldClause = { text: string; language: Locale };

/** What a new desk starts with; leads edit them there. */
export const FIRST_CLAUSES = [
  {
    code: 'true-first-person',
    title: 'True, first person',
    words: {
      en: 'We publish what really happened, told by the person it happened to. This reads as invented, or as somebody else’s story. Tell us something that you lived or saw yourself, starting from “I”, and we would gladly read it.',
      fr: 'Nous publions ce qui s’est vraiment passé, raconté par la personne qui l’a vécu. Ce texte semble inventé, ou appartenir à quelqu’un d’autre. Racontez une chose que vous avez vécue ou vue vous-même, en partant de « je », et nous la lirons avec plaisir.',
      ur: 'ہم وہ باتیں شائع کرتے ہیں جو سچ مچ ہوئیں، اُسی شخص کی زبانی جس پر گزریں۔ یہ تحریر فرضی یا کسی اور کی آپ بیتی معلوم ہوتی ہے۔ کوئی ایسی بات لکھیے جو آپ پر گزری ہو یا آپ نے خود دیکھی ہو، ”میں“ سے شروع کر کے، ہم اسے خوشی سے پڑھیں گے۔',
      ar: 'ننشر ما حدث حقًا، كما يرويه من عاشه. يبدو هذا النص متخيَّلًا، أو حكاية شخص آخر. يسرّنا أن نقرأ شيئًا عشته أو رأيته بنفسك، يبدأ من «أنا».',
    },
    shown: true,
  },
  {
    code: 'contact-details',
    title: 'No phone, email, address or link',
    words: {
      en: 'It has a phone number, an email, an address or a web link in it. To keep you and others safe, we do not show these in a text. Take them out and send it again: the rest may be just right.',
      fr: 'Il contient un numéro de téléphone, un courriel, une adresse ou un lien. Pour votre sécurité et celle des autres, nous n’en montrons pas dans un texte. Retirez-les et renvoyez-le : le reste convient peut-être tel quel.',
      ur: 'اس میں فون نمبر، ای میل، گھر کا پتا یا کسی ویب سائٹ کا لنک ہے۔ آپ کی اور دوسروں کی حفاظت کے لیے ہم تحریر میں ایسی چیزیں نہیں دکھاتے۔ انھیں نکال کر دوبارہ بھیجیے، باقی تحریر شاید بالکل ٹھیک ہو۔',
      ar: 'فيه رقم هاتف أو بريد إلكتروني أو عنوان أو رابط. حرصًا على سلامتك وسلامة الآخرين، لا نُظهر ذلك في النصوص. يكفي حذفها ثم إرسال النص من جديد، فقد يكون الباقي مناسبًا تمامًا.',
    },
    shown: true,
  },
  {
    code: 'nobody-exposed',
    title: 'Nobody else is exposed',
    words: {
      en: 'Somebody in it could be recognised and found: by a full name, a school, or another detail. Write “my friend” or “my teacher” instead, leave such details out, and send it again.',
      fr: 'On pourrait y reconnaître et retrouver quelqu’un : par un nom complet, une école ou un autre détail. Écrivez plutôt « mon amie » ou « mon professeur », laissez ces détails de côté et renvoyez-le.',
      ur: 'اس میں کسی شخص کو پہچانا اور ڈھونڈا جا سکتا ہے: پورے نام، اسکول یا کسی اور تفصیل سے۔ اس کی جگہ ”میری سہیلی“ یا ”میرے استاد“ لکھیے، ایسی تفصیل نکال دیجیے اور دوبارہ بھیجیے۔',
      ar: 'قد يُعرَف فيه شخص ويُعثَر عليه: من اسم كامل أو مدرسة أو تفصيل آخر. يمكن أن تحلّ محلّ ذلك «صديقتي» أو «معلّمي»، وأن تُترك هذه التفاصيل، ثم يُرسَل النص من جديد.',
    },
    shown: true,
  },
  {
    code: 'no-hate',
    title: 'Nothing hateful or unlawful',
    words: {
      en: 'Some of its words could hurt a person or a group, or break the law. You may tell what was done or said to you without repeating every word of it.',
      fr: 'Certains de ses mots pourraient blesser une personne ou un groupe, ou enfreindre la loi. Vous pouvez dire ce qu’on vous a fait ou dit sans en répéter chaque mot.',
      ur: 'اس کے بعض الفاظ کسی شخص یا گروہ کو تکلیف پہنچا سکتے ہیں یا قانون کے خلاف ہیں۔ آپ کے ساتھ جو ہوا یا آپ سے جو کہا گیا، وہ ہر لفظ دہرائے بغیر بھی بتایا جا سکتا ہے۔',
      ar: 'قد تؤذي بعض كلماته شخصًا أو جماعة، أو تخالف القانون. يمكنك أن تحكي ما فُعل بك أو قيل لك، من غير تكرار كل كلمة.',
    },
    shown: false,
  },
  {
    code: 'no-sermon',
    title: 'Not a sermon or an opinion',
    words: {
      en: 'It tells readers what to think, and we publish what happened to somebody. Tell us of one day or one moment behind it, and readers will understand the rest by themselves.',
      fr: 'Il dit aux lecteurs quoi penser, et nous publions ce qui est arrivé à quelqu’un. Racontez un jour ou un moment qui vous y a mené : les lecteurs comprendront le reste d’eux-mêmes.',
      ur: 'یہ پڑھنے والوں کو بتاتی ہے کہ وہ کیا سوچیں، جبکہ ہم وہ شائع کرتے ہیں جو کسی پر گزرا ہو۔ اس کے پیچھے جو ایک دن یا ایک لمحہ ہے، وہ سنائیے، باقی پڑھنے والے خود سمجھ لیں گے۔',
      ar: 'يقول للقرّاء ما ينبغي أن يفكّروا فيه، ونحن ننشر ما حدث لإنسان. يسرّنا أن نقرأ عن يوم واحد أو لحظة واحدة وراء ذلك، وسيفهم القرّاء الباقي بأنفسهم.',
    },
    shown: true,
  },
  {
    code: 'under-18',
    title: 'Under 18: permission stated',
    words: {
      en: 'Writers under 18 need a yes from a parent, a guardian or another adult who looks after them, and we could not be sure that there is one. Ask them, and send it again when they agree.',
      fr: 'Avant 18 ans, il faut l’accord d’un parent, d’un tuteur ou d’un autre adulte qui s’occupe de vous, et nous n’avons pas pu en être certains. Demandez-le, puis renvoyez le texte quand c’est oui.',
      ur: '18 سال سے کم عمر لکھنے والوں کو والدین، سرپرست یا دیکھ بھال کرنے والے کسی بڑے کی اجازت چاہیے، اور ہمیں اس کا یقین نہ ہو سکا۔ اُن سے پوچھیے، اور جب وہ ہاں کہیں تو دوبارہ بھیجیے۔',
      ar: 'من كان عمره أقل من 18 سنة يحتاج إلى موافقة أحد الوالدين أو وليّ الأمر أو شخص بالغ آخر يرعاه، ولم نستطع أن نتأكد من وجودها. يمكن سؤالهم، ثم إرسال النص من جديد حين يوافقون.',
    },
    shown: true,
  },
  {
    code: 'language',
    title: 'A language we can read',
    words: {
      en: 'It is in a language that none of us reads well enough to answer for it. If you can, send it in English, even simple English. Letters of remembrance may also be in French or Urdu.',
      fr: 'Il est dans une langue qu’aucun de nous ne lit assez bien pour en répondre. Si vous le pouvez, envoyez-le en anglais, même simple. Les lettres de souvenir peuvent aussi être en français ou en ourdou.',
      ur: 'یہ ایسی زبان میں ہے جسے ہم میں سے کوئی اتنا اچھا نہیں پڑھ سکتا کہ اس کی ذمہ داری لے سکے۔ ہو سکے تو اسے انگریزی میں بھیجیے، سادہ انگریزی بھی کافی ہے۔ یاد کے خطوط فرانسیسی یا اردو میں بھی ہو سکتے ہیں۔',
      ar: 'هو بلغة لا يقرؤها أحد منا قراءة تكفي لتحمّل مسؤوليته. إن أمكن، فنرجو إرساله بالإنجليزية، ولو كانت بسيطة. رسائل الذكرى يمكن أن تكون أيضًا بالفرنسية أو الأردية.',
    },
    shown: true,
  },
  {
    code: 'no-spam',
    title: 'Not spam or advertising',
    words: {
      en: 'It reads as an advertisement, or as a text that was sent many times. If there is something of your own behind it, tell us that.',
      fr: 'Il se lit comme une publicité, ou comme un texte envoyé maintes fois. S’il y a derrière quelque chose qui vous est propre, racontez-le.',
      ur: 'یہ اشتہار یا بار بار بھیجی گئی تحریر معلوم ہوتی ہے۔ اگر اس کے پیچھے آپ کی اپنی کوئی بات ہے تو وہ سنائیے۔',
      ar: 'يبدو إعلانًا، أو نصًا أُرسل مرات كثيرة. إن كان وراءه شيء يخصّك، فيسرّنا أن نقرأه.',
    },
    shown: false,
  },
] as const satisfies readonly Clause[];

/** A refusal that rests on a clause which is never shown is not explained at all. */
export function getsAnswer(clauses: readonly Clause[]): boolean {
  return clauses.every(({ shown }) => shown);
}

export type ClauseCode = (typeof FIRST_CLAUSES)[number]['code'];

/** Under which clause an officer finds a signal. Shouting breaks none: it is only hard to read. */
const CLAUSE_OF_SIGNAL: Record<SignalKind, ClauseCode | null> = {
  link: 'contact-details',
  email: 'contact-details',
  phone: 'contact-details',
  address: 'contact-details',
  handle: 'contact-details',
  school: 'nobody-exposed',
  shouting: null,
  sermon: 'no-sermon',
  language: 'language',
};

export function clauseOfSignal(kind: SignalKind): ClauseCode | null {
  return CLAUSE_OF_SIGNAL[kind];
}

/** Whether marks in a text are explained under this clause; without it they would be lost. */
export function explainsSignals(code: string): boolean {
  return Object.values<string | null>(CLAUSE_OF_SIGNAL).includes(code);
}
