import { expect } from 'vitest';
import type { CampaignWithForm } from '#domain/campaigns/registry.ts';
import { isInArabicScript } from '#domain/story/written-language.ts';
import { inkOf, likeness, writtenIn } from './ink.ts';
import type { Person } from './person.ts';
import type { Text } from './texts.ts';

/** Long enough to be seen as an attempt, too short to be sent. */
const BEGUN = 40;

const nameOf = ({ writingType }: CampaignWithForm) =>
  writingType === 'LETTER' ? 'letter' : 'story';

/** Fills in a form as people do: three things wrong at first, then put right by typing. */
export async function writesWithMistakes(
  person: Person,
  form: CampaignWithForm,
  text: Text,
): Promise<void> {
  const words = `Your ${nameOf(form)}`;
  if (form.recipients.length > 0) await person.chooses('To', form.recipients[0] ?? '');
  // One letter is no title, half a story is none, and half an address is none.
  await person.writesInto('Give it a title', text.title.slice(0, 1));
  await person.writesInto(words, text.story.slice(0, BEGUN));
  await person.writesInto('Email', 'amina at example');
  await answersTheRest(person, form);

  await person.touches('Read it over before sending');
  await person.reads(/^Three things to finish/);
  // The summary leads to the field, and the next key is a letter in it.
  await person.touches(/at least 2 characters in the title/);
  await person.press('End');
  await person.type(text.title.slice(1));
  expect(await person.whatStandsIn('Give it a title')).toBe(text.title);
  await person.writesInto(words, text.story.slice(BEGUN));
  expect(await person.whatStandsIn(words)).toBe(text.story);
  await person.takesOut('Email', 'amina at example'.length);
  await person.type('amina@example.org');
  expect(await person.whatStandsIn('Email')).toBe('amina@example.org');
}

/** What a form asks beside the words. */
export async function answersTheRest(
  person: Person,
  form: CampaignWithForm,
  { name, age } = { name: 'Amina', age: '41' },
): Promise<void> {
  if (form.category === null) await picks(person, 'What is it about?', 'Mosque');
  await person.writesInto('Name', name);
  await person.writesInto('Age', age);
  await person.touches('Girl or woman');
  await picks(person, 'Country', 'Canada');
  if (form.form.requires.includes('belief')) await person.chooses('Belief', 'Islam');
  await person.touches(/^This is true, it is mine to tell/);
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
): Promise<string[]> {
  await person.touches('Read it over before sending');
  await person.reads('Read it over');
  expect(await person.textOf('.sheetprev h2')).toBe(text.title);
  expect(await person.textOf('.sheetprev .prose')).toBe(text.story);
  if (isInArabicScript(text.title)) await seesNastaliq(person, '.sheetprev h2', text.title);
  return sends(person, form);
}

/** Words in Urdu drawn as Urdu is: not an empty sheet, nor another face. */
export async function seesNastaliq(person: Person, place: string, words: string): Promise<void> {
  const drawn = async () => inkOf(await person.pictureOf(place));
  await expect
    .poll(async () => likeness(await drawn(), writtenIn('Nastaliq', words)), { timeout: 10_000 })
    .toBeGreaterThan(0.8);
  expect(likeness(await drawn(), writtenIn('DejaVu Sans', words))).toBeLessThan(0.5);
}

/** From the last look to the twelve words. */
export async function sends(person: Person, form: CampaignWithForm): Promise<string[]> {
  await person.touches(`Send my ${nameOf(form)}`);
  await person.reads(/^We(?:’ve| have) received your (?:story|letter)[!.]$/);
  return showsWords(person);
}

/** They are covered, unless the writer said that the device is theirs. */
export async function showsWords(person: Person): Promise<string[]> {
  const covered = (await person.textsOf('.words12 li')).length === 0;
  if (covered) await person.touches('Show my twelve words');
  const words = await person.textsOf('.words12 li');
  expect(words).toHaveLength(12);
  return words;
}

/** With the twelve words, on the page they belong to. */
export async function opensReceipt(person: Person, words: string[]): Promise<void> {
  await person.follows('the receipt page');
  await person.writesInto('Your twelve words', words.join(' '));
  await person.touches('Open my receipt');
  await person.reads('Where it is now');
  await person.sees(/in line to be read|Today: received|being made ready/i);
}
