import { expect, test } from 'vitest';
import { shouting } from './shouting.ts';

const found = (text: string) =>
  shouting
    .check(text, { child: false, city: null, languages: ['en'] })
    .map(({ start, end }) => text.slice(start, end));

test.each([
  ['And then: WHY DOES NOBODY EVER LISTEN? I left.', 'WHY DOES NOBODY EVER LISTEN? I'],
  ['STOP KILLING OUR CHILDREN', 'STOP KILLING OUR CHILDREN'],
  ['PLEASE, PLEASE HELP THEM NOW', 'PLEASE, PLEASE HELP THEM NOW'],
  ['I AM SO TIRED OF THIS OLD WAR.', 'I AM SO TIRED OF THIS OLD WAR'],
  ['DON’T TELL ME TO GO BACK HOME', 'DON’T TELL ME TO GO BACK HOME'],
  ['NOUS VOULONS LA PAIX MAINTENANT !', 'NOUS VOULONS LA PAIX MAINTENANT'],
  ['ARRÊTEZ DE NOUS REGARDER', 'ARRÊTEZ DE NOUS REGARDER'],
])('hears shouting in: %s', (text, passage) => {
  expect(found(text)).toEqual([passage]);
});

test.each([
  'UN, NATO, WHO, UNICEF, UNRWA, CNN, BBC',
  'NASA ESA CERN IBM UNHCR OIC',
  'Muhammad (PBUH) and the USA',
  'A sign said EMERGENCY EXIT.',
  'NO SMOKING, it said.',
  'I love my mother and I miss her.',
  'SUBHANALLAH',
  'AAAAAAAAAAAAAAAAAAAAAAAAAA',
  'NOOOOOOOOOOOOOOOOOOOOOOO WAY',
  'The Five Pillars Of My Kitchen Table',
  'A B C D E F G H I J K L M N O P Q R S',
  'Le TGV et la SNCF',
  'یہ ایک عام جملہ ہے جس میں بڑے حروف نہیں ہوتے',
  'WHAT\nA\nDAY\nTHIS\nWAS\nFOR\nALL',
])('hears none in: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  ['We wooooon!!!! Yesssss', ['wooooon', '!!!!', 'Yesssss']],
  ['ہم جیت گئےےےےے!!!!', ['گئےےےےے', '!!!!']],
  ['I am TIRED of being ASKED when I LEFT and WHERE', ['TIRED', 'ASKED', 'LEFT', 'WHERE']],
])('hears a raised voice in: %s', (text, cries) => {
  expect(found(text)).toEqual(cries);
});
