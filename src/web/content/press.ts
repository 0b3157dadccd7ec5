import type { AudioSlot, Text } from './content-types.ts';

type PressPage = { title: string; lead: Text };
type EmptyShelf = { heading: string; text: Text };

export const press: PressPage = {
  title: 'Press',
  lead: 'Facts you may quote, recordings when there are some, and an address where a person reads.',
};

/** The specification keeps three places for audio interviews. */
export const recordingPlaces = 3;
export const recordings: AudioSlot[] = [];

export const emptyRecordings: EmptyShelf = {
  heading: 'No recording yet',
  text: 'Three places are kept here for audio interviews. Each will come with its date and a transcript. Until there is one, the stories speak for themselves: [read one](/stories).',
};

export const emptyMedia: EmptyShelf = {
  heading: 'Nothing is listed yet',
  text: 'When a newspaper, a station or a school paper reports on the stories, we link it here under its own headline and date. If you have published something, tell us at [{pressEmail}](mailto:{pressEmail}).',
};
