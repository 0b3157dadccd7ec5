import type { ClauseCode } from './clauses.ts';

/** Written for officers to learn with: nobody sent it, and it is published nowhere. */
export type TrainingText = {
  code: string;
  title: string;
  by: string;
  body: string;
  /** Guidelines that it does not keep; none where the desk would publish it. */
  broken: ClauseCode[];
  /** Why, in a sentence or two of whoever has read for long. */
  word: string;
};

/** In the order in which they are read: what is plain first, what officers differ about last. */
export const TRAINING_TEXTS: readonly TrainingText[] = [
  {
    code: 'the-shared-umbrella',
    title: 'The umbrella',
    by: 'Safa, 12, Canada',
    body: 'It rained so hard that the bus stop had a river. I had no umbrella and my scarf was getting heavy. A girl from the other grade held hers over both of us and did not say anything.\n\nThe next day she was there again. Now we have a rule: whoever has the umbrella holds it.',
    broken: [],
    word: 'A small true thing, told by the person it happened to. It needs no lesson at the end, and no big event.',
  },
  {
    code: 'call-me',
    title: 'My grandmother’s bread',
    by: 'Yusuf, 34, France',
    body: 'My grandmother baked for our whole street on the first morning of Eid. She never weighed anything. When I asked how much flour, she said: until it answers.\n\nIf anybody wants the recipe, call me on 06 39 98 55 01 in the evening, I am always home.',
    broken: ['contact-details'],
    word: 'A lovely text with a number in it. Decline it if you can do nothing else; better, cut the last paragraph and publish the bread.',
  },
  {
    code: 'the-best-lawyer',
    title: 'Your rights at the airport',
    by: 'Anonymous',
    body: 'Have you been stopped at the airport because of your name? Our office has helped hundreds of families. The first talk costs nothing, and we speak seven languages. Ask for us by name at any court, and tell them that you found us here.',
    broken: ['no-spam'],
    word: 'It sounds like help, and it is an advertisement. Nothing in it happened to whoever wrote it.',
  },
  {
    code: 'everybody-knows-him',
    title: 'The man at the corner shop',
    by: 'Nour, 15, Canada',
    body: 'The man at the corner shop by our school gave me the wrong change every time and called me a name I will not write. His name is Gerald Example and he lives over the shop, number 4, with the green door. He should know that we know.',
    broken: ['nobody-exposed'],
    word: 'What was done to her may be told. His name and his door may not: somebody could go there tonight. Tell her so, and that her story is welcome without them.',
  },
  {
    code: 'you-must',
    title: 'What we have forgotten',
    by: 'Idris, 58, Egypt',
    body: 'People today have forgotten patience. They look at screens and not at each other. You must rise before dawn, you must give before you are asked, and you must not answer anger with anger. If everybody did only this, there would be no sorrow left in any house.',
    broken: ['no-sermon'],
    word: 'Kind, and nothing happened in it. Ask for the one morning on which he learned this.',
  },
  {
    code: 'my-cousins-friend',
    title: 'A true story from a friend of my cousin',
    by: 'Bilal, 22, Germany',
    body: 'A friend of my cousin was on a train and a man tore off her scarf. She stood up and gave a speech, and the whole train clapped and cried, and the man became Muslim on the spot. I was not there, but everybody tells it.',
    broken: ['true-first-person'],
    word: 'It happened to a friend of a cousin, and he says that he was not there. Something did happen to him: he heard it, and felt something. That is his to tell.',
  },
  {
    code: 'they-are-all',
    title: 'I am done being polite',
    by: 'Anonymous, 27',
    body: 'After what was shouted at my mother in the market I am done. All of those people are animals and they should be treated like animals. I hope that what happened to us happens to every one of them and to their children.',
    broken: ['no-hate'],
    word: 'There is a real wound in it, and the second half wishes harm on a whole people. We publish the market and not the wish. The guideline gets no answer; where you think that a talk would help, ask a lead before you decline.',
  },
  {
    code: 'i-told-my-teacher',
    title: 'What I said in class',
    by: 'Hana, 9, United Kingdom',
    body: 'My teacher asked what we do at the weekend and I said we go to the mosque and after that there is soup. Everybody wanted to know which soup. It was lentil. Then Theo said he wants to come. I said you can but you have to take off your shoes.',
    broken: [],
    word: 'By a child, with first names only and nothing that leads to her. On the real desk you would look whether an adult said yes; here the form says so.',
  },
  {
    code: 'a-blow-retold',
    title: 'The word on our door',
    by: 'Amal, 46, Canada',
    body: 'In the night somebody painted a word on our door. My husband wanted to wash it off before the children woke, and we were too late. My daughter read it aloud, slowly, because she was learning to read.\n\nOur neighbour came with his own paint. He did not ask which colour. The door is yellow now.',
    broken: [],
    word: 'Heavy, and told without repeating the blow. What hate did to somebody is not hate. Newcomers often decline this one.',
  },
  {
    code: 'the-imam-and-me',
    title: 'What the imam said to me',
    by: 'Yusuf, 31, Canada',
    body: 'I was late, and I stood at the back with my shoes in my hand because the racks were full. The imam stopped in the middle of a sentence and said: there is a place here. I walked past two hundred people with my shoes.\n\nYou should all make a place for the one who is late. I am a bus driver now. I wait.',
    broken: [],
    word: 'One sentence of it tells readers what to do, and all the rest happened. A sermon is a text with nothing else in it. Officers differ about this one, which is why it is here.',
  },
  {
    code: 'the-blue-gate',
    title: 'Where we wait for my brother',
    by: 'Zahra, 14, Canada',
    body: 'Every day at ten past three I wait for my little brother at the blue gate behind the swimming pool, because Mama works. We have four minutes until the bus, and we spend them on the wall with the painted whale. He tells me everything in four minutes. Nobody else ever comes there.',
    broken: ['nobody-exposed'],
    word: 'No name and no street, and yet one could stand there at ten past three. Ask yourself each time: could somebody find this child? Here the place and the hour have to go.',
  },
  {
    code: 'two-brothers',
    title: 'The letter that came back',
    by: 'Karim, 63, Bosnia',
    body: 'I wrote to my brother every month while he was away, and every month the letter came back with a stamp across it. I kept them in the order of the stamps. When he came home, thin as a coat, he read all of them in one night at the kitchen table. In the morning he said: you write too much about the weather.',
    broken: [],
    word: 'War is in it, and not one word about war. Somebody who was there tells what he saw. Publish it, and rest a little.',
  },
];
