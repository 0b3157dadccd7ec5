import { type Cues, inArabic } from './topic-cues.ts';

export const ILLNESS_CUES: Cues = {
  idioms: [
    'sick (?:of|and tired|day|days|leave|note|joke|beat)|(?:sea|car|home|love|travel|air)-?sick(?:ness)?',
    'tropic of cancer|great depression|the depression|tropical depression',
    'ill (?:at ease|will|feeling|advised|fitting)',
    '(?:nearly|almost) (?:gave|had|have) (?:me |him |her |us )?(?:a|an) heart attack|(?:gave|giving) (?:me|him|her|us) a heart attack',
    'stroke of (?:luck|genius|midnight|the pen)|(?:breast|back) ?stroke|heart to heart|by heart',
    '(?:guerre|malade) (?:de jalousie|de rire)|malade de honte',
  ],
  clear: [
    'cancer|chemo(?:therapy)?|radiotherapy|tumou?rs?|leuk(?:a)?emia|lymphoma|metastas(?:is|es)',
    '(?:had|have|has|having|suffered|after) (?:a|his|her|my|another) (?:\\p{L}+ )?(?:stroke|heart attack|seizure|nervous breakdown|miscarriage)|miscarr(?:y|ied|iages?)|stillborn|stillbirth',
    'intensive care|icu|life support|ventilator|palliative|hospice|terminal(?:ly)? ill(?:ness)?|on oxygen|coma',
    "dementia|alzheimer'?s?|parkinson'?s|kidney failure|organ transplant|amputat(?:ed|ion)",
    'suicid(?:e|al)|(?:kill|killed|hurt|harm|harmed|cut|cutting) (?:myself|himself|herself|themselves)|self-harm|overdose[ds]?|eating disorder|anorexia|bulimia',
    '(?:was|were|been|am|is|severely|clinically) depressed|(?:my|his|her|with|of|postpartum|into) depression|panic attacks?|ptsd|psychiatric|psych ward',
    // French
    'chimio(?:thérapie)?|radiothérapie|tumeurs?|leucémie|métastases?|soins (?:palliatifs|intensifs)|réanimation',
    '(?:un|son|mon|fait un) avc|crise cardiaque|fausse couche|mort-née?|démence|en dépression|(?:ma|sa|une|la) dépression|se suicider|tentative de suicide',
    // Urdu
    'کینسر|سرطان|کیمو ?تھراپی|ٹیومر|رسولی|فالج|دل کا دورہ|ہارٹ اٹیک|ڈپریشن|ڈائیلاسز|ڈائلیسز|خودکشی|خود کشی|آئی سی یو|وینٹیلیٹر|حمل ضائع',
    // Arabic
    inArabic(
      'سرطان|ورم|[أا]ورام|كيماوي|علاج كيميائي|لوكيميا|جلطة|سكتة (?:دماغية|قلبية)|[أا]زمة قلبية|نوبة قلبية',
      'عناية المركزة|غيبوبة|[أا]?لزهايمر|خرف|اكتئاب|[أا]نتحار|[أا]نتحر(?:ت)?|فشل كلوي|غسيل الكلى|[أا]جهض(?:ت|ي)|نوبة هلع',
    ),
  ],
  hints: [
    'hospitals?|hospitali[sz]ed|emergency room|ambulance',
    'sick|sicker|sickness|ill|illness|disease|unwell',
    'diagnos(?:is|ed)|prognosis|test results|biopsy',
    'surgery|operation|operated on|transplant',
    'dialysis|insulin pump|infusion|morphine|drip|oxygen',
    'ward|bedside|bedridden|bedpan',
    'therapist|therapy|antidepressants?|anxiety|depression',
    // French
    'hôpital|hôpitaux|hospitalisée?s?|urgences|ambulance',
    'malades?|maladies?',
    'diagnostic|diagnostiquée?|biopsie',
    'opérée?|opération|chirurgien(?:ne)?|dialyse|perfusion',
    // Urdu
    `ہسپتال|اسپتال|ایمبولینس|${inArabic('مستشفى', 'مستشفيات', '[إا]سعاف')}`,
    `بیمار|بیماری|مریض|مرض|${inArabic('مريض(?:ة|ا)?', 'مرضى', 'مرض(?:ت|ه|ها|ي)?', '[أا]مراض')}`,
    `آپریشن|علاج|ڈاکٹروں|تشخیص|${inArabic('عملية جراحية', 'جراحة', 'تشخيص', 'علاج')}`,
  ],
};
