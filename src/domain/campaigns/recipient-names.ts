/** Whom a letter of remembrance may be to: what is stored, and what readers see. */
export const RECIPIENT_NAMES: readonly { recipient: string; label: string }[] = [
  { recipient: 'The family', label: 'The family' },
  { recipient: 'The grandmother', label: 'The grandmother' },
  { recipient: 'The father', label: 'The father' },
  { recipient: 'The mother', label: 'The mother' },
  { recipient: 'The daughter', label: 'The daughter' },
  { recipient: 'The son', label: 'The son' },
];
