const SENTENCE =
  'My grandmother kept a tin of cardamom on the highest shelf in the kitchen, higher than the clock. ';

/** As long as the usual story. */
export const longText = (): string =>
  Array.from({ length: 4 }, () => SENTENCE.repeat(5).trim()).join('\n\n');
