import type { AudioSlot } from '../content-types.ts';
import sampleVoice from './sample-voice.wav?url';

/** Shown in the demo only, so that the player can be tried; a machine speaks, nobody is quoted. */
export const demoRecordings: AudioSlot[] = [
  {
    title: 'A sample voice',
    src: sampleVoice,
    recorded: 'Spoken by a machine for the demo · English',
    transcript: [
      { at: 0, text: 'This is a sample recording for the demo.' },
      { at: 3, text: 'Thank you for wanting to write.' },
      { at: 5, text: 'It should be yours: a true account of something you lived or saw.' },
      {
        at: 9.5,
        text: 'Please leave out web links, street addresses, e-mails and phone numbers.',
      },
      {
        at: 14.5,
        text: 'If you are under eighteen, ask a parent, a guardian or a teacher first.',
      },
    ],
  },
];
