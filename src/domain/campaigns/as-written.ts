import type { Campaigns, WrittenText } from './campaigns.ts';

type Written = WrittenText & { recipient: string | null };

/** A text with the name of whom it is to and how it is signed, as the form said it that its writer filled in. */
export function asWritten<Text extends Written>(text: Text, campaigns: Campaigns) {
  return {
    ...text,
    recipient: recipientShown(text, campaigns),
    authorLabel: campaigns.authorLabel(text),
  };
}

type Addressed = Omit<Written, 'category'>;

export const recipientShown = (text: Addressed, campaigns: Campaigns): string | null =>
  text.recipient && campaigns.recipientName(text, text.recipient);
