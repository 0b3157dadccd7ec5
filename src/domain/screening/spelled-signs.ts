/** How the signs of web and mail addresses are said, in English, French, Urdu and Arabic. */
const DOT_WORD = '(?:d[o0]t|point|period|punkt|ڈاٹ|نقطہ|دوت|دوط|نقطة|نقطه)';
const AT_WORD =
  '(?:at the rate(?: of)?|علامة ال[اآأ]ت|ایٹ کا نشان|@ کا نشان|(?:the )?at[- ](?:sign|symbol|mark)|then at then|arobase?|arobaz|a commercial|ایٹ د[یا] ریٹ|ایٹ|اٹ|آت|أت|ات|آ?ت ساين)';

const inBrackets = (words: string) => String.raw`\s?[([{<*|]\s?${words}\s?[)\]}>*|]\s?`;
/** Words need something around them; "_at_" and ", point," are spaces too. */
const SEPARATOR = `[_*~/^:"'“”‘’-]`;
const THEN = '(?:(?:and )?then(?: an?)?|(?:et )?puis(?: un)?|ensuite|پھر|اور|و?بعدها|و?بعدين|ثم)';
const AROUND = String.raw`(?:\s?(?:[,،+]|${SEPARATOR}){1,2}\s?|[,،]?\s${THEN}\s|\s{1,3})(?:${THEN}\s)?`;
const between = (words: string) => `${AROUND}و?${words}${AROUND}`;

/** With brackets or as a word, never as the sign itself. */
export const SPELLED_DOT = `(?:${inBrackets(String.raw`(?:${DOT_WORD}|\.)`)}|${between(DOT_WORD)})`;
export const SPELLED_AT = `(?:${inBrackets(`(?:${AT_WORD}|at|a|et|@)`)}|${between(AT_WORD)}|\\s?${SEPARATOR}{1,2}\\s?at\\s?${SEPARATOR}{1,2}\\s?|,?\\sthen\\sat,?\\sthen\\s|&#64;|%40)`;

/** Endings as they are written, and as they are said in Urdu and in Arabic. */
export const SPOKEN_ENDING = '(?:کام|نیٹ|آرگ|او آر جی|پی کے|كوم|کوم|نت|أورغ|اورغ|أورج|اورج)';

export const SLASH = String.raw`(?:\/|(?:forward |back ?)?slash|stroke|barre(?: oblique)?|سلیش|سلاش|شرطة(?: مائلة)?)`;
