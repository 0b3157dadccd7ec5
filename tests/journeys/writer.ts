import { expect } from 'vitest';
import type { CampaignWithForm } from '#domain/campaigns/registry.ts';
import { isInArabicScript } from '#domain/story/written-language.ts';
import { PATIENCE_MS } from '#support/patience.ts';
import { inkOf, likeness, writtenIn } from './ink.ts';
import type { Person } from './person.ts';
import type { Text } from './texts.ts';
import { ENGLISH, type Tongue } from './tongue.ts';

/** Long enough to be seen as an attempt, too short to be sent. */
const BEGUN = 40;

type Told = { name: string; age: string; tongue?: Tongue };
const AMINA: Told = { name: 'Amina', age: '41' };

const TO_FINISH =
  '{things, plural, one {{number} thing to finish before you send} other {{number} things to finish before you send}}';
const TITLE_SHORT =
  'This is too short. Use at least {shortest, plural, one {# character} other {# characters}} in the title.';
const PROMISE =
  'This is true, it is mine to tell, and I agree to the <0>submission guidelines</0>. I understand that its words cannot be changed after I send it.';
const RECEIPT_PAGE =
  'Your twelve words still work: hide, pause or take it back, on any day, on <0>the receipt page</0>.';

/** A letter of remembrance is thanked for quietly. */
function receivedWords({ writingType, remembrance }: CampaignWithForm): string {
  if (remembrance) return 'We have received your letter.';
  return writingType === 'LETTER' ? 'We’ve received your letter!' : 'We’ve received your story!';
}

/** Fills in a form as people do: three things wrong at first, then put right by typing. */
export async function writesWithMistakes(
  person: Person,
  form: CampaignWithForm,
  text: Text,
  tongue: Tongue = ENGLISH,
): Promise<void> {
  const words = tongue.words(form.writingType === 'LETTER' ? 'Your letter' : 'Your story');
  const [title, email] = [tongue.words('Give it a title'), tongue.words('Email')];
  const [recipient] = form.recipients;
  if (recipient)
    await person.chooses(tongue.words('To', 'who a letter is to'), tongue.words(recipient));
  // One letter is no title, half a story is none, and half an address is none.
  await person.writesInto(title, text.title.slice(0, 1));
  await person.writesInto(words, text.story.slice(0, BEGUN));
  await person.writesInto(email, 'amina at example');
  await answersTheRest(person, form, { ...AMINA, tongue });

  await person.touches(tongue.words('Read it over before sending'));
  await person.reads(tongue.pattern(TO_FINISH));
  // The summary leads to the field, and the next key is a letter in it.
  await person.touches(tongue.pattern(TITLE_SHORT));
  await person.press('End');
  await person.type(text.title.slice(1));
  expect(await person.whatStandsIn(title)).toBe(text.title);
  await person.writesInto(words, text.story.slice(BEGUN));
  expect(await person.whatStandsIn(words)).toBe(text.story);
  await person.takesOut(email, 'amina at example'.length);
  await person.type(mailboxFor(form));
  expect(await person.whatStandsIn(email)).toBe(mailboxFor(form));
}

/** One for each, because nobody is written to more than three times a day. */
const mailboxFor = ({ slug }: CampaignWithForm) => `amina@${slug}.example.org`;

/** What a form asks beside the words. */
export async function answersTheRest(
  person: Person,
  form: CampaignWithForm,
  { name, age, tongue = ENGLISH }: Told = AMINA,
): Promise<void> {
  if (form.category === null) await picksSubject(person, tongue);
  await person.writesInto(tongue.words('Name'), name);
  await person.writesInto(tongue.words('Age'), age);
  await person.touches(tongue.words('Girl or woman'));
  await picks(person, tongue.words('Country'), tongue.words('Canada', 'country'));
  if (form.form.requires.includes('belief'))
    await person.chooses(tongue.words('Belief'), tongue.words('Islam', 'belief'));
  await person.touches(tongue.pattern(PROMISE));
}

async function picksSubject(person: Person, tongue: Tongue): Promise<void> {
  await picks(person, tongue.words('What is it about?'), tongue.words('Mosque', 'subject'));
}

/** From a list to type into where a script runs, else from the device's own. */
async function picks(person: Person, label: string, option: string): Promise<void> {
  if (!person.scripts) return person.chooses(label, option);
  await person.writesInto(label, option.slice(0, -1));
  await person.touches(option);
}

/** Reads it over, sends it, and keeps the twelve words. */
export async function readsOverAndSends(
  person: Person,
  form: CampaignWithForm,
  text: Text,
  tongue: Tongue = ENGLISH,
): Promise<string[]> {
  await person.touches(tongue.words('Read it over before sending'));
  await person.reads(tongue.words('Read it over'));
  expect(await person.textOf('.sheetprev h2')).toBe(text.title);
  expect(await person.textOf('.sheetprev .prose')).toBe(text.story);
  if (isInArabicScript(text.title) && tongue.locale !== 'ar')
    await seesNastaliq(person, '.sheetprev h2', text.title);
  return sends(person, form, tongue);
}

/** Words in Urdu drawn as Urdu is: not an empty sheet, nor another face. */
export async function seesNastaliq(person: Person, place: string, words: string): Promise<void> {
  const drawn = async () => inkOf(await person.pictureOf(place));
  await expect
    .poll(async () => likeness(await drawn(), writtenIn('Nastaliq', words)), {
      timeout: PATIENCE_MS,
    })
    .toBeGreaterThan(0.8);
  expect(likeness(await drawn(), writtenIn('DejaVu Sans', words))).toBeLessThan(0.5);
}

/** From the last look to the twelve words. */
export async function sends(
  person: Person,
  form: CampaignWithForm,
  tongue: Tongue = ENGLISH,
): Promise<string[]> {
  const isLetter = form.writingType === 'LETTER';
  await person.touches(tongue.words(isLetter ? 'Send my letter' : 'Send my story'));
  await person.reads(tongue.words(receivedWords(form)));
  return showsWords(person, tongue);
}

/** They are covered, unless the writer said that the device is theirs. */
export async function showsWords(person: Person, tongue: Tongue = ENGLISH): Promise<string[]> {
  const covered = (await person.textsOf('.words12 li')).length === 0;
  if (covered) await person.touches(tongue.words('Show my twelve words'));
  const words = await person.textsOf('.words12 li');
  expect(words).toHaveLength(12);
  return words;
}

/** With the twelve words, on the page they belong to. */
export async function opensReceipt(
  person: Person,
  words: string[],
  tongue: Tongue = ENGLISH,
): Promise<void> {
  await person.follows(tongue.link(RECEIPT_PAGE));
  await person.writesInto(tongue.words('Your twelve words'), words.join(' '));
  await person.touches(tongue.words('Open my receipt'));
  await person.reads(tongue.words('Where it is now'));
  // Which of the two depends on how fast the worker is.
  const states = ['Today: received', 'Now: in line to be read'];
  await person.sees(new RegExp(states.map((state) => tongue.words(state)).join('|')));
}
