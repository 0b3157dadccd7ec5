import { describe, expect, test } from 'vitest';
import { threadTime } from '#support/thread-time.ts';
import { TOPICS, topicLabel, topicsOf } from './topics.ts';

/** A subject that says nothing, so that the words alone decide. */
const wordsOf = (text: string) => topicsOf(text, 'LIFE');

describe('words that weigh', () => {
  test.each([
    ['My grandmother died in March. I washed her grave in May.', 'war-and-death'],
    ['He died. His brother died. Then our neighbour died.', 'war-and-death'],
    ['My baby died before she had a name.', 'war-and-death'],
    ['Two of my cousins were killed on the road to Homs.', 'war-and-death'],
    ['The bombs fell for nine nights and we slept in the stairwell.', 'war-and-death'],
    ['Soldiers stood at the corner. After the war nobody swept it.', 'war-and-death'],
    ['We walked behind the janazah in the rain.', 'war-and-death'],
    ['J’ai enterré mon mari un mardi.', 'war-and-death'],
    ['Mon fils est mort en mars.', 'war-and-death'],
    ['Mon père est mort quand j’avais neuf ans, et ma mère porte le deuil.', 'war-and-death'],
    ['La guerre a pris notre maison, et les soldats ont pris le reste.', 'war-and-death'],
    ['دادا کا انتقال ہو گیا اور قبر پر پھول تھے۔', 'war-and-death'],
    ['قُتل أخي في الطريق إلى حمص.', 'war-and-death'],
    ['مشينا خلف الجنازة تحت المطر.', 'war-and-death'],
    ['جاء الجنود بعد الحرب إلى شارعنا.', 'war-and-death'],
    ['بمباری کے بعد ہم تہہ خانے میں رہے۔', 'war-and-death'],
    ['جنگ کے دنوں میں فوجی ہماری گلی میں آئے۔', 'war-and-death'],
    ['They found the cancer in spring and I learned to cook.', 'illness'],
    ['My uncle had a small stroke and lost his English, not his Somali.', 'illness'],
    ['She was diagnosed in May and the hospital became our second house.', 'illness'],
    ['I was depressed for a winter and told nobody.', 'illness'],
    ['Ma mère faisait sa chimio le jeudi.', 'illness'],
    ['Il était malade et l’hôpital était loin.', 'illness'],
    ['امی کو کینسر تھا مگر وہ ہنستی رہیں۔', 'illness'],
    ['ابا بیمار تھے اور ہسپتال دور تھا۔', 'illness'],
    ['اكتشفوا السرطان في الربيع وتعلمت الطبخ.', 'illness'],
    ['كان أبي مريضا وكان المستشفى بعيدا.', 'illness'],
    ['قالوا لي في المدرسة إنني إرهابي.', 'hate-and-attacks'],
    ['صرخ رجل: ارجعي إلى بلدك.', 'hate-and-attacks'],
    ['A man on the tram told us to go back to our country.', 'hate-and-attacks'],
    ['Somebody yanked my hijab at the bus stop.', 'hate-and-attacks'],
    ['He spat at my mother and called her names.', 'hate-and-attacks'],
    ['They called me a terrorist in gym class.', 'hate-and-attacks'],
    ['Our mosque was vandalised the week before Eid.', 'hate-and-attacks'],
    ['On lui a arraché son voile devant l’école.', 'hate-and-attacks'],
    ['« Retourne dans ton pays », m’a dit une dame très bien coiffée.', 'hate-and-attacks'],
    ['لڑکوں نے مجھے دہشت گرد کہا۔', 'hate-and-attacks'],
    ['بس میں کسی نے گالیاں دیں اور دھمکی دی۔', 'hate-and-attacks'],
  ])('%s → %s', (text, topic) => {
    expect(wordsOf(text)).toContain(topic);
  });
});

describe('words that only sound like it', () => {
  test.each([
    'When she died I was four, and I remember her plums.',
    'My grandmother died in March, before the roses.',
    'A man from our street had died, and nobody had told us.',
    'Ma grand-mère est morte avant ma naissance.',
    'دادا کا انتقال ہو گیا تو گھر خاموش ہو گیا۔',
    'توفيت جدتي قبل أن أولد وبقيت وصفاتها.',
    'متنا من الضحك في المطبخ.',
    'I came home dead tired and slept in my coat.',
    'He ordered a shot of espresso and a date.',
    'The phone was dead, the battery too.',
    'The boiler died on a Thursday.',
    'I nearly died laughing when the goat sat down.',
    'My mother will kill me if I lose these shoes.',
    'We had a snowball war, and a cold war over the remote.',
    'A soldier bought the last book.',
    'We bombed the exam, all of us.',
    'Shelling peas is what my aunt does when she is angry.',
    'He took one shot at the hoop and missed.',
    'She shot him a look across the table.',
    'I am sick of lentils.',
    'I learned the surah by heart.',
    'My sister works at the hospital and comes home at six.',
    'The cat almost gave me a heart attack.',
    'With one stroke of the pen he wrote my name.',
    'I hate snakes and I hate hotels.',
    'She beat me at Scrabble.',
    'I had to go back to the shop for cumin.',
    'I pulled off my scarf and lay down on the carpet.',
    'The whole team was attacking the goal.',
    'Sa batterie était morte et il neigeait.',
    'On était morts de rire dans la cuisine.',
    'Une nature morte pendait au mur.',
    'ہم جنگل میں راستہ بھول گئے۔',
    'ابا روزنامہ جنگ پڑھتے ہوئے سو گئے۔',
    'ہم ہنس ہنس کر مر گئے۔',
    'ڈاکٹر نے سر درد کی گولی دی۔',
  ])('%s', (text) => {
    expect(wordsOf(text)).toEqual([]);
  });
});

test('Urdu is read in Arabic letters and with vowel signs too', () => {
  expect(wordsOf('جنازه بہت سادہ تھا۔')).toEqual(['war-and-death']);
  expect(wordsOf('اُن کا قَتل ہوا، گيا وقت۔')).toEqual(['war-and-death']);
});

describe('subjects that ask for such texts', () => {
  const LIGHT = 'My shoes squeaked all the way home.';
  test.each([
    ['QUEBEC_CITY_MOSQUE_SHOOTING', ['war-and-death', 'hate-and-attacks']],
    ['OUR_LONDON_FAMILY', ['war-and-death', 'hate-and-attacks']],
    ['SUDAN', ['war-and-death']],
    ['WAR', ['war-and-death']],
    ['ILLNESS', ['illness']],
    ['HATE_MAIL', ['hate-and-attacks']],
    ['PALESTINE', []],
    ['RAMADAN', []],
    ['no such subject', []],
  ])('%s', (category, topics) => {
    expect(topicsOf(LIGHT, category)).toEqual(topics);
  });
});

test('several topics come in their own order, each with a label', () => {
  const text = 'He spat at me. She had cancer. Then my father was killed.';
  expect(wordsOf(text).map(topicLabel)).toEqual(['War and death', 'Illness', 'Hate and attacks']);
  expect(TOPICS.map(topicLabel)).toHaveLength(3);
});

test.each([
  'a ',
  'my old woman of our street ',
  'dead ',
  'killed a ',
  'he ',
  'جنگ ',
  'sale ',
  'he died ',
  'وال',
])('ten thousand characters of "%s" take less than 50 ms', (piece) => {
  const text = piece.repeat(10_000).slice(0, 10_000);
  expect(threadTime(() => topicsOf(text, 'LIFE'))).toBeLessThan(50);
});
