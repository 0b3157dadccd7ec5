import { joinParts } from './address-clusters.ts';
import { OF_WORDS, SAID_NUMBER } from './address-parts.ts';
import { loosely, readings } from './fold.ts';
import { NUMBER_WORD } from './number-words.ts';
import { quickPattern } from './pattern.ts';
import {
  asSignals,
  findPassages,
  LATIN_OR_ARABIC,
  type Passage,
  type ScreeningCheck,
  withoutOverlaps,
} from './signal.ts';
import { typedApart } from './typed-apart.ts';

const START = String.raw`(?<![\p{L}\p{N}])`;
const STOP = String.raw`(?![\p{L}\p{N}])`;
const NUMBER = String.raw`\d{1,5}(?:-?[A-Ha-h]|-\d{1,4}|\s(?:bis|ter|1/2|½|[A-D](?=,)))?,?\s`;
const UNIT = String.raw`(?:\s(?:[NSEW]|[NS][EW]|North|South|East|West|Nord|Sud|Est|Ouest)\b)?(?:,?\s(?:[Aa]pt|[Aa]partment|[Aa]ppartement|[Uu]nit|[Ss]uite|[Ff]lat)\b\.?\s?#?\w{1,5})?`;

/** Words that are streets in any writing, and words that are so only behind a name. */
const STREET = '(?:[Ss]treet|[Aa]venue|[Rr]oad|[Bb]oulevard|STREET|AVENUE|ROAD|St|Ave|Rd|Blvd)';
const NAMED_ONLY =
  '(?:Drive|Lane|Court|Crescent|Place|Square|Way|Close|Terrace|Circle|Gardens|Grove|Hill|Heights|Row|Walk|Rise|Mews|Trail|Parkway|Highway|Dr|Ln|Cres|Ct|Pl|Pkwy|Hwy|(?<!West\\s)Bank|Bend|Loop|Croft|Wynd|Alley|Hollow|Quay|Wharf|Vale|Fold|Yard|Parade|Green|Glen|Cove|Crossing|Chase|Landing|Meadows?|Path)';
const NAME = String.raw`(?:(?!The\s|Silk\s)(?:[aA]l-)?\p{Lu}[\p{L}\p{M}'’.-]{0,30}\s|\d{1,3}(?:st|nd|rd|th)\s)`;

/** Between a number and "street" these make a sentence, not an address: "20 minute drive". */
const SENTENCE_WORD =
  '(?:the|this|that|an?|of|on|in|by|my|our|their|his|her|and|or|with|from|more|new|other|way|lane|hours?|minutes?|miles?|km|years?|days?|people|men|women|kids|children|cars|blocks?|long|dirt|empty|busy|main|different)';
const STREET_THING = String.raw`(?!\s(?:lights?|vendors?|food|names?|signs?|kids|dogs?|cats?|trips?|corners?|lamps?|art)\b)`;

const FRENCH_STREET =
  '(?:[Rr]ue|[Aa]venue|[Aa]v\\.|[Bb]oulevard|[Bb]oul\\.|[Bb]d|[Cc]hemin|[Ii]mpasse|[Aa]llée|[Qq]uai|[Pp]lace|[Rr]oute|[Rr]ang|[Rr]uelle|[Cc]ours|[Pp]assage|[Ss]entier|[Cc]ité|[Cc]ôte|[Mm]ontée|[Pp]romenade|[Ss]quare|[Cc]haussée|[Ff]aubourg|[Vv]enelle|[Ee]splanade|[Cc]los)';
const NUMBERED_STREET = String.raw`(?:\d{1,3}(?:e|re|ère|ième|ème)\s(?:[Aa]venue|[Rr]ue|[Rr]ang)|(?:[Rr]ang|[Rr]oute|[Hh]ighway|Hwy|County Road|Concession(?: Road)?|Sideroad|(?:Range|Township) Road)\s\d{1,4})${STOP}`;
const FRENCH_NAME = String.raw`(?:(?:de\s|d['’])?\p{Lu}|(?:de\sla|du|des|aux?|à\sla|de\sl['’])\s?[\p{L}])[\p{L}\p{M}'’-]{0,30}(?:[\s-]\p{Lu}[\p{L}\p{M}'’-]{0,30}){0,3}`;

/** House before street, as addresses are told in Pakistan and India. */
const URDU_PART = `(?:گلی|مکان|فلیٹ|پلاٹ|کوٹھی|سٹریٹ|اسٹریٹ|دکان|خیمہ|بلاک)\\s?(?:نمبر:?|#)\\s?(?:${SAID_NUMBER})`;
const HOUSE_PART = String.raw`(?:[Hh]ouse|[Ff]lat|[Pp]lot|[Ss]treet|[Gg]ali|[Mm]akan|[Tt]ent)\s(?:(?:[Nn]o\b\.?|#)\s?\d{1,5}|(?:number|nambar)\s${SAID_NUMBER})`;

const STATES =
  '(?:AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC)';

const A_DIGIT = `(?:\\d|(?:zero|one|two|three|four|five|six|seven|eight|nine|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf))`;

const WAYS = [
  // He lives at 12 Fernhill
  String.raw`(?<=\b(?:lives?|lived|living|stay|staying|basement|attic|upstairs|house is|home is|come to|moved to|address is|send (?:it|them) to|find (?:me|us)|habit(?:e|ons|ait)|adresse (?:est|c['’]est)|logés?)(?: at| au)? )(?:\d{1,5}[A-Da-d]?|${OF_WORDS}),? \p{Lu}\p{L}{3,20}`,
  // Lindenweg 22, as in German, Dutch and Swedish
  String.raw`\p{Lu}\p{Ll}{2,20}(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee|gatan|vägen|straat|laan|plein) \d{1,4}[A-Za-z]?${STOP}`,
  // Via Verdi 12, Jalan Melati 4; Gül Sokak No: 7
  String.raw`(?:Calle|Via|Viale|Rua|Avenida|Ulica|Ul\.|Jalan|Jl\.|Jln\.?|Lorong)\s\p{Lu}\p{L}{1,20}(?:\s\p{Lu}\p{L}{1,20})?,?\s(?:[Nn]o\.?:?\s?)?\d{1,4}${STOP}`,
  String.raw`\p{Lu}\p{L}{1,20}\s(?:Sok(?:ak|ağı|\.)|Cad(?:desi|\.)|Mah(?:allesi|\.))(?:,?\s[Nn]o\.?:?\s?\d{1,4})?${STOP}`,
  // France: 75011 Paris
  String.raw`(?=\d)(?<=, )\d{5} \p{Lu}[\p{Ll}-]{2,20}`,
  `${NUMBER}${NAME}{1,4}(?:${STREET}|${NAMED_ONLY})${STOP}${UNIT}`,
  String.raw`\d{2,5},?\s(?:(?!${SENTENCE_WORD}\s)[a-z'’-]{2,20}\s){1,2}(?:street|avenue|road|boulevard|st|ave|rd|blvd)${STOP}${STREET_THING}${UNIT}`,
  `${NUMBER}${FRENCH_STREET}\\s${FRENCH_NAME}`,
  `${NUMBER}${NUMBERED_STREET}`,
  `${URDU_PART}(?:\\s?[،,]?\\s?${URDU_PART}){0,3}`,
  `${HOUSE_PART}(?:,?\\s${HOUSE_PART}){0,3}`,
  String.raw`(?:[Pp]\.?\s?[Oo]\.?\s?[Bb][Oo][Xx]|[Pp]ost [Oo]ffice [Bb]ox|[Cc]ase postale|[Bb]oîte postale|[BbCc]\.?[Pp]\.?(?=\s\d)|پوسٹ (?:آفس )?بکس|پی او بکس|ص\.?\s?ب\.?|صندوق (?:ال)?بريد)\s(?:[Nn]o\b\.?\s|#|نمبر\s|رقم\s)?(?:\d{1,7}${STOP}|${SAID_NUMBER})`,
  // In words: "one-four-zero Gooseberry Hill", "six 3 0 maple road"
  `(?:${OF_WORDS}|${NUMBER_WORD}),?\\s(?:${NAME}{1,4}(?:${STREET}|${NAMED_ONLY})${STOP}${UNIT}|${FRENCH_STREET}\\s${FRENCH_NAME})`,
  `${OF_WORDS},?\\s(?!${SENTENCE_WORD}\\s)[a-z'’-]{3,20}\\s${STREET}${STOP}${STREET_THING}`,
  // Arabic and Urdu: number before the street, or a building with its number
  String.raw`\d{1,5}\s?[،,]?\s?(?:شارع|حارة|زقاق|طريق|نهج|زنقة|درب|جادة|ساحة|ميدان)\s\p{L}{2,15}`,
  String.raw`\d{1,5}\s(?:\p{L}{2,15}\s){1,3}(?:روڈ|سٹریٹ|اسٹریٹ)${STOP}`,
  `(?:ال)?(?:عمارة|بناية|مبنى|منزل|فيلا|شقة|خيمة|شارع|بيت|دكان)\\s(?:رقم:?|[=:])\\s?${SAID_NUMBER}`,
  // Street before number: شارع الياسمين 127, rue Perrault, 12
  String.raw`(?:شارع|زقاق|نهج|زنقة|درب)\s(?:ال)?\p{L}{2,15}(?:\sال\p{L}{2,15})?\s?[،,]?\s\d{1,4}(?=\s?[،,.؛]|$|\sفي\s)`,
  String.raw`\p{L}{2,15}\s(?:روڈ|سٹریٹ|اسٹریٹ|کالونی|ٹاؤن)\s?[،,]?\s\d{1,4}(?=\s?[،,۔]|$|\s(?:میں|پر)\s)`,
  String.raw`(?:[Rr]ue|[Aa]venue|[Cc]hemin|[Bb]oulevard|[Cc]haussée|[Pp]lace|[Qq]uai)\s${FRENCH_NAME},?\s\d{1,3}(?=[,.;]|$)`,
  // A postal code by name, whatever it looks like
  String.raw`(?:[Pp]ostal code|[Pp]ostcode|[Zz]ip(?: code)?|[Cc]ode postal|پوسٹ(?:ل)? کوڈ|(?:ال)?رمز (?:ال)?بريدي)[\s,:]{0,2}(?:is|est|c['’]est|hai|هو|ہے)?[\s:]{0,2}(?:${SAID_NUMBER}|[A-Z\d](?:[A-Z\d .۔-]|,(?=\s?\d)){3,14}(?<=[A-Z\d]))`,
  // Canada, also with the digits in words
  `[A-Z][ -]?${A_DIGIT}[ -]?[A-Z][ ,.-]{0,2}${A_DIGIT}[ -]?[A-Z][ -]?${A_DIGIT}${STOP}`,
  String.raw`[ABCEGHJ-NPRSTVXYabceghj-nprstvxy]\d[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z][ -]?\d[ABCEGHJ-NPRSTV-Zabceghj-nprstv-z]\d${STOP}`,
  String.raw`[A-Z] \d [A-Z][^\p{L}\p{N}]{1,3}\d [A-Z] \d${STOP}`,
  // The United Kingdom, in capitals alone: "a4 3rd" is paper. "MP3 4GB" is none of it either.
  String.raw`[A-Z]{1,2}\d[A-Z\d]?\s?(?!\d[GT]B)\d[ABD-HJLNP-UW-Z]{2}${STOP}`,
  // The United States; OK, IN and ME are words too, so a place has to stand before the code.
  String.raw`(?=[A-Z]{2},?\s\d)(?<=\p{L},\s?|\p{Lu}\p{Ll}{1,20}\s)${STATES},?\s\d{5}(?:-\d{4})?${STOP}`,
];

const ADDRESS = quickPattern(loosely(`${LATIN_OR_ARABIC}${START}(?:${WAYS.join('|')})`), 'gu');

/** "In 1967 Jaffa Street was empty" tells a year. */
const BEFORE_A_YEAR =
  /(?:^|[^\p{L}])(?:in|since|by|until|before|after|of|en|depuis|avant|après|vers)\s$/iu;

function isYear(text: string, { start }: Passage): boolean {
  const opening = text.slice(start, start + 5);
  return (
    /^(?:1[5-9]|20)\d\d\s/.test(opening) &&
    BEFORE_A_YEAR.test(text.slice(Math.max(0, start - 8), start))
  );
}

/** "Cl0se" is a close: figures inside a word are read as the letters they look like. */
const FIGURES: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a' };
const INSIDE_A_WORD = /(?<=\p{L})[0134](?=\p{Ll}{2})|(?<=\p{L}\p{Ll})[0134](?=\p{Ll})/gu;

export const addresses: ScreeningCheck = {
  kind: 'address',
  caption: 'Street addresses, also piece by piece or in words, post boxes and postal codes',
  check: (typed) => {
    const found = readings(typed).flatMap((read) => addressesIn(read.text).map(read.back));
    return asSignals(
      withoutOverlaps([...found, ...typedApart(typed, 'address')]),
      'address',
      'rule',
    );
  },
};

function addressesIn(read: string): Passage[] {
  const text = read.replace(INSIDE_A_WORD, (figure) => FIGURES[figure] ?? figure);
  const whole = findPassages(text, ADDRESS).filter((passage) => !isYear(text, passage));
  return joinParts(text, whole);
}
